import { createHash } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { randomCode } from "@/lib/core/random-code";
import type { Tx } from "@/lib/db";
import { recoveryCodes } from "../tables/sessions";

const RECOVERY_CODES = 10;
/** 80 random bits, so that a fast hash is enough. */
const GROUPS = 4;

/** Makes a user's recovery codes, in the place of all earlier ones. They are nowhere else in full. */
export async function replaceRecoveryCodes(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(GROUPS));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, userId, hash: hashOf(code) })));
  return codes;
}

/** Uses a recovery code up. Returns whether it was one of the user's that is not used yet. */
export async function consumeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hashOf(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [row] = await tx.select({ n: count() }).from(recoveryCodes).where(unused);
  return row?.n ?? 0;
}

/** Case, blanks and hyphens do not count. */
const hashOf = (code: string): string =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("hex");
