import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { deleteSessions } from "../sessions/end";
import { hashPassword } from "../sign-in/hash";
import { users } from "../tables/users";
import { userOf } from "../user";
import { checkOwnPassword } from "./check-own";
import { newPasswordInput, refuseCommonPassword } from "./rules";

const changePasswordInput = z.strictObject({
  current_password: z.string("must be text"),
  new_password: newPasswordInput,
  /** The session that stays; all others end. */
  session_id: z.uuid("must be the id of a session").optional(),
});

/**
 * Changes the user's password and ends all their other sessions. Returns how many. Throws `VALIDATION_ERROR` when the
 * current password is wrong or the new one too common, `RATE_LIMITED` when the current one is guessed.
 */
export async function changePassword(
  ctx: Context,
  input: z.input<typeof changePasswordInput>,
): Promise<{ ended: number }> {
  const { current_password, new_password, session_id } = parse(changePasswordInput, input);
  await checkOwnPassword(ctx, "current_password", current_password);
  if (new_password === current_password)
    throw invalid("new_password", "it is the current one: choose another");
  await refuseCommonPassword("new_password", new_password);
  const passwordHash = await hashPassword(new_password);
  return ctx.db.tx(async (tx) => {
    const ended = await storePassword(tx, userOf(ctx), passwordHash, session_id);
    await audit(ctx, tx, { action: "password.change", subject: userOf(ctx), detail: { ended } });
    return { ended };
  });
}

/** Stores a new password and ends the sessions that the old one opened. Returns how many. */
export async function storePassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  except?: string,
): Promise<number> {
  await tx.update(users).set({ passwordHash, passwordSetAt: new Date() }).where(eq(users.id, userId));
  return deleteSessions(tx, userId, except);
}
