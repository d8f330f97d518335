import { eq } from "drizzle-orm";
import type { Database } from "@/lib/db";
import { logger } from "@/lib/log";
import { users } from "../tables/users";
import { verifyPassword } from "./hash";
import { noteRefusal } from "./refused";

/** The person who signed in. */
export interface Person {
  userId: string;
  accountId: string;
  email: string;
  name: string;
}

/** A checked password: whose it is, and since when. */
export interface SignedIn {
  person: Person;
  passwordSetAt: Date;
}

/** The person with this address and password, or null; both take the same time. */
export async function checkPassword(db: Database, email: string, password: string): Promise<SignedIn | null> {
  // Postgres cannot store NUL; without it the address still belongs to nobody.
  const address = email.trim().toLowerCase().toWellFormed().replaceAll("\0", "?");
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
  const person = { userId: user.id, accountId: user.accountId, email: user.email, name: user.name };
  return { person, passwordSetAt: user.passwordSetAt };
}
