import { systemClock } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { type Account, type Context, database } from "@/lib/db";
import { logger } from "@/lib/log";
import { findAccount } from "./find";

/** The context in which a worker acts for an account. Throws `NOT_FOUND` when the account is gone. */
export async function workerContext(accountId: string, worker: string): Promise<Context> {
  const account = await findAccount(database(), accountId);
  if (!account) throw notFound(`There is no account ${accountId}`);
  return contextOf(account, worker);
}

export const contextOf = (account: Account, worker: string): Context => ({
  account,
  actor: { type: "worker", id: worker, label: worker },
  db: database().account(account.id),
  clock: systemClock,
  log: logger("worker").child({ account: account.id, worker }),
});
