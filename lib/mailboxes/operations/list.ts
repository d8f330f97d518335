import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { exampleMailbox } from "../examples";
import { presentMailbox } from "../present";
import { mailbox } from "../shapes";
import { mailboxes } from "../tables";

/** The mailboxes of the account. */
export const listMailboxes = defineOperation({
  id: "listMailboxes",
  http: { method: "GET", path: "/mailboxes" },
  tag: "Inbox",
  summary: "List the mailboxes whose messages come to the inbox",
  description: "Oldest first, each with how its last pull ended; never with its password.",
  input: noInput,
  output: z.object({ mailboxes: z.array(mailbox).meta({ description: "The mailboxes" }) }),
  examples: [{ output: { mailboxes: [exampleMailbox] } }],
  run: async (ctx) => {
    const own = eq(mailboxes.accountId, ctx.account.id);
    const rows = await ctx.db.tx((tx) =>
      tx.select().from(mailboxes).where(own).orderBy(asc(mailboxes.createdAt), mailboxes.id),
    );
    return { mailboxes: rows.map((row) => presentMailbox(row, ctx.clock.now())) };
  },
});
