import { z } from "zod";
import { OVERLAP_POLICIES, type OverlapPolicy } from "../tables/schedules";

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
