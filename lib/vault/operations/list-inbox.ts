import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "@/lib/db";
import { defineOperation, noInput } from "@/lib/operation";
import { waitingFiles } from "../inbox/files";
import { inboxFiles } from "../tables/inbox";

/** The names of the files that wait in the inbox, oldest first. */
export const listInbox = defineOperation({
  id: "listInbox",
  http: { method: "GET", path: "/vault/inbox" },
  tag: "Inbox",
  summary: "Names of the files waiting in the inbox, oldest first",
  description: "Only what waits; `GET /vault/inbox/states` also has what was processed.",
  input: noInput,
  output: z.object({ files: z.array(z.string()) }),
  examples: [{ output: { files: ["Call with Alice.md"] } }],
  run: async (ctx) => ({ files: await namesInInbox(ctx) }),
});

/**
 * A file leaves the disk a moment before its records are committed. It is listed until then: once the inbox is empty,
 * all records are there. Therefore the disk is read first.
 */
async function namesInInbox(ctx: Context): Promise<string[]> {
  const onDisk = (await waitingFiles(ctx)).map(({ filename, modified }) => ({ filename, since: modified }));
  const processing = await ctx.db.tx((tx) =>
    tx
      .select({ filename: inboxFiles.filename, since: inboxFiles.receivedAt })
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.state, "processing"))),
  );
  const present = new Set(onDisk.map(({ filename }) => filename));
  const leaving = processing.filter(({ filename }) => !present.has(filename));
  return [...onDisk, ...leaving]
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .map(({ filename }) => filename);
}
