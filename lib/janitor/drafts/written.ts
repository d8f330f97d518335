import type { DraftedBy } from "../tables";

/** What a draft makes of its record. */
export interface Written {
  after: string;
  /** Lines and values that `after` does not have. */
  leftOut: string[];
  by: DraftedBy;
}
