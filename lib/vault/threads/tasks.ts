import type { Outline } from "../outline/shapes";
import type { RenderedHtml, RenderRequest } from "../rendering/limits";

/** Tasks of the threads that parse untrusted text. */
export interface ReadingTasks {
  toHtml: { input: RenderRequest; output: RenderedHtml | "too complex" | "missing" };
  outline: { input: { body: string }; output: Outline | "too complex" };
  /** Returns a `Reading` as JSON, in which `__proto__` is an ordinary key. */
  readYaml: { input: { yaml: string }; output: string };
}
