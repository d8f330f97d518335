import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import { decodeMoment, encodeMoment } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { olderThan } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { isOnHold } from "../inbox/on-hold";
import { presentInboxFile, registerFewInboxFiles } from "../inbox/states";
import { inboxState } from "../inbox-shapes";
import { inboxFiles } from "../tables/inbox";

const input = z.strictObject({
  limit: limitInput.default(100),
  cursor: z.string().optional().meta({ description: "`next_cursor` of the page before" }),
});

/** The files that are or were in the inbox, newest first. */
export const inboxStates = defineOperation({
  id: "inboxStates",
  http: { method: "GET", path: "/vault/inbox/states", linkCursor: "next_cursor" },
  tag: "Inbox",
  summary: "The files that are or were in the inbox, with their state, newest first",
  description: "Each file with the records that were made of it, or with why it failed.",
  input,
  output: z.object({ files: z.array(inboxState), next_cursor: z.string().nullable() }),
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
            on_hold: false,
            attempts: 0,
            error: null,
            records: [],
            received_at: "2026-03-02T09:15:00.000Z",
            processed_at: null,
          },
        ],
        next_cursor: null,
      },
    },
  ],
  run: async (ctx, { limit, cursor }) => {
    const { accountId, receivedAt, id } = inboxFiles;
    const after = cursor === undefined ? undefined : olderThan(decodeMoment(cursor), { at: receivedAt, id });
    const rows = await ctx.db.tx(async (tx) => {
      await registerFewInboxFiles(ctx, tx);
      return tx
        .select({ ...getTableColumns(inboxFiles), onHold: isOnHold })
        .from(inboxFiles)
        .where(and(eq(accountId, ctx.account.id), after))
        .orderBy(desc(receivedAt), id)
        .limit(limit + 1);
    });
    const { page, next } = cutPage(rows, limit, (last) => encodeMoment({ at: last.receivedAt, id: last.id }));
    return { files: page.map(presentInboxFile), next_cursor: next };
  },
});
