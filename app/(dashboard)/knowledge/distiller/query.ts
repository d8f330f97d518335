import { z } from "zod";
import { choiceParam, defineQuery, textParam } from "@/app/query";
import { LEARNING_KINDS, REVIEW_STATES } from "@/lib/distiller";

/** Rejections that are listed at first, and added each time. */
export const REJECTED = 100;

export const learningsQuery = defineQuery(
  "/knowledge",
  z.object({
    kind: choiceParam(LEARNING_KINDS),
    state: choiceParam(REVIEW_STATES),
    /** Path of a project's record. */
    project: textParam,
    /** Learnings skipped, as a number. */
    cursor: z.coerce.number().int().min(0).max(999_999).catch(0),
    /** Rejections that are listed. */
    rejected: z.coerce.number().int().min(REJECTED).max(100_000).catch(REJECTED),
  }),
);

export type LearningsQuery = Awaited<ReturnType<typeof learningsQuery.read>>;
