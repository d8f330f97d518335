import { eq } from "drizzle-orm";
import type { Database } from "@/lib/db";
import { logger } from "@/lib/log";
import { verifyPassword } from "./password";
import { noteRefusal } from "./refused";
import { users } from "./tables/users";

/** Who signed in. */
export interface Person {
  userId: string;
  accountId: string;
  email: string;
  name: string;
}

/** The person with this address and password, or null; both take the same time. */
export async function signIn(db: Database, email: string, password: string): Promise<Person | null> {
  // Postgres holds no NUL; without it the address is nobody's all the same.
  const address = email.trim().toLowerCase().replaceAll("\0", "?");
  const [user] = await db.signIn(address, (tx) => tx.select().from(users).where(eq(users.email, address)));
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user) return null;
  if (!isRight) {
    // Behind the answer, which would else take longer for an address that has an account.
    noteRefusal(db, user.accountId, user.email).catch((error: unknown) =>
      logger("web").warn({ err: error, account: user.accountId }, "a refused sign-in could not be noted"),
    );
    return null;
  }
  await db
    .account(user.accountId)
    .tx((tx) => tx.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, user.id)));
  return { userId: user.id, accountId: user.accountId, email: user.email, name: user.name };
}
