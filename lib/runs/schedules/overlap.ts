import { z } from "zod";
import { OVERLAP_POLICIES, type OverlapPolicy } from "../tables/schedules";

/** What each policy does when the schedule is due while one of its runs is open, as the pages show it. */
export const OVERLAP_EFFECTS: Record<OverlapPolicy, string> = {
  SKIP: "start nothing",
  BUFFER_ONE: "let one more wait for it",
  BUFFER_ALL: "let all wait for it",
  CANCEL_OTHER: "cancel it and start another",
  TERMINATE_OTHER: "terminate it and start another",
  ALLOW_ALL: "run at the same time",
};

const plain = (name: string): string => name.toLowerCase().replaceAll("_", "");

/** Temporal's names in any of their forms: `Skip`, `BUFFER_ONE`, `SCHEDULE_OVERLAP_POLICY_ALLOW_ALL`. */
export const overlapInput = z
  .string("must be text")
  .transform((given, check): OverlapPolicy => {
    const wanted = plain(given).replace(/^scheduleoverlappolicy/, "");
    const policy = OVERLAP_POLICIES.find((name) => plain(name) === wanted);
    if (policy) return policy;
    check.addIssue({ code: "custom", message: `must be one of ${OVERLAP_POLICIES.join(", ")}` });
    return z.NEVER;
  })
  .meta({
    type: "string",
    enum: [...OVERLAP_POLICIES],
    description: "Also as Temporal writes them: BufferOne",
  });
