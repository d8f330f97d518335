import { type AuditRow, listAudit } from "@/lib/audit";
import { encodeNumber } from "@/lib/core/cursor";
import type { Context } from "@/lib/db";

/** A record that was moved more often has its older history in the audit log only. */
const MAX_MOVES = 20;

/** By the service, and by another program. */
const MOVES = ["record.move", "disk.move"];

/** The last changes of a record, newest first, also of the time before it was moved; and whether there are more. */
export async function recordHistory(
  ctx: Context,
  { path, limit }: { path: string; limit: number },
): Promise<{ entries: AuditRow[]; hasMore: boolean }> {
  const found: AuditRow[] = [];
  let subject: string | undefined = path;
  let cursor: string | undefined;
  for (let moves = 0; subject !== undefined && moves <= MAX_MOVES; moves += 1) {
    const page = await listAudit(ctx, { subject, cursor, limit: limit + 1 });
    const at = page.entries.findIndex(({ action }) => MOVES.includes(action));
    const own = at < 0 ? page.entries : page.entries.slice(0, at + 1);
    found.push(...own);
    if (found.length > limit) break;
    const move = at < 0 ? undefined : own.at(-1);
    const from: unknown = move?.detail.from;
    subject = typeof from === "string" ? from : undefined;
    cursor = move && encodeNumber(move.seq);
  }
  return { entries: found.slice(0, limit), hasMore: found.length > limit };
}
