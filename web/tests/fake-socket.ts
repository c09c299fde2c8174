import type { Socket } from "../src/lib/link";

/** A WebSocket under the control of a test. */
export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: string[] = [];
  closed = false;
  send = (text: string): void => void this.sent.push(text);
  close = (): void => void (this.closed = true);
  opens = (): unknown => this.onopen?.({} as Event);
  says = (data: string): unknown => this.onmessage?.({ data } as MessageEvent<string>);
  ends = (code = 1006): unknown => this.onclose?.({ code } as CloseEvent);
}
