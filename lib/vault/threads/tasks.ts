import type { RenderedHtml } from "../rendering/limits";

/** What the threads that read hostile text can be asked. */
export interface ReadingTasks {
  toHtml: { input: { body: string }; output: RenderedHtml | "too complex" };
  /** Answers a `Reading` as JSON, in which `__proto__` is a key like any other. */
  readYaml: { input: { yaml: string }; output: string };
}
