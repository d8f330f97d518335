import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { oneInboxFile } from "@/lib/vault";
import { undoFile } from "../undo/undo";

export const undoInboxFile = defineOperation({
  id: "undoInboxFile",
  http: { method: "POST", path: "/vault/inbox/states/{id}/undo" },
  tag: "Inbox",
  summary: "Undo what a processed file made, and return it to the inbox",
  description:
    "Removes the records that it created, unless edited or linked to since, and what it added to others. The file is then on hold.",
  input: oneInboxFile,
  output: z.object({
    message: z.string(),
    location: z.string().meta({ description: "Of the file" }),
    removed: z.array(z.string()),
    changed: z.array(z.string()),
    kept: z.array(z.object({ path: z.string(), reason: z.string() })),
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const undone = await undoFile(ctx, id);
    return { message: `Returned ${undone.location}`, ...undone };
  },
});
