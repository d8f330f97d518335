import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { ensureIdentity } from "./identity";
import { backupKeys } from "./tables";

export const own = (ctx: Context) => eq(backupKeys.accountId, ctx.account.id);

export interface BackupKey {
  /** `age1…`, for whom backups are encrypted. */
  recipient: string;
  /** Whether its owner has been shown the identity. */
  isShown: boolean;
}

/** For whom the account's backups are encrypted; made with its identity at the first call. */
export async function backupKey(ctx: Context): Promise<BackupKey> {
  const known = await find(ctx);
  if (known) return known;
  const { recipient } = await ensureIdentity(ctx.account.id);
  await ctx.db.tx((tx) =>
    tx.insert(backupKeys).values({ accountId: ctx.account.id, recipient }).onConflictDoNothing(),
  );
  return (await find(ctx)) ?? { recipient, isShown: false };
}

async function find(ctx: Context): Promise<BackupKey | null> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(backupKeys).where(own(ctx)));
  return row ? { recipient: row.recipient, isShown: row.shownAt !== null } : null;
}
