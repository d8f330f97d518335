import { z } from "zod";
import type { Database } from "@/lib/db";

/**
 * What an account can have to do: a waiting inbox file, a queued run, a schedule that is due, an event to deliver, or a
 * mailbox to pull.
 */
const DUE_WORK = ["inbox", "runs", "schedules", "webhooks", "mailboxes"] as const;
export type DueWork = (typeof DUE_WORK)[number];

const rows = z.array(z.object({ account_id: z.uuid(), work: z.enum(DUE_WORK) }));

/** The accounts that have something to do at `now`: one query for all of them. */
export async function dueAccounts(db: Database, now: Date): Promise<{ accountId: string; work: DueWork }[]> {
  const found = await db.sql`select account_id, work from kv_due(${now.toISOString()})
    union all select account_id, 'webhooks' from kv_due_webhooks(${now.toISOString()})
    union all select account_id, 'mailboxes' from kv_due_mailboxes(${now.toISOString()})`;
  return rows.parse([...found]).map(({ account_id: accountId, work }) => ({ accountId, work }));
}
