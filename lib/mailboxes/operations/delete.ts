import { z } from "zod";
import { audit } from "@/lib/audit";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { exampleMailbox } from "../examples";
import { noMailbox, whereMailbox } from "../find";
import { idInput } from "../shapes";
import { mailboxes } from "../tables";

/** Deletes a mailbox; what came from it stays. */
export const deleteMailbox = defineOperation({
  id: "deleteMailbox",
  http: { method: "DELETE", path: "/mailboxes/{id}" },
  tag: "Inbox",
  summary: "Delete a mailbox, with its password",
  description: "What came from it stays in the vault, and its messages on the server stay as they are.",
  input: z.strictObject({ id: idInput }),
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  examples: [
    {
      input: { id: exampleMailbox.id },
      output: { message: `Deleted the mailbox of ${exampleMailbox.username}` },
    },
  ],
  run: (ctx, { id }) =>
    ctx.db.tx(async (tx) => {
      const [gone] = await tx.delete(mailboxes).where(whereMailbox(ctx, id)).returning();
      if (!gone) throw noMailbox(id);
      const { host, username, folder } = gone;
      await audit(ctx, tx, { action: "mailbox.delete", subject: id, detail: { host, username, folder } });
      await notify(ctx, tx, "kv_live");
      return { message: `Deleted the mailbox of ${username}` };
    }),
});
