import { createTwoFilesPatch } from "diff";
import { count } from "@/lib/core/count";

/** The time of a comparison grows with the square of the changed lines. */
const MAX_EDITS = 2_000;

/** What restoring a file changes, as a unified diff. */
export const patchOf = (path: string, now: string, backup: string): string =>
  createTwoFilesPatch(`${path} now`, `${path} in the backup`, now, backup, "", "", {
    maxEditLength: MAX_EDITS,
  }) ?? `${path} differs from the backup in more than ${count(MAX_EDITS, "line")}`;
