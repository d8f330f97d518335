import { and, eq, inArray } from "drizzle-orm";
import { auditEntries } from "@/lib/audit";
import type { Context } from "@/lib/db";
import type { History } from "../options";

/** How a file can get another path, or go, with the audit log knowing. */
const MOVES = ["record.move", "disk.move", "janitor.merge"];
const DELETION = "record.delete";

/** What the audit log knows of files that are no more; the latest word on each path counts. */
export async function historyOf(ctx: Context): Promise<History> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ action: auditEntries.action, subject: auditEntries.subject, detail: auditEntries.detail })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          inArray(auditEntries.action, [...MOVES, DELETION, "record.create"]),
        ),
      )
      .orderBy(auditEntries.id),
  );
  const renamed = new Map<string, string>();
  const deleted = new Set<string>();
  for (const { action, subject, detail } of rows) {
    // A path that is in use again has nothing to do with what bore it before.
    renamed.delete(subject);
    deleted.delete(subject);
    if (action === DELETION) deleted.add(subject);
    if (MOVES.includes(action) && typeof detail.from === "string") renamed.set(detail.from, subject);
  }
  return {
    renamedTo: (path) => renamed.get(path) ?? null,
    wasDeleted: (path) => deleted.has(path),
  };
}
