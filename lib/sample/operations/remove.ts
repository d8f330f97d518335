import { z } from "zod";
import { count } from "@/lib/core/count";
import { defineOperation, noInput } from "@/lib/operation";
import { removeSample } from "../remove";

export const removeSampleVault = defineOperation({
  id: "removeSampleVault",
  http: { method: "DELETE", path: "/vault/sample" },
  tag: "Vault",
  summary: "Remove the sample vault",
  description:
    "Removes what it added and what the curator made of its inbox files. What was edited since, or is linked to by another record, is kept and listed.",
  input: noInput,
  output: z.object({
    message: z.string(),
    removed: z.array(z.string()).meta({ description: "Paths of removed files" }),
    kept: z
      .array(z.object({ path: z.string(), reason: z.string() }))
      .meta({ description: "Records that stay, and why" }),
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      output: {
        message: "Removed 14 files, kept 1",
        removed: ["org/Mill Street Bakery.md"],
        kept: [{ path: "person/Tom Becker.md", reason: "It was edited since" }],
      },
    },
  ],
  run: async (ctx) => {
    const { removed, kept } = await removeSample(ctx);
    const rest = kept.length === 0 ? "" : `, kept ${kept.length}`;
    return { message: `Removed ${count(removed.length, "file")}${rest}`, removed, kept };
  },
});
