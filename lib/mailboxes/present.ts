import type { MailboxRow } from "./find";
import type { Mailbox } from "./shapes";

export const presentMailbox = (row: MailboxRow, now: Date): Mailbox => ({
  id: row.id,
  host: row.host,
  port: row.port,
  security: row.security,
  username: row.username,
  folder: row.folder,
  after: row.after,
  move_to: row.moveTo,
  every_minutes: row.everyMinutes,
  include_existing: row.includeExisting,
  enabled: row.enabled,
  pulling: row.leasedUntil !== null && row.leasedUntil > now,
  messages: { pulled: row.pulled, skipped: row.skipped },
  error: row.error,
  last_pull_at: row.lastPullAt?.toISOString() ?? null,
  next_pull_at: row.enabled ? row.dueAt.toISOString() : null,
  created_at: row.createdAt.toISOString(),
});
