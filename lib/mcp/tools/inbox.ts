import { z } from "zod";
import { count } from "@/lib/core/count";
import { addToInbox, listInbox } from "@/lib/vault";
import { oneLine, paragraph } from "../text/lines";
import { defineTool } from "./tool";

const MAX_FILES = 50;

export const inbox = defineTool({
  name: "inbox",
  title: "The inbox",
  description: "The files that wait for the curator, oldest first.",
  operations: [listInbox],
  input: z.strictObject({}),
  run: async (ctx) => {
    const { files } = await listInbox(ctx);
    return paragraph(
      `${count(files.length, "file")} in the inbox`,
      ...files.slice(0, MAX_FILES).map((name) => `- ${oneLine(name)}`),
      files.length > MAX_FILES && `and ${files.length - MAX_FILES} more`,
    );
  },
});

export const addInboxFile = defineTool({
  name: "add_to_inbox",
  title: "Add to the inbox",
  description:
    "Puts a text into the inbox, from which the curator makes records. Best for notes that are not sorted yet.",
  operations: [addToInbox],
  input: z.strictObject({
    filename: addToInbox.input.shape.filename.meta({ description: "Such as Call with Alice.md" }),
    content: addToInbox.input.shape.content,
  }),
  run: async (ctx, input) => (await addToInbox(ctx, input)).message,
});
