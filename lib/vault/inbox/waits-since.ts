import { sql } from "drizzle-orm";

/** Since when a file waits: it was received then, or was retried last. */
export const waitsSince = sql`greatest(inbox_files.received_at, (
  select max(e.created_at) from audit_entries e
  where e.account_id = inbox_files.account_id and e.subject = inbox_files.location
    and e.action = 'inbox.retry'))`;
