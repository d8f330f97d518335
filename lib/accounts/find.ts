import { eq } from "drizzle-orm";
import type { Account, Database, Tx } from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import { users } from "./tables/users";

/** Whether no account exists yet, so that the first page creates the owner. */
export async function isFirstRun(db: Database): Promise<boolean> {
  return (await firstAccounts(db, 1)).length === 0;
}

/** Every account, oldest first. */
export const listAccounts = (db: Database): Promise<Account[]> => db.system((tx) => byAge(tx));

/** The oldest accounts, up to `limit`. */
export const firstAccounts = (db: Database, limit: number): Promise<Account[]> =>
  db.system((tx) => byAge(tx).limit(limit));

const byAge = (tx: Tx) =>
  tx
    .select({ id: accounts.accountId, vaultDir: accounts.vaultDir })
    .from(accounts)
    .orderBy(accounts.createdAt, accounts.accountId);

export async function findAccount(db: Database, accountId: string): Promise<Account | null> {
  const [row] = await db
    .account(accountId)
    .tx((tx) =>
      tx
        .select({ id: accounts.accountId, vaultDir: accounts.vaultDir })
        .from(accounts)
        .where(eq(accounts.accountId, accountId)),
    );
  return row ?? null;
}

/** The id of the account whose user signs in with this e-mail address; null if there is none. */
export async function accountOfEmail(db: Database, email: string): Promise<string | null> {
  const wanted = email.trim().toLowerCase();
  const [user] = await db.signIn(wanted, (tx) =>
    tx.select({ accountId: users.accountId }).from(users).where(eq(users.email, wanted)),
  );
  return user?.accountId ?? null;
}
