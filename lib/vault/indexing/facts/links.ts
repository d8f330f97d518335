/** A link of a file. `start` is where its target begins, in UTF-16 units of the text. */
export interface LinkPosition {
  target: string;
  /** The top-level field with the link, or `body`. */
  relation: string;
  start: number;
  /** The heading, with those above it, or `^block`. */
  anchor?: string;
}

/** Four values of each link, since a vault may have a million: target, relation or 0 for `body`, start, anchor or 0. */
export type LinkValues = (string | number)[];

const EACH = 4;

/** The links of a file in the order of its text. */
export class Links implements Iterable<LinkPosition> {
  static readonly NONE = new Links([]);

  /** Those of `values`, which are kept. */
  static of = (values: LinkValues): Links => (values.length === 0 ? Links.NONE : new Links(values));

  /** An exact copy, for values that were pushed: an array that grows reserves twenty more. */
  static copyOf = (values: LinkValues): Links => Links.of(values.slice());

  /** Whether any link has an anchor, once that is known. */
  private areAnchored: boolean | undefined;

  private constructor(readonly values: Readonly<LinkValues>) {}

  get length(): number {
    return this.values.length / EACH;
  }

  targetOf(at: number): string {
    return String(this.values[EACH * at]);
  }

  relationOf(at: number): string {
    const relation = this.values[EACH * at + 1];
    return relation === 0 ? "body" : String(relation);
  }

  startOf(at: number): number {
    return Number(this.values[EACH * at + 2]);
  }

  anchorOf(at: number): string | undefined {
    const anchor = this.values[EACH * at + 3];
    return typeof anchor === "string" ? anchor : undefined;
  }

  get hasAnchors(): boolean {
    this.areAnchored ??= this.values.some((value, at) => at % EACH === EACH - 1 && typeof value === "string");
    return this.areAnchored;
  }

  get(at: number): LinkPosition {
    const anchor = this.anchorOf(at);
    const link = { target: this.targetOf(at), relation: this.relationOf(at), start: this.startOf(at) };
    return anchor === undefined ? link : { ...link, anchor };
  }

  *[Symbol.iterator](): Generator<LinkPosition> {
    for (let at = 0; at < this.length; at++) yield this.get(at);
  }
}

/** The values of a link. */
export function pushLink(values: LinkValues, { target, relation, start, anchor }: LinkPosition): void {
  values.push(target, relation === "body" ? 0 : relation, start, anchor ?? 0);
}
