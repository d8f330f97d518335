import { CST, Lexer } from "yaml";

/** Nested documents of 40 KB can crash a process, so size and depth are checked before parsing. */
export const MAX_FRONTMATTER_BYTES = 64 * 1024;
export const MAX_DEPTH = 64;
/** Longer YAML that needs the slow parser is not edited in place, which would parse it twice. */
export const MAX_EDITED = 16 * 1024;

export const isTooLong = (yaml: string): boolean =>
  yaml.length > MAX_FRONTMATTER_BYTES ||
  (yaml.length * 3 > MAX_FRONTMATTER_BYTES && Buffer.byteLength(yaml) > MAX_FRONTMATTER_BYTES);

/** Computes a cheap upper bound first, and the actual depth only if that is too high. */
export const isTooDeep = (yaml: string): boolean =>
  nestingBound(yaml) > MAX_DEPTH && new Nesting().depthOf(yaml) > MAX_DEPTH;

/** Never less than the depth: every opening bracket, and the worst line's blanks and indicators. */
function nestingBound(yaml: string): number {
  let brackets = 0;
  let worst = 0;
  let line = 0;
  for (let i = 0; i < yaml.length; i++) {
    const code = yaml.charCodeAt(i);
    if (code === 0x0a) line = 0;
    else if (code === 0x5b || code === 0x7b) brackets++;
    // Each level of a block needs its own blank, dash, question mark or colon.
    else if (
      (code === 0x20 || code === 0x09 || code === 0x2d || code === 0x3f || code === 0x3a) &&
      ++line > worst
    ) {
      worst = line;
    }
  }
  return brackets + worst;
}

/**
 * The depth according to the tokens. The lexer is a loop; the parsers of `yaml`, including the one for concrete syntax,
 * are recursive and would overflow.
 */
class Nesting {
  private flow = 0;
  private readonly open: { column: number; kind: "seq" | "map" }[] = [];
  private column = 0;
  /** The column of the first content of the line after its indicators: where a map begins if a colon follows. */
  private key = -1;

  depthOf(yaml: string): number {
    let deepest = 0;
    for (const token of new Lexer().lex(yaml)) {
      this.take(token);
      deepest = Math.max(deepest, this.flow + this.open.length);
    }
    return deepest;
  }

  private take(token: string): void {
    const type = CST.tokenType(token);
    // Marks of the lexer that have no text.
    if (type === "scalar" || type === "doc-mode" || type === "flow-error-end") return;
    if (type === "flow-seq-start" || type === "flow-map-start") this.flow++;
    else if (type === "flow-seq-end" || type === "flow-map-end") this.flow = Math.max(0, this.flow - 1);
    else if (this.flow === 0) this.takeInBlock(type);
    this.advance(token);
  }

  private takeInBlock(type: CST.TokenType | null): void {
    if (type === "seq-item-ind") this.enter(this.column, "seq");
    else if (type === "explicit-key-ind") this.enter(this.column, "map");
    else if (type === "map-value-ind") this.enter(this.key < 0 ? this.column : this.key, "map");
    else if (type !== "space" && type !== "newline" && type !== "comment" && this.key < 0)
      this.key = this.column;
    if (type === "seq-item-ind" || type === "explicit-key-ind" || type === "map-value-ind") this.key = -1;
  }

  /** A list can have the column of the map that contains it. */
  private enter(column: number, kind: "seq" | "map"): void {
    for (let top = this.open.at(-1); top; top = this.open.at(-1)) {
      const isLeft = top.column > column || (top.column === column && top.kind === "seq" && kind === "map");
      if (!isLeft) break;
      this.open.pop();
    }
    const top = this.open.at(-1);
    if (top?.column !== column || top.kind !== kind) this.open.push({ column, kind });
  }

  private advance(token: string): void {
    const newline = token.lastIndexOf("\n");
    if (newline < 0) this.column += token.length;
    else {
      this.column = token.length - newline - 1;
      this.key = -1;
    }
  }
}
