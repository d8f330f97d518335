import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { checkOwnPassword } from "../password/check-own";
import { recoveryCodes, secondFactors } from "../tables/sessions";
import { userOf } from "../user";
import { replaceRecoveryCodes } from "./recovery-codes";

const passwordInput = z.strictObject({ password: z.string("must be text") });

/**
 * Turns the user's second factor off, so that the password alone signs in. Throws `VALIDATION_ERROR` for a wrong
 * password.
 */
export async function disableSecondFactor(ctx: Context, input: z.input<typeof passwordInput>): Promise<void> {
  const { password } = parse(passwordInput, input);
  await checkOwnPassword(ctx, "password", password);
  await ctx.db.tx(async (tx) => {
    await deleteSecondFactor(tx, userOf(ctx));
    await audit(ctx, tx, { action: "second_factor.disable", subject: userOf(ctx) });
  });
}

/** Removes a user's second factor with its recovery codes, as part of a larger change. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/**
 * Makes new recovery codes; earlier ones are refused from then on. Throws `VALIDATION_ERROR` for a wrong password,
 * `CONFLICT` when the second factor is off.
 */
export async function renewRecoveryCodes(
  ctx: Context,
  input: z.input<typeof passwordInput>,
): Promise<{ recovery_codes: string[] }> {
  const { password } = parse(passwordInput, input);
  await checkOwnPassword(ctx, "password", password);
  const userId = userOf(ctx);
  return ctx.db.tx(async (tx) => {
    const [found] = await tx
      .select({ confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for("update");
    if (!found?.confirmedAt) throw conflict("The second factor is off: recovery codes come with it");
    await audit(ctx, tx, { action: "recovery_codes.renew", subject: userId });
    return { recovery_codes: await replaceRecoveryCodes(tx, ctx.account.id, userId) };
  });
}
