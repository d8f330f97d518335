import { and, eq, lt } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { systemClock } from "@/lib/core/clock";
import type { Database, Tx } from "@/lib/db";
import { logger } from "@/lib/log";
import type { Person, SignedIn } from "../sign-in/check-password";
import { noteRefusal } from "../sign-in/refused";
import { takeTryOf } from "../sign-in/throttle";
import { secondFactors } from "../tables/sessions";
import { consumeRecoveryCode } from "./recovery-codes";
import { readSecret } from "./store";
import { CODE_FORM, stepOfCode } from "./totp";

/**
 * Whether a code completes a sign-in: the one that the app shows, once, or a recovery code that is not used yet.
 * @param device the id of a browser that the person has used before, whose attempts are counted separately
 * Throws `RATE_LIMITED`.
 */
export async function checkCode(
  db: Database,
  { person }: SignedIn,
  given: string,
  device?: string,
  now = new Date(),
): Promise<boolean> {
  const counted = takeTryOf(
    device === undefined ? `code ${person.userId}` : `code ${person.userId} ${device}`,
  );
  const code = given.replace(/\s/g, "");
  const isRight = await db
    .account(person.accountId)
    .tx((tx) =>
      CODE_FORM.test(code) ? acceptAppCode(tx, person, code, now) : acceptRecoveryCode(tx, person, code),
    );
  if (isRight) counted.succeeded();
  else
    await noteRefusal(db, person.accountId, person.email).catch((error: unknown) =>
      logger("web").warn({ err: error, account: person.accountId }, "a refused code could not be noted"),
    );
  return isRight;
}

/** A used code is worthless to anybody who saw it. */
async function acceptAppCode(tx: Tx, { userId }: Person, code: string, now: Date): Promise<boolean> {
  const found = await readSecret(tx, userId);
  const step = found?.confirmedAt ? stepOfCode(found.secret, code, now) : null;
  if (step === null) return false;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

async function acceptRecoveryCode(
  tx: Tx,
  { accountId, userId, email }: Person,
  code: string,
): Promise<boolean> {
  if (!(await consumeRecoveryCode(tx, userId, code))) return false;
  const actor = { type: "user", id: userId, label: email } as const;
  const acting = { account: { id: accountId }, actor, clock: systemClock };
  await audit(acting, tx, { action: "recovery_code.use", subject: userId });
  return true;
}
