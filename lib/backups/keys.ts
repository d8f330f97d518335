import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { ensureIdentity } from "./identity";
import { backupKeys } from "./tables";

export const whereOwned = (ctx: Context) => eq(backupKeys.accountId, ctx.account.id);

export interface BackupKey {
  /** `age1…` */
  recipient: string;
  /** Whether the identity was shown to its owner. */
  isShown: boolean;
}

/** The recipient of the account's backups; created with its identity at the first call. */
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
  const [row] = await ctx.db.tx((tx) => tx.select().from(backupKeys).where(whereOwned(ctx)));
  return row ? { recipient: row.recipient, isShown: row.shownAt !== null } : null;
}
