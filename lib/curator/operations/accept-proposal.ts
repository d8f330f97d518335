import { z } from "zod";
import { count } from "@/lib/core/count";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { ENTITY_TYPES } from "../plan";
import { writeProposal } from "../proposals/accept";
import { acceptDraft } from "../proposals/accept-draft";
import { openProposal } from "../proposals/find";
import { linkInOtherFiles } from "../proposals/same-name";

const value = z.union([textInput.max(2000), z.number(), z.boolean(), z.null()]);

const input = z.strictObject({
  id: z.uuid("must be the id of a proposal"),
  name: textInput.min(1, "cannot be empty").optional().meta({ description: "Instead of the name proposed" }),
  type: z
    .enum(ENTITY_TYPES, `must be one of ${ENTITY_TYPES.join(", ")}`)
    .optional()
    .meta({ description: "Instead of the type proposed" }),
  fields: z
    .record(z.string(), z.union([value, z.array(textInput.max(500)).max(200)]))
    .optional()
    .meta({ description: "Instead of those proposed; null leaves a field out" }),
});

/** Writes a proposal, unchanged or corrected. Throws `NOT_FOUND`, `CONFLICT` if it is settled, `VALIDATION_ERROR`. */
export const acceptCuratorProposal = defineOperation({
  id: "curatorAccept",
  http: { method: "POST", path: "/workers/curator/proposals/{id}/accept" },
  tag: "Curator",
  summary: "Write a proposal, as it is or corrected",
  description:
    "Creates the record, or adds to the one of that name, and links it with the file's other records, and in other files that wait with its name. A draft becomes final.",
  input,
  output: z.object({ message: z.string(), path: z.string() }),
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a", name: "Harbour Data Ltd" },
      output: { message: "Created org/Harbour Data Ltd.md", path: "org/Harbour Data Ltd.md" },
    },
  ],
  run: async (ctx, { id, ...correction }) => {
    const row = await ctx.db.tx((tx) => openProposal(ctx, tx, id));
    if (row.path !== null) {
      const path = await acceptDraft(ctx, { ...row, path: row.path }, correction);
      return { message: `Accepted ${path}`, path };
    }
    const { path, isNew } = await writeProposal(ctx, row, correction);
    const others = await linkInOtherFiles(ctx, row, correction);
    const also = others > 0 ? `; linked in ${count(others, "other file")}` : "";
    return { message: `${isNew ? "Created" : "Updated"} ${path}${also}`, path };
  },
});
