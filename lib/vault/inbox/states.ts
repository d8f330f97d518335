import { and, eq, or } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { layoutIn } from "../settings/read";
import type { InboxFileState } from "../shapes";
import { inboxFiles } from "../tables/inbox";
import { waitingFiles } from "./files";

export const presentInboxFile = (row: typeof inboxFiles.$inferSelect): InboxFileState => ({
  id: row.id,
  filename: row.filename,
  location: row.location,
  state: row.state,
  attempts: row.attempts,
  error: row.error,
  records: row.records,
  received_at: row.receivedAt.toISOString(),
  processed_at: row.processedAt?.toISOString() ?? null,
});

/**
 * Adds a row for every file in the inbox, including those added by hand if the inbox is enabled, and deletes the rows of
 * waiting files that were removed by hand.
 */
export async function registerInboxFiles(ctx: Context, tx: Tx): Promise<void> {
  const { inboxEnabled } = (await layoutIn(ctx, tx)).settings;
  const waiting = await waitingFiles(ctx, tx);
  const rows = await tx
    .select({ id: inboxFiles.id, location: inboxFiles.location, state: inboxFiles.state })
    .from(inboxFiles)
    .where(
      and(
        eq(inboxFiles.accountId, ctx.account.id),
        or(eq(inboxFiles.state, "waiting"), eq(inboxFiles.state, "processing")),
      ),
    );
  const known = new Set(rows.map((row) => row.location));
  const fresh = inboxEnabled ? waiting.filter((file) => !known.has(file.location)) : [];
  if (fresh.length > 0) {
    const values = fresh.map((file) => ({
      accountId: ctx.account.id,
      filename: file.filename,
      location: file.location,
      state: "waiting" as const,
      receivedAt: file.modified,
    }));
    await tx.insert(inboxFiles).values(values).onConflictDoNothing();
  }
  const present = new Set<string>(waiting.map((file) => file.location));
  for (const row of rows) {
    if (row.state !== "waiting" || present.has(row.location)) continue;
    await tx.delete(inboxFiles).where(and(eq(inboxFiles.id, row.id), eq(inboxFiles.state, "waiting")));
  }
}
