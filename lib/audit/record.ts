import { sql } from "drizzle-orm";
import { type Account, type Context, type Tx, toJson } from "@/lib/db";

export interface AuditEntry {
  /** `record.create`, `api_key.revoke`, … */
  action: string;
  /** A vault path, or a resource's id. */
  subject: string;
  /** SHA-256 of the file before and after, hex; absent where there is none. */
  before?: string | null;
  after?: string | null;
  detail?: Record<string, unknown>;
}

/** The part of a context that an entry records. */
type Acting = Pick<Context, "actor" | "clock"> & { account: Pick<Account, "id"> };

/** Records actions of the actor, in the transaction of the change. */
export async function audit(ctx: Acting, tx: Tx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { type, id, label } = ctx.actor;
  await tx.execute(sql`
    insert into audit_entries
      (account_id, created_at, actor_type, actor_id, actor_label, action, subject, before_hash, after_hash, detail)
    select ${ctx.account.id}::uuid, ${ctx.clock.now().toISOString()}::timestamptz, ${type}, ${id}, ${label},
      action, subject, before, after, coalesce(detail, '{}')
    from json_to_recordset(${toJson(entries)}::text::json)
      as entry(action text, subject text, before text, after text, detail jsonb)`);
}
