import { sql } from "drizzle-orm";

/**
 * Whether a waiting file had a run and no longer has one: what it made was undone, or its run was canceled. It is left alone until
 * someone asks for it.
 */
export const isOnHold = sql<boolean>`(
  inbox_files.state = 'waiting' and inbox_files.workflow_id is not null and not exists (
    select from workflow_runs r
    where r.account_id = inbox_files.account_id and r.workflow_id = inbox_files.workflow_id
      and r.close_time is null))`;
