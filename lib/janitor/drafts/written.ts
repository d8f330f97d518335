import type { DraftedBy } from "../tables";

/** The text that a draft proposes for its record. */
export interface DraftText {
  after: string;
  /** Lines and values that `after` does not have. */
  leftOut: string[];
  by: DraftedBy;
}
