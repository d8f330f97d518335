import { eachRun } from "./body";
import { afterCode, commentEnd, runEnd, runsOf } from "./inline";

/** What may begin what is no prose. */
const MARK = /[`\\<]|%%|\$\$/g;

/**
 * Calls `visit` with the stretches of a body from `from` on that are neither code nor comments (`%%`, HTML) nor formulas in `$$`,
 * in order. Takes linear time.
 */
export function eachProse(text: string, from: number, visit: (start: number, end: number) => void): void {
  const scanner = new ProseScanner(text, visit);
  eachRun(text, from, (start, end) => scanner.run(start, end));
}

class ProseScanner {
  /** Where prose continues after a comment or formula over several paragraphs. */
  private resume = 0;
  /** The next mark, and the next places of `%%` and `$$`: each is searched only once for all runs before it. */
  private mark = -1;
  private readonly pairs = new Map<string, number>();

  constructor(
    private readonly text: string,
    private readonly visit: (start: number, end: number) => void,
  ) {}

  run(from: number, to: number): void {
    let start = Math.max(from, this.resume);
    let lastRuns: Map<number, number> | undefined;
    let commentsClose = true;
    for (let i = this.nextMark(start); i < to; ) {
      let end = -1;
      let next = i + 2;
      const mark = this.text[i];
      if (mark === "`") {
        lastRuns ??= runsOf(this.text, i, to);
        next = runEnd(this.text, i);
        const after = afterCode(this.text, i, lastRuns);
        if (after > next) end = after;
      } else if (mark === "<") {
        next = i + 1;
        if (commentsClose && this.text.startsWith("<!--", i)) end = commentEnd(this.text, i, to);
        if (end < 0 && this.text.startsWith("<!--", i)) commentsClose = false;
      } else if (mark !== "\\") end = this.pairEnd(i, to);
      if (end >= 0) {
        if (start < i) this.visit(start, i);
        start = end;
        next = end;
      }
      i = this.nextMark(next);
    }
    this.resume = start;
    if (start < to) this.visit(start, to);
  }

  /** After the mark that closes `%%` or `$$` at `at`, or -1: in the same run, or anywhere when it begins its line. */
  private pairEnd(at: number, to: number): number {
    const mark = this.text.slice(at, at + 2);
    const known = this.pairs.get(mark) ?? -1;
    const found = known >= at + 2 ? known : this.text.indexOf(mark, at + 2);
    const close = found < 0 ? this.text.length : found;
    this.pairs.set(mark, close);
    const isPaired = close < to || (close < this.text.length && this.beginsLine(at));
    return isPaired ? close + 2 : -1;
  }

  private beginsLine(at: number): boolean {
    let before = at - 1;
    while (this.text[before] === " " || this.text[before] === "\t") before--;
    return before < 0 || this.text[before] === "\n";
  }

  private nextMark(from: number): number {
    if (this.mark >= from) return this.mark;
    MARK.lastIndex = from;
    this.mark = MARK.exec(this.text)?.index ?? this.text.length;
    return this.mark;
  }
}
