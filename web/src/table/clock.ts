import { t } from "../lib/i18n";

/** Time left, as it is shown. */
export function clockText(milliseconds: number): { text: string; hurry: boolean } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * 86_400) return { text: t("page-clock-left-days", { n: Math.floor(seconds / 86_400), hours: Math.floor(seconds / 3600) % 24 }), hurry: false };
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => `${n}`.padStart(2, "0");
  return { text: hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`, hurry: seconds < 20 };
}
