import { and, eq, inArray } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import type { InboxFileState } from "../inbox-shapes";
import { layoutIn } from "../settings/read";
import { statusIfAny } from "../store";
import { inboxFiles } from "../tables/inbox";
import { countEntries, waitingFiles } from "./files";

export const presentInboxFile = (
  row: typeof inboxFiles.$inferSelect & { onHold?: boolean },
): InboxFileState => ({
  id: row.id,
  filename: row.filename,
  location: row.location,
  state: row.state,
  on_hold: row.onHold ?? false,
  attempts: row.attempts,
  error: row.error,
  records: row.records,
  received_at: row.receivedAt.toISOString(),
  processed_at: row.processedAt?.toISOString() ?? null,
});

/** Rows of one statement, which has at most 65,535 parameters. */
const BATCH_SIZE = 5_000;
/** States of files that are not done. */
const OPEN = ["waiting", "processing", "quarantined"] as const;
/** Of these, those whose files a person may remove. */
const REMOVABLE = ["waiting", "quarantined"] as const;
/** With more files in the inbox, requests leave registering them to the worker, so as not to wait for it. */
const MAX_REGISTERED_BY_REQUEST = 1_000;

/** Like `registerInboxFiles`, but does nothing in an inbox with more than 1,000 entries. */
export async function registerFewInboxFiles(ctx: Context, tx: Tx): Promise<void> {
  if ((await countEntries(ctx, tx)) <= MAX_REGISTERED_BY_REQUEST) await registerInboxFiles(ctx, tx);
}

/**
 * Adds a row for every file in the inbox, including those added by hand if the inbox is enabled, and deletes the rows of
 * waiting and quarantined files that were removed by hand. Throws where the disk does not say what is there.
 */
export async function registerInboxFiles(ctx: Context, tx: Tx): Promise<void> {
  const { inboxEnabled } = (await layoutIn(ctx, tx)).settings;
  // Before the files: otherwise the row of a file that arrives in between would look like that of a missing file.
  const rows = await tx
    .select({ id: inboxFiles.id, location: inboxFiles.location, state: inboxFiles.state })
    .from(inboxFiles)
    .where(and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.state, [...OPEN])));
  const waiting = await waitingFiles(ctx, tx);
  const known = new Set(rows.map((row) => row.location));
  const root = ctx.account.vaultDir;
  const fresh = inboxEnabled ? waiting.filter((file) => !known.has(file.location)) : [];
  for (const batch of batchesOf(fresh, BATCH_SIZE)) {
    const values = batch.map((file) => ({
      accountId: ctx.account.id,
      filename: file.filename,
      location: file.location,
      state: "waiting" as const,
      receivedAt: file.modified,
    }));
    await tx.insert(inboxFiles).values(values).onConflictDoNothing();
  }
  const present = new Set<string>(waiting.map((file) => file.location));
  for (const state of REMOVABLE) {
    const isThere = ({ location }: { location: string }): boolean =>
      state === "waiting" ? present.has(location) : statusIfAny(root, location) !== null;
    const gone = rows.filter((row) => row.state === state && !isThere(row)).map(({ id }) => id);
    // Still in that state: one that is being moved has its row locked.
    for (const batch of batchesOf(gone, BATCH_SIZE))
      await tx.delete(inboxFiles).where(and(inArray(inboxFiles.id, batch), eq(inboxFiles.state, state)));
  }
}
