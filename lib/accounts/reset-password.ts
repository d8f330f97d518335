import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { systemClock } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Actor, Database } from "@/lib/db";
import { storePassword } from "./password/change";
import { newPasswordInput, refuseCommonPassword } from "./password/rules";
import { deleteSecondFactor } from "./second-factor/disable";
import { hashPassword } from "./sign-in/hash";
import { users } from "./tables/users";

const resetPasswordInput = z.strictObject({
  email: z.string("must be text").trim().toLowerCase(),
  password: newPasswordInput,
  /** For a user who has lost both the authenticator app and the recovery codes. */
  remove_second_factor: z.boolean().default(false),
});

/** Sets a new password on the operator's behalf, and ends all sessions of the user. Throws `NOT_FOUND`. */
export async function resetPassword(
  db: Database,
  input: z.input<typeof resetPasswordInput>,
  actor: Actor,
): Promise<{ ended: number }> {
  const { email, password, remove_second_factor } = parse(resetPasswordInput, input);
  const [user] = await db.signIn(email, (tx) => tx.select().from(users).where(eq(users.email, email)));
  if (!user) throw notFound(`No user has the e-mail address ${email}`);
  await refuseCommonPassword("password", password);
  const passwordHash = await hashPassword(password);
  const { accountId } = user;
  return db.account(accountId).tx(async (tx) => {
    const ended = await storePassword(tx, user.id, passwordHash);
    if (remove_second_factor) await deleteSecondFactor(tx, user.id);
    const acting = { account: { id: accountId }, actor, clock: systemClock };
    await audit(acting, tx, {
      action: "password.reset",
      subject: user.id,
      detail: { ended, remove_second_factor },
    });
    return { ended };
  });
}
