import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { systemClock } from "@/lib/core/clock";
import { isUniqueViolation } from "@/lib/core/error-code";
import { invalid, KvError, notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { AccountDb, Actor, Context, Database } from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import { checkOwnPassword } from "../password/check-own";
import { takeTryOf } from "../sign-in/throttle";
import { users } from "../tables/users";
import { userOf } from "../user";
import { emailInput, nameInput } from "./rules";

const changeProfileInput = z.strictObject({
  name: nameInput,
  email: emailInput,
  /** Another e-mail address is how somebody else would take the account over. */
  password_for_email: z.string("must be text").default(""),
});

export type Profile = Pick<typeof users.$inferSelect, "name" | "email">;

/**
 * Changes the name and the e-mail address of the user, who stays signed in everywhere. Throws `VALIDATION_ERROR` when the
 * address changes and the password is wrong, `CONFLICT` for an address in use, `RATE_LIMITED` when either is guessed.
 */
export async function changeProfile(
  ctx: Context,
  input: z.input<typeof changeProfileInput>,
): Promise<Profile> {
  const { password_for_email, ...profile } = parse(changeProfileInput, input);
  const id = userOf(ctx);
  const [user] = await ctx.db.tx((tx) => tx.select().from(users).where(eq(users.id, id)));
  if (!user) throw notFound("There is no such user");
  if (profile.email === user.email) return store(ctx, user, profile);
  if (password_for_email === "")
    throw invalid("password_for_email", "enter your password to change the e-mail address");
  await checkOwnPassword(ctx, "password_for_email", password_for_email);
  const counted = takeTryOf(`e-mail ${id}`);
  const changed = await store(ctx, user, profile);
  counted.succeeded();
  return changed;
}

const resetProfileInput = z.strictObject({
  user: z.string("must be text").trim().toLowerCase(),
  name: nameInput.optional(),
  email: emailInput.optional(),
});

/** Changes the name or the address of the user with the address `user` on the operator's behalf. Throws `NOT_FOUND`. */
export async function resetProfile(
  db: Database,
  input: z.input<typeof resetProfileInput>,
  actor: Actor,
): Promise<Profile> {
  const { user: address, name, email } = parse(resetProfileInput, input);
  const [user] = await db.signIn(address, (tx) => tx.select().from(users).where(eq(users.email, address)));
  if (!user) throw notFound(`No user has the e-mail address ${address}`);
  const acting = {
    account: { id: user.accountId },
    actor,
    clock: systemClock,
    db: db.account(user.accountId),
  };
  return store(acting, user, { name: name ?? shownName(user), email: email ?? user.email });
}

/** The name as it was given: an empty one is stored as the address. */
export const shownName = ({ name, email }: Profile): string => (name === email ? "" : name);

type Acting = Parameters<typeof audit>[0] & { db: AccountDb };

async function store(
  ctx: Acting,
  user: typeof users.$inferSelect,
  { name: given, email }: Profile,
): Promise<Profile> {
  const name = given || email;
  if (name === user.name && email === user.email) return { name, email };
  const detail = {
    ...(name !== user.name && { name: { from: user.name, to: name } }),
    ...(email !== user.email && { email: { from: user.email, to: email } }),
  };
  await ctx.db
    .tx(async (tx) => {
      await tx.update(users).set({ name, email }).where(eq(users.id, user.id));
      await tx.update(accounts).set({ name }).where(eq(accounts.accountId, ctx.account.id));
      await audit(ctx, tx, { action: "account.edit", subject: user.id, detail });
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const message = `There is another account for ${email}: choose another address`;
      throw new KvError("CONFLICT", message, { details: [{ path: "email", message }], cause: error });
    });
  return { name, email };
}
