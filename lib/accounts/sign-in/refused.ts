import { and, desc, eq, gt, max, sql } from "drizzle-orm";
import { audit, auditEntries } from "@/lib/audit";
import { systemClock } from "@/lib/core/clock";
import type { Context, Database, Tx } from "@/lib/db";
import { logger } from "@/lib/log";
import { findAccount } from "../find";

/** One entry a minute is enough, and an attack does not flood the log. */
const EVERY_MS = 60_000;
/** How many recent entries are searched for the last one. */
const RECENT = 500;

const ACTION = "session.refuse";
/** The actor is unknown. */
const STRANGER = { type: "user", id: "", label: "not signed in" } as const;

/** When this process last recorded one, by account. */
const noted = new Map<string, number>();

/** Records a wrong password for a user of the account in its audit log. */
export async function noteRefusal(db: Database, accountId: string, email: string): Promise<void> {
  const now = performance.now();
  if (now - (noted.get(accountId) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
  noted.set(accountId, now);
  const account = await findAccount(db, accountId);
  if (!account) return;
  const log = logger("web").child({ account: accountId });
  const ctx: Context = { account, actor: STRANGER, db: db.account(accountId), clock: systemClock, log };
  await ctx.db.tx(async (tx) => {
    // Other processes record entries as well.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ACTION} ${accountId}`}, 0))`);
    if (await isNoted(ctx, tx)) return;
    await audit(ctx, tx, { action: ACTION, subject: email });
  });
}

async function isNoted(ctx: Context, tx: Tx): Promise<boolean> {
  const recent = tx
    .select({ at: auditEntries.at, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.accountId, ctx.account.id))
    .orderBy(desc(auditEntries.id))
    .limit(RECENT)
    .as("recent");
  const since = new Date(ctx.clock.now().getTime() - EVERY_MS);
  const [row] = await tx
    .select({ last: max(recent.at) })
    .from(recent)
    .where(and(eq(recent.action, ACTION), gt(recent.at, since)));
  return row?.last != null;
}
