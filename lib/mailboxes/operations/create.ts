import { audit } from "@/lib/audit";
import { assertBelowCap, notify, returnedRow } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { INBOX_FILE_LIMIT } from "@/lib/vault";
import { exampleMailbox } from "../examples";
import { presentMailbox } from "../present";
import { sealPassword } from "../secrets";
import { columnsOf } from "../settings";
import { MAX_MAILBOXES, mailbox, settingsInput } from "../shapes";
import { mailboxes } from "../tables";

const CAP = { table: mailboxes, max: MAX_MAILBOXES, noun: "Mailbox", remedy: "delete" };

/** Creates a mailbox, which the worker then pulls. */
export const createMailbox = defineOperation({
  id: "createMailbox",
  http: { method: "POST", path: "/mailboxes", status: 201 },
  tag: "Inbox",
  summary: "Create a mailbox: its messages come to the inbox",
  description:
    "The worker pulls the folder by IMAP at an interval. Each message comes once, as an `.eml` file; one over " +
    `${INBOX_FILE_LIMIT} is skipped. Nothing is deleted on the server. At most ${MAX_MAILBOXES} per account.`,
  input: settingsInput,
  output: mailbox,
  errors: ["CONFLICT"],
  examples: [
    {
      input: {
        host: exampleMailbox.host,
        username: exampleMailbox.username,
        password: "an-app-password",
        folder: exampleMailbox.folder,
        after: exampleMailbox.after,
      },
      output: { ...exampleMailbox, messages: { pulled: 0, skipped: 0 }, last_pull_at: null },
    },
  ],
  run: async (ctx, { password, ...settings }) => {
    const id = crypto.randomUUID();
    const columns = columnsOf(settings);
    return ctx.db.tx(async (tx) => {
      await assertBelowCap(ctx, tx, CAP);
      const at = ctx.clock.now();
      const own = { id, accountId: ctx.account.id, createdAt: at, dueAt: at };
      const values = { ...own, ...columns, ...sealPassword(ctx, id, password) };
      const made = returnedRow(await tx.insert(mailboxes).values(values).returning());
      await audit(ctx, tx, { action: "mailbox.create", subject: id, detail: columns });
      await notify(ctx, tx, "kv_live");
      return presentMailbox(made, ctx.clock.now());
    });
  },
});
