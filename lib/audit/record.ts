import type { Account, Context, Tx } from "@/lib/db";
import { auditEntries } from "./tables";

export interface AuditEntry {
  /** `record.create`, `api_key.revoke`, … */
  action: string;
  /** What was acted on: a vault path, or a resource's id. */
  subject: string;
  /** SHA-256 of the file before and after, hex; absent where there is none. */
  before?: string | null;
  after?: string | null;
  detail?: Record<string, unknown>;
}

/** As much of a context as an entry says. */
type Acting = Pick<Context, "actor" | "clock"> & { account: Pick<Account, "id"> };

/** Notes what the actor did, in the transaction that does it. */
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
