/** A longer body is shown as source, in characters. */
export const MAX_BODY_CHARACTERS = 512 * 1024;
/** Nodes of the parsed Markdown. */
export const MAX_NODES = 20_000;
export const MAX_HTML_CHARACTERS = 1024 * 1024;

/** Sanitized HTML in which `<kv-link n="…">` is a link to `targets[n]`. */
export interface RenderedHtml {
  html: string;
  targets: string[];
}

/** A document has more nodes than a page should hold. */
export class TooComplex extends Error {
  override readonly name = "TooComplex";
}
