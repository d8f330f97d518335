import { and, eq, inArray } from "drizzle-orm";
import { auditEntries } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { VAULT_DETACHED } from "@/lib/vault";
import type { FileHistory } from "../options";
import { MERGE } from "./audited";

/** Audit actions that move or delete a file. */
const MOVES = ["record.move", "disk.move", MERGE];
const DELETION = "record.delete";

export interface LoggedHistory extends FileHistory {
  /** The id of the last audit entry that it knows; null without any. */
  lastEntry: string | null;
}

/**
 * Moved and deleted files, from the audit log; the latest entry of each path counts. What was done in a vault that the
 * account had before does not: a file of the same path in this one is another file.
 */
export async function historyOf(ctx: Context): Promise<LoggedHistory> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({
        id: auditEntries.id,
        action: auditEntries.action,
        subject: auditEntries.subject,
        detail: auditEntries.detail,
      })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          inArray(auditEntries.action, [...MOVES, DELETION, "record.create", VAULT_DETACHED]),
        ),
      )
      .orderBy(auditEntries.id),
  );
  const renamed = new Map<string, string>();
  const deleted = new Set<string>();
  for (const { action, subject, detail } of rows) {
    if (action === VAULT_DETACHED) {
      renamed.clear();
      deleted.clear();
      continue;
    }
    // A path that is in use again is a new record.
    renamed.delete(subject);
    deleted.delete(subject);
    if (action === DELETION) deleted.add(subject);
    if (MOVES.includes(action) && typeof detail.from === "string") renamed.set(detail.from, subject);
  }
  return {
    lastEntry: String(rows.at(-1)?.id ?? "") || null,
    renamedTo: (path) => renamed.get(path) ?? null,
    wasDeleted: (path) => deleted.has(path),
  };
}
