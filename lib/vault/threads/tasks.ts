import type { RenderedHtml, RenderRequest } from "../rendering/limits";

/** Tasks of the threads that parse untrusted text. */
export interface ReadingTasks {
  toHtml: { input: RenderRequest; output: RenderedHtml | "too complex" | "missing" };
  /** Returns a `Reading` as JSON, in which `__proto__` is an ordinary key. */
  readYaml: { input: { yaml: string }; output: string };
}
