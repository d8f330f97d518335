/** A longer body is shown as source, in characters. */
export const MAX_BODY_CHARACTERS = 512 * 1024;
/** Nodes of the parsed Markdown. */
export const MAX_NODES = 20_000;
/** A line that opens more quotes and list items than this: the parser's time grows with the square of their number. */
export const TOO_NESTED = /^(?:[ \t]*(?:>|(?:\+|\d{1,9}[.)])[ \t])){1000}/m;
export const MAX_HTML_CHARACTERS = 1024 * 1024;

/** The part of a body that is rendered. */
export interface RenderRequest {
  body: string;
  /** Only this section or block. */
  part?: Part;
  /** Prefix of all ids, for a text inside another. */
  idPrefix?: string;
}

/** A part as a link names it after `#` or `#^`. */
export interface Part {
  heading?: string;
  block?: string;
}

/** Sanitized HTML in which `<kv-link n="…">` is a link to `targets[n]`. */
export interface RenderedHtml {
  html: string;
  targets: RenderedLink[];
}

/** Where a link leads, as written. */
export interface RenderedLink extends Part {
  target: string;
}

/** A document has more nodes than a page should hold. */
export class TooComplex extends Error {
  override readonly name = "TooComplex";
}

/** A document has no such section or block. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";
}
