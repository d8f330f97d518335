import { eq } from "drizzle-orm";
import type { Account, Database } from "@/lib/db";
import { accounts } from "@/lib/db/tables";

/** Whether nobody has an account yet, so that the first page makes the owner. */
export async function isFirstRun(db: Database): Promise<boolean> {
  return (await listAccounts(db, 1)).length === 0;
}

/** The accounts, oldest first. */
export async function listAccounts(db: Database, limit = 10_000): Promise<Account[]> {
  const rows = await db.system((tx) =>
    tx
      .select({ id: accounts.accountId, vaultDir: accounts.vaultDir })
      .from(accounts)
      .orderBy(accounts.createdAt)
      .limit(limit),
  );
  return rows;
}

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
