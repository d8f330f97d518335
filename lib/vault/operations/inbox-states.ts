import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { defineOperation } from "@/lib/operation";
import { presentInboxFile, registerFewInboxFiles } from "../inbox/states";
import { inboxState } from "../inbox-shapes";
import { inboxFiles } from "../tables/inbox";

const input = z.strictObject({ limit: limitInput.default(100) });

/** The files that are or were in the inbox, newest first. */
export const inboxStates = defineOperation({
  id: "inboxStates",
  http: { method: "GET", path: "/vault/inbox/states" },
  tag: "Inbox",
  summary: "The files that are or were in the inbox, with their state, newest first",
  description: "Each file with the records that were made of it, or with why it failed.",
  input,
  output: z.object({ files: z.array(inboxState) }),
  examples: [
    {
      input: { limit: 1 },
      output: {
        files: [
          {
            id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
            filename: "Call with Alice.md",
            location: "inbox/Call with Alice.md",
            state: "waiting",
            attempts: 0,
            error: null,
            records: [],
            received_at: "2026-03-02T09:15:00.000Z",
            processed_at: null,
          },
        ],
      },
    },
  ],
  run: async (ctx, { limit }) => {
    const rows = await ctx.db.tx(async (tx) => {
      await registerFewInboxFiles(ctx, tx);
      return tx
        .select()
        .from(inboxFiles)
        .where(eq(inboxFiles.accountId, ctx.account.id))
        .orderBy(desc(inboxFiles.receivedAt), desc(inboxFiles.id))
        .limit(limit);
    });
    return { files: rows.map(presentInboxFile) };
  },
});
