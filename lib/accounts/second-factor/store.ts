import { and, eq, ne } from "drizzle-orm";
import { open, rewrap, seal } from "@/lib/core/seal";
import { loadSecrets } from "@/lib/core/secrets";
import type { Context, Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { secondFactors } from "../tables/sessions";

/** The secret that a user's authenticator app shares with us. */
export interface SecondFactor {
  secret: Buffer;
  /** Null until a first code was entered. */
  confirmedAt: Date | null;
}

const masterKeys = (): Buffer[] => loadSecrets(env().KV_DATA_DIR).masterKeys;

const belonging = (accountId: string, userId: string) => ({ accountId, name: `second factor ${userId}` });

/** Stores a secret that is not confirmed yet, in the place of another one that is not. */
export async function putSecret(tx: Tx, accountId: string, userId: string, secret: Buffer): Promise<void> {
  const box = seal(masterKeys(), belonging(accountId, userId), secret.toString("hex"));
  await tx
    .insert(secondFactors)
    .values({ accountId, userId, ...box })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { ...box, createdAt: new Date() } });
}

/** The user's second factor, locked until the transaction ends. Throws `UnknownMasterKey`. */
export async function readSecret(tx: Tx, userId: string): Promise<SecondFactor | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
  if (!row) return null;
  const secret = open(masterKeys(), belonging(row.accountId, userId), row);
  return { secret: Buffer.from(secret, "hex"), confirmedAt: row.confirmedAt };
}

/** Wraps whatever another key wraps with the first master key. Returns how many that were. */
export async function rewrapSecondFactors(
  ctx: Context,
  keys: readonly Buffer[],
  currentId: string,
): Promise<number> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(secondFactors)
      .where(and(eq(secondFactors.accountId, ctx.account.id), ne(secondFactors.masterKeyId, currentId)))
      .for("update");
    for (const row of rows) {
      const { masterKeyId, wrappedKey } = rewrap(keys, belonging(row.accountId, row.userId), row);
      const own = eq(secondFactors.userId, row.userId);
      await tx.update(secondFactors).set({ masterKeyId, wrappedKey }).where(own);
    }
    return rows.length;
  });
}
