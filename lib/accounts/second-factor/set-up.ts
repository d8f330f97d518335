import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { checkOwnPassword } from "../password/check-own";
import { takeTryOf } from "../sign-in/throttle";
import { secondFactors } from "../tables/sessions";
import { userOf } from "../user";
import { base32 } from "./base32";
import { replaceRecoveryCodes } from "./recovery-codes";
import { putSecret, readSecret } from "./store";
import { stepOfCode } from "./totp";

/** The output length of HMAC-SHA-1, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = "Knowledge Vault";

const setUpSecondFactorInput = z.strictObject({ password: z.string("must be text") });

/** What an authenticator app needs. */
export interface NewSecondFactor {
  /** To be typed where no camera is. */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
}

/**
 * Makes a secret for the user's authenticator app. Sign-in asks for a code only after `confirmSecondFactor`. Throws
 * `VALIDATION_ERROR` for a wrong password, `CONFLICT` when there is a second factor already.
 */
export async function setUpSecondFactor(
  ctx: Context,
  input: z.input<typeof setUpSecondFactorInput>,
): Promise<NewSecondFactor> {
  const { password } = parse(setUpSecondFactorInput, input);
  await checkOwnPassword(ctx, "password", password);
  const secret = randomBytes(SECRET_BYTES);
  await ctx.db.tx(async (tx) => {
    const found = await readSecret(tx, userOf(ctx));
    if (found?.confirmedAt) throw conflict("The second factor is on already: turn it off first");
    await putSecret(tx, ctx.account.id, userOf(ctx), secret);
  });
  return { secret: base32(secret), uri: uriOf(ctx.actor.label, secret) };
}

function uriOf(email: string, secret: Buffer): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(ISSUER)}`;
}

const confirmSecondFactorInput = z.strictObject({ code: z.string("must be text").trim() });

/**
 * Turns the second factor on once the app shows the right code, and returns the recovery codes, which nothing shows
 * again. Throws `VALIDATION_ERROR` for a wrong code, `CONFLICT` when there is nothing to confirm.
 */
export async function confirmSecondFactor(
  ctx: Context,
  input: z.input<typeof confirmSecondFactorInput>,
): Promise<{ recovery_codes: string[] }> {
  const { code } = parse(confirmSecondFactorInput, input);
  const userId = userOf(ctx);
  const counted = takeTryOf(`code ${userId}`);
  const recovery_codes = await ctx.db.tx(async (tx) => {
    const found = await readSecret(tx, userId);
    if (!found || found.confirmedAt) throw conflict("There is no second factor to confirm: set one up first");
    const step = stepOfCode(found.secret, code.replaceAll(" ", ""), ctx.clock.now());
    if (step === null)
      throw invalid("code", "this is not the code that the app shows now: is the clock of its device right?");
    const confirmed = { confirmedAt: ctx.clock.now(), lastStep: step };
    await tx.update(secondFactors).set(confirmed).where(eq(secondFactors.userId, userId));
    await audit(ctx, tx, { action: "second_factor.enable", subject: userId });
    return replaceRecoveryCodes(tx, ctx.account.id, userId);
  });
  counted.succeeded();
  return { recovery_codes };
}
