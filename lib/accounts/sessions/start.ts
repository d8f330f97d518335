import { and, eq, lt } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import { toStorable } from "@/lib/core/text";
import type { Database } from "@/lib/db";
import type { SignedIn } from "../sign-in/check-password";
import { sessions } from "../tables/sessions";
import { users } from "../tables/users";
import { hashSessionToken, newSessionToken, SESSION_SECONDS } from "./token";

/** Where a session is used from. */
export interface Client {
  /** Network address. */
  address: string;
  userAgent: string;
}

/** Longer ones are cut: no browser sends such. */
const MAX_USER_AGENT = 500;

/**
 * Starts a session and returns its token, which nothing else holds. Throws `UNAUTHORIZED` when the password was
 * changed since it was checked.
 */
export async function startSession(
  db: Database,
  { person, passwordSetAt }: SignedIn,
  client: Client,
  now = new Date(),
): Promise<string> {
  const { accountId, userId } = person;
  const token = newSessionToken();
  await db.account(accountId).tx(async (tx) => {
    // Locked against a change of the password, which ends the sessions that it finds.
    const [user] = await tx
      .select({ passwordSetAt: users.passwordSetAt })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (user?.passwordSetAt.getTime() !== passwordSetAt.getTime())
      throw new KvError("UNAUTHORIZED", "The password has just been changed. Sign in with the new one.");
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
    await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
    await tx.insert(sessions).values({
      accountId,
      userId,
      hash: hashSessionToken(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
      address: client.address,
      userAgent: toStorable(client.userAgent.slice(0, MAX_USER_AGENT)),
    });
  });
  return token;
}
