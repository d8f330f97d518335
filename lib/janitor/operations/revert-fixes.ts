import { z } from "zod";
import { defineOperation, type OutputOf } from "@/lib/operation";
import { revertFixes as revert } from "../sweeps/revert";

export const revertFixes = defineOperation({
  id: "janitorRevert",
  http: { method: "POST", path: "/workers/janitor/revert" },
  tag: "Workers",
  summary: "Revert one fix, by its entry in the audit log, or all of a sweep",
  input: z
    .strictObject({
      entry: z.int("must be the number of an entry of the audit log").min(1).max(2_147_483_647).optional(),
      sweep: z.uuid("must be the id of a sweep").optional(),
    })
    .refine(({ entry, sweep }) => (entry === undefined) !== (sweep === undefined), {
      error: "give either entry or sweep",
    }),
  output: z.object({
    reverted: z.int(),
    files: z.array(z.string()),
    left: z
      .array(z.object({ entry: z.int(), file: z.string(), reason: z.string() }))
      .meta({ description: "Fixes of the sweep that could not be reverted" }),
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: revert,
});

export type Reverted = OutputOf<typeof revertFixes>;
