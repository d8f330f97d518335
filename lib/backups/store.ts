import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { type BackupReason, backupDrills, backups } from "./tables";

export type BackupRow = typeof backups.$inferSelect;
export type DrillRow = typeof backupDrills.$inferSelect;

const whereOwned = (ctx: Context, id?: string) =>
  and(eq(backups.accountId, ctx.account.id), id === undefined ? undefined : eq(backups.id, id));

/** Inserts or updates the row of a backup. */
export async function storeBackup(
  ctx: Context,
  row: Omit<typeof backups.$inferInsert, "accountId">,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const { id: _, ...rest } = row;
    await tx
      .insert(backups)
      .values({ accountId: ctx.account.id, ...row })
      .onConflictDoUpdate({ target: backups.id, set: rest });
    await notify(ctx, tx, "kv_live");
  });
}

/**
 * Inserts the row of a backup that uses the file of another, unless that one was deleted in between, or is being deleted. Returns whether it
 * did: the row of the other is locked, so that its deletion sees this one.
 */
export async function storeUnchanged(
  ctx: Context,
  row: Omit<typeof backups.$inferInsert, "accountId" | "state" | "duplicateOf"> & { duplicateOf: string },
): Promise<boolean> {
  return ctx.db.tx(async (tx) => {
    const [stored] = await tx
      .select({ id: backups.id })
      .from(backups)
      .where(and(whereOwned(ctx, row.duplicateOf), eq(backups.state, "stored")))
      .for("share");
    if (!stored) return false;
    await tx
      .insert(backups)
      .values({ accountId: ctx.account.id, state: "unchanged", ...row })
      .onConflictDoNothing();
    await notify(ctx, tx, "kv_live");
    return true;
  });
}

/** Records a failed attempt, unless the backup has a row. */
export async function storeFailure(
  ctx: Context,
  row: { id: string; reason: BackupReason; takenAt: Date; error: string },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const rest = { accountId: ctx.account.id, finishedAt: ctx.clock.now(), state: "failed" as const };
    await tx
      .insert(backups)
      .values({ ...row, ...rest })
      .onConflictDoNothing();
    await notify(ctx, tx, "kv_live");
  });
}

/** The account's backups, latest first. */
export const allBackups = (ctx: Context, tx: Tx): Promise<BackupRow[]> =>
  tx.select().from(backups).where(whereOwned(ctx)).orderBy(desc(backups.takenAt), desc(backups.id));

const noSuchBackup = () => notFound("Backup not found: GET /backups lists them");

/** Throws `NOT_FOUND`. */
async function findBackup(ctx: Context, id: string): Promise<BackupRow> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(backups).where(whereOwned(ctx, id)));
  if (!row) throw noSuchBackup();
  return row;
}

/** The backup whose file has this one's content. Throws `NOT_FOUND`. */
export async function findStoredBackup(ctx: Context, id: string): Promise<BackupRow & { file: string }> {
  const row = await findBackup(ctx, id);
  const stored = row.duplicateOf === null ? row : await findBackup(ctx, row.duplicateOf);
  if (stored.file === null) throw notFound("This backup failed and has no file: choose another");
  return { ...stored, file: stored.file };
}

/** The latest backup with a file, if any. */
export async function latestStored(ctx: Context): Promise<(BackupRow & { file: string }) | null> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(backups)
      .where(and(whereOwned(ctx), eq(backups.state, "stored"), isNotNull(backups.file)))
      .orderBy(desc(backups.takenAt))
      .limit(1),
  );
  return row && row.file !== null ? { ...row, file: row.file } : null;
}

/** Stores the result of a verification; `verificationError` is null when it succeeded. */
export async function storeVerification(
  ctx: Context,
  id: string,
  verificationError: string | null,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx
      .update(backups)
      .set({ verifiedAt: ctx.clock.now(), verificationError })
      .where(whereOwned(ctx, id));
    await notify(ctx, tx, "kv_live");
  });
}

/** Confirms a suspect backup. Returns false when it is not suspect, or no longer. */
export async function storeConfirmation(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(backups)
    .set({ review: "confirmed" })
    .where(and(whereOwned(ctx, id), eq(backups.review, "suspect")))
    .returning({ id: backups.id });
  return rows.length > 0;
}

/** Locks a backup for its deletion; with it come the later ones that use its file. Throws `NOT_FOUND`. */
export async function lockBackup(
  ctx: Context,
  tx: Tx,
  id: string,
): Promise<{ row: BackupRow; users: Pick<BackupRow, "id" | "takenAt">[] }> {
  const [row] = await tx.select().from(backups).where(whereOwned(ctx, id)).for("update");
  if (!row) throw noSuchBackup();
  // Asked once the lock is held: a backup that was being stored is committed by then.
  const users = await tx
    .select({ id: backups.id, takenAt: backups.takenAt })
    .from(backups)
    .where(and(whereOwned(ctx), eq(backups.duplicateOf, id)))
    .orderBy(desc(backups.takenAt));
  return { row, users };
}

export async function setBackupState(
  ctx: Context,
  tx: Tx,
  id: string,
  state: Pick<BackupRow, "state" | "error">,
): Promise<void> {
  await tx.update(backups).set(state).where(whereOwned(ctx, id));
}

export async function deleteBackupRows(ctx: Context, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(backups).where(and(whereOwned(ctx), inArray(backups.id, [...ids])));
}

export async function storeDrill(ctx: Context, row: Omit<DrillRow, "accountId">): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(backupDrills)
      .values({ accountId: ctx.account.id, ...row })
      .onConflictDoNothing();
    await notify(ctx, tx, "kv_live");
  });
}

/** Drills, the latest first. */
export const drills = (ctx: Context, tx: Tx, limit: number): Promise<DrillRow[]> =>
  tx
    .select()
    .from(backupDrills)
    .where(eq(backupDrills.accountId, ctx.account.id))
    .orderBy(desc(backupDrills.finishedAt))
    .limit(limit);

/** Ids of the backups whose restore test has passed. */
export async function drilledBackups(ctx: Context, tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: backupDrills.backupId })
    .from(backupDrills)
    .where(and(eq(backupDrills.accountId, ctx.account.id), eq(backupDrills.passed, true)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
