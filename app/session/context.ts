import type { Session } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { type Context, database } from "@/lib/db";
import { logger } from "@/lib/log/log";

/** What operations need, on behalf of the user of a session. */
export const contextOf = ({ account, person }: Session, from: string): Context => ({
  account,
  actor: { type: "user", id: person.userId, label: person.email },
  db: database().account(account.id),
  clock: systemClock,
  log: logger("web").child({ account: account.id }),
  from,
});
