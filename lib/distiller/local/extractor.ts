import type { Extractor } from "../learning";
import { findLocally } from "./extract";

/** The local engine: patterns of sentences. `reason`: why it is not a model's turn. */
export const localExtractor =
  (reason: string): Extractor =>
  async (_, source) => ({ findings: findLocally(source), by: { engine: "local", reason } });
