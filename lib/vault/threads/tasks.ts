import type { RenderedHtml } from "../rendering/limits";

/** Tasks of the threads that parse untrusted text. */
export interface ReadingTasks {
  toHtml: { input: { body: string }; output: RenderedHtml | "too complex" };
  /** Returns a `Reading` as JSON, in which `__proto__` is an ordinary key. */
  readYaml: { input: { yaml: string }; output: string };
}
