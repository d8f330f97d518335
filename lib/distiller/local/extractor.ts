import type { Extractor } from "../learning";
import { learningsIn } from "./remembered";

/** The local engine. `reason`: why no model is used. */
export const localExtractor =
  (reason: string): Extractor =>
  async (_, source) => ({ findings: learningsIn(source), by: { engine: "local", reason } });
