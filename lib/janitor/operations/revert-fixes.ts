import { z } from "zod";
import { defineOperation, type OutputOf } from "@/lib/operation";
import { revertFixes as revert } from "../sweeps/revert";

export const revertFixes = defineOperation({
  id: "janitorRevert",
  http: { method: "POST", path: "/workers/janitor/revert" },
  tag: "Workers",
  summary: "Revert one fix, by its audit entry, or all fixes of a run",
  input: z
    .strictObject({
      entry: z.int("must be the number of an audit entry").min(1).max(2_147_483_647).optional(),
      sweep: z.uuid("must be a sweep_id or the id of a draft").optional(),
    })
    .refine(({ entry, sweep }) => (entry === undefined) !== (sweep === undefined), {
      error: "give either entry or sweep",
    }),
  output: z.object({
    reverted: z.int(),
    files: z.array(z.string()),
    left: z
      .array(z.object({ entry: z.int(), file: z.string(), reason: z.string() }))
      .meta({ description: "Fixes that could not be reverted" }),
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: revert,
});

export type Reverted = OutputOf<typeof revertFixes>;
