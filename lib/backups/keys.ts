import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { ensureIdentity, readIdentity } from "./identity";
import { backupKeys } from "./tables";

const own = (ctx: Context) => eq(backupKeys.accountId, ctx.account.id);

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

/** The identity, to be kept elsewhere: shown this once. Throws `CONFLICT` when it was shown before. */
export async function showIdentity(ctx: Context): Promise<{ identity: string; recipient: string }> {
  await backupKey(ctx);
  const shown = await readIdentity(ctx.account.id);
  await ctx.db.tx(async (tx) => {
    const first = await tx
      .update(backupKeys)
      .set({ shownAt: ctx.clock.now() })
      .where(and(own(ctx), isNull(backupKeys.shownAt)))
      .returning();
    if (first.length === 0)
      throw conflict(
        "The identity was shown before. Whoever runs the service finds it in the data directory: secrets/backup-identity.<account>",
      );
    await audit(ctx, tx, { action: "backup.show_identity", subject: shown.recipient });
  });
  return { identity: shown.identity, recipient: shown.recipient };
}
