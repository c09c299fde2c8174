/** A tree of variations. The page keeps it; the rules answer for one position at a time. */
import { completed, hasActions, loadActions, OfferedAction, type LegalAction, type State } from "../lib/actions.svelte";
import { call, post } from "../lib/api";
import type { AnalysedMove, AnalysedPosition, DrawOptions, MovePlayed, OpenedAnalysis, Preview } from "../lib/protocol";

const FORMAT = "guilda-analysis/1";
/** Positions that are kept to go back to them at once. */
const MOST_KEPT = 400;

export class Node {
  children: Node[] = $state.raw([]);
  name = $state("");
  comment = $state("");

  constructor(
    readonly parent: Node | null,
    readonly move: AnalysedMove | null,
    readonly text: string,
  ) {}

  /** The number of moves from the start. */
  get ply(): number {
    return this.line().length;
  }

  /** The nodes from the first move to this one. */
  line(): Node[] {
    const found: Node[] = [];
    for (let node: Node = this; node.parent !== null; node = node.parent) found.push(node);
    return found.reverse();
  }

  /** This node and those that follow it first. */
  onward(): Node[] {
    const found: Node[] = [this];
    for (let node = this.children[0]; node !== undefined; node = node.children[0]) found.push(node);
    return found;
  }

  /** This node and all after it, parents before their children. */
  walk(): Node[] {
    const found: Node[] = [];
    const waiting: Node[] = [this];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      found.push(node);
      waiting.push(...[...node.children].reverse());
    }
    return found;
  }
}

export class Tree {
  current: Node = $state.raw()!;
  /** The state of the current node; that of the last one until it has arrived. */
  state: State = $state.raw()!;
  private readonly positions = new Map<string, AnalysedPosition>();

  private constructor(
    readonly root: Node,
    readonly names: string[],
    readonly rules: AnalysedPosition,
  ) {
    this.current = root;
  }

  /** A tree that starts from a position. */
  static async from(start: AnalysedPosition, names: string[]): Promise<Tree> {
    if (!hasActions(start)) await loadActions(start);
    const tree = new Tree(new Node(null, null, start.text), names, start);
    tree.keep(start);
    tree.state = completed(start, start.state);
    return tree;
  }

  /** The tree of a record or an analysis. */
  static async open(file: string, place = 0): Promise<Tree> {
    const found = await post<OpenedAnalysis>("/api/analysis/open", { file });
    const tree = await Tree.from(found.start, found.names);
    tree.root.comment = found.comment;
    const nodes = [tree.root];
    for (const { parent, move, name, comment } of found.rows) {
      const node = new Node(nodes[parent]!, move, move.text);
      [node.name, node.comment] = [name, comment];
      nodes[parent]!.children.push(node);
      nodes.push(node);
    }
    const line = tree.root.onward();
    await tree.go(line[Math.min(place, line.length - 1)]!);
    return tree;
  }

  get game(): string {
    return this.rules.game;
  }

  /** Go to a node. */
  async go(node: Node): Promise<void> {
    const found = this.positions.get(node.text) ?? (await post<AnalysedPosition>("/api/analysis/position", { position: node.text }));
    this.keep(found);
    this.current = node;
    this.state = completed(this.rules, found.state);
  }

  /** Play a move of the current node and go there; with chosen outcomes of its first draws, the others are random. */
  async play(action: number | string, draws: string[] = []): Promise<Node> {
    const from = this.current;
    return this.playFrom(from, action, draws);
  }

  async playFrom(from: Node, action: number | string, draws: string[] = []): Promise<Node> {
    const seed = Math.floor(Math.random() * 2 ** 50);
    const { move, after } = await post<MovePlayed>("/api/analysis/play", { position: from.text, action, draws, seed });
    this.keep(after);
    let node = from.children.find((each) => each.move!.notation === move.notation && each.move!.draws.join() === move.draws.join());
    if (node === undefined) {
      node = new Node(from, move, move.text);
      from.children = [...from.children, node];
    }
    await this.go(node);
    return node;
  }

  /** The draws of a move with all that they could have brought, some of them chosen. */
  async drawsOf(node: Node, draws: string[]): Promise<DrawOptions[]> {
    return (await post<MovePlayed>("/api/analysis/play", { position: node.parent!.text, action: node.move!.notation, draws })).draws;
  }

  /** Fill in what some legal actions lead to. */
  preview(actions: readonly LegalAction[]): void {
    const unknown = actions.filter((each): each is OfferedAction => each instanceof OfferedAction && !each.asked);
    if (unknown.length === 0) return;
    for (const each of unknown) each.asked = true;
    void call<Preview[]>("POST", "/api/analysis/preview", { position: this.current.text, actions: unknown.map(({ id }) => id) }).then(
      (found) => found.forEach((each, place) => unknown[place]!.fill(each)),
      () => undefined,
    );
  }

  /** Make the moves that lead to a node the main line. */
  promote(node: Node): void {
    for (const each of node.line()) each.parent!.children = [each, ...each.parent!.children.filter((other) => other !== each)];
  }

  /** Remove a move and everything after it. */
  async remove(node: Node): Promise<void> {
    const parent = node.parent;
    if (parent === null) return;
    if (this.current.line().includes(node)) await this.go(parent);
    parent.children = parent.children.filter((each) => each !== node);
  }

  /** The analysis as a file (docs/program/analysis.md). */
  file(): string {
    const nodes = this.root.walk();
    const numbers = new Map(nodes.map((node, number) => [node, number]));
    const moves = nodes.slice(1).map((node) => [numbers.get(node.parent!), node.move!.notation, node.move!.draws.join(" "), node.name, node.comment]);
    const { game, rules_version, components } = this.rules;
    return JSON.stringify({ format: FORMAT, game, rules_version, components, names: this.names, start: this.root.text, comment: this.root.comment, moves });
  }

  private keep(position: AnalysedPosition): void {
    this.positions.delete(position.text);
    this.positions.set(position.text, position);
    if (this.positions.size > MOST_KEPT) this.positions.delete(this.positions.keys().next().value!);
  }
}
