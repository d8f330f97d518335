import type { Account, Context, Tx } from "@/lib/db";
import { auditEntries } from "./tables";

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
  await tx.insert(auditEntries).values(
    entries.map((entry) => ({
      accountId: ctx.account.id,
      at: ctx.clock.now(),
      actorType: ctx.actor.type,
      actorId: ctx.actor.id,
      actorLabel: ctx.actor.label,
      action: entry.action,
      subject: entry.subject,
      beforeHash: entry.before ?? null,
      afterHash: entry.after ?? null,
      detail: entry.detail ?? {},
    })),
  );
}
