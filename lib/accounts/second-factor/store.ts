import { eq } from "drizzle-orm";
import { open, seal } from "@/lib/core/seal";
import { masterKeys } from "@/lib/core/secrets";
import type { SealedRows, Tx } from "@/lib/db";
import { secondFactors } from "../tables/sessions";

/** The secret that a user's authenticator app shares with us. */
export interface SecondFactor {
  secret: Buffer;
  /** Null until a first code was entered. */
  confirmedAt: Date | null;
}

const nameOf = (userId: string): string => `second factor ${userId}`;
const belonging = (accountId: string, userId: string) => ({ accountId, name: nameOf(userId) });

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

export const secondFactorRows: SealedRows = {
  what: "second factors",
  table: secondFactors,
  id: secondFactors.userId,
  nameOf,
};
