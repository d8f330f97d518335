import { and, eq, sql } from "drizzle-orm";
import { open, seal } from "@/lib/core/seal";
import type { Context, SealedRows, Tx } from "@/lib/db";
import { credentials } from "../tables";
import type { CredentialKey } from "./names";

export interface StoredCredential {
  name: CredentialKey;
  changedAt: Date;
  lastUsedAt: Date | null;
}

const whereOwned = (ctx: Context, name?: string) =>
  and(eq(credentials.accountId, ctx.account.id), name === undefined ? undefined : eq(credentials.name, name));

const secretOwner = (ctx: Context, name: string) => ({ accountId: ctx.account.id, name });

type OpenCredential = StoredCredential & { value: string };

/**
 * Decrypts the account's credentials. Only for the gateway. Throws for one that cannot be decrypted, unless `onLost` takes
 * its name: then the others are returned.
 */
export async function openCredentials(
  ctx: Context,
  masterKeys: readonly Buffer[],
  onLost?: (name: CredentialKey, error: unknown) => void,
): Promise<Map<CredentialKey, OpenCredential>> {
  const rows = await ctx.db.tx((tx) => tx.select().from(credentials).where(whereOwned(ctx)));
  const opened = new Map<CredentialKey, OpenCredential>();
  for (const row of rows) {
    const name = row.name as CredentialKey;
    try {
      const value = open(masterKeys, secretOwner(ctx, name), row);
      opened.set(name, { name, value, changedAt: row.changedAt, lastUsedAt: row.lastUsedAt });
    } catch (error) {
      if (!onLost) throw error;
      onLost(name, error);
    }
  }
  return opened;
}

/** The credentials that are set, without decrypting them. */
export async function listStoredCredentials(ctx: Context, tx: Tx): Promise<StoredCredential[]> {
  const rows = await tx
    .select({ name: credentials.name, changedAt: credentials.changedAt, lastUsedAt: credentials.lastUsedAt })
    .from(credentials)
    .where(whereOwned(ctx));
  return rows.map((row) => ({ ...row, name: row.name as CredentialKey }));
}

/** Whether a credential is set; locked, so that it stays so until the transaction ends. */
export async function isStored(ctx: Context, tx: Tx, name: CredentialKey): Promise<boolean> {
  const rows = await tx
    .select({ name: credentials.name })
    .from(credentials)
    .where(whereOwned(ctx, name))
    .for("update");
  return rows.length > 0;
}

export async function putCredential(
  ctx: Context,
  tx: Tx,
  masterKeys: readonly Buffer[],
  name: CredentialKey,
  value: string,
): Promise<void> {
  const row = {
    ...seal(masterKeys, secretOwner(ctx, name), value),
    changedAt: ctx.clock.now(),
    lastUsedAt: null,
  };
  await tx
    .insert(credentials)
    .values({ accountId: ctx.account.id, name, ...row })
    .onConflictDoUpdate({ target: [credentials.accountId, credentials.name], set: row });
}

export async function removeCredential(ctx: Context, tx: Tx, name: CredentialKey): Promise<void> {
  await tx.delete(credentials).where(whereOwned(ctx, name));
}

const USE_INTERVAL = sql`interval '1 minute'`;

/** Records that a credential was used, at most once a minute. */
export async function recordUse(ctx: Context, name: CredentialKey): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await ctx.db.tx((tx) =>
    tx
      .update(credentials)
      .set({ lastUsedAt: sql`${now}::timestamptz` })
      .where(
        and(
          whereOwned(ctx, name),
          sql`(${credentials.lastUsedAt} is null or ${credentials.lastUsedAt} < ${now}::timestamptz - ${USE_INTERVAL})`,
        ),
      ),
  );
}

export const credentialRows: SealedRows = {
  what: "credentials",
  table: credentials,
  id: credentials.name,
  nameOf: (name) => name,
};
