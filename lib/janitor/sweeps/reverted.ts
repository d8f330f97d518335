import { z } from "zod";

/** What a revert did; `left` are the fixes that could not be reverted. */
export const reverted = z.object({
  reverted: z.int(),
  files: z.array(z.string()),
  left: z
    .array(z.object({ entry: z.int(), file: z.string(), reason: z.string() }))
    .meta({ description: "Fixes that could not be reverted" }),
});

export type Reverted = z.output<typeof reverted>;
