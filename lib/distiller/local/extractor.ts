import type { Extractor } from "../learning";
import { findLocally } from "./extract";

/** The local engine. `reason`: why no model is used. */
export const localExtractor =
  (reason: string): Extractor =>
  async (_, source) => ({ findings: findLocally(source), by: { engine: "local", reason } });
