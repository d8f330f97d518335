/** A longer body is shown as source, in characters. */
export const MAX_BODY_CHARACTERS = 512 * 1024;
/** Nodes of the parsed Markdown. */
export const MAX_NODES = 50_000;
export const MAX_HTML_CHARACTERS = 1024 * 1024;
/** How long one body may keep a thread, ms. */
export const RENDER_MS = 2_000;
/** How long a body waits for a thread, ms. */
export const QUEUE_MS = 5_000;

/** Sanitized HTML in which `<kv-link n="…">` stands for a link to `targets[n]`. */
export interface RenderedHtml {
  html: string;
  targets: string[];
}

/** What the rendering threads can be asked. */
export interface RenderingTasks {
  toHtml: { input: { body: string }; output: RenderedHtml | "too complex" };
}

/** A document has more nodes than a page should hold. */
export class TooComplex extends Error {
  override readonly name = "TooComplex";
}
