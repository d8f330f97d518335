import type { EngineUsed } from "@/lib/gateway";

/** The text that a draft proposes for its record. */
export interface DraftText {
  after: string;
  /** Lines and values that `after` does not have. */
  leftOut: string[];
  by: EngineUsed;
}
