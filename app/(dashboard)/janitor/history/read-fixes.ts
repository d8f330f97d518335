import { type AuditRow, listAudit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";

/** A fix as the audit log has it. */
export interface FixRow {
  seq: number;
  at: string;
  who: string;
  path: string;
  rule: string;
  message: string;
  edits: { start: number; before: string; after: string }[];
  isReverted: boolean;
}

export interface Fixes {
  rows: FixRow[];
  next: string | null;
}

const PER_PAGE = 50;
const MOST_REVERTS = 1_000;

/** A page of the fixes, newest first; or what is wrong with the cursor, in words. */
export async function readFixes(ctx: Context, cursor: string | undefined): Promise<Fixes | string> {
  try {
    const page = await listAudit(ctx, { action: "janitor.fix", limit: PER_PAGE, cursor });
    const reverted = await revertedSince(ctx, page.entries.at(-1)?.at);
    return { rows: page.entries.map((entry) => rowOf(entry, reverted)), next: page.next_cursor };
  } catch (error) {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return error.message;
    throw error;
  }
}

/** The fixes that were taken back since a moment. */
async function revertedSince(ctx: Context, since: string | undefined): Promise<ReadonlySet<unknown>> {
  const reverted = new Set<unknown>();
  let cursor: string | undefined;
  do {
    const page = await listAudit(ctx, { action: "janitor.revert", since, cursor, limit: MOST_REVERTS });
    for (const { detail } of page.entries) reverted.add(detail.entry);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return reverted;
}

const rowOf = ({ seq, at, actor, subject, detail }: AuditRow, reverted: ReadonlySet<unknown>): FixRow => ({
  seq,
  at,
  who: actor.label,
  path: subject,
  rule: wordOf(detail.rule),
  message: wordOf(detail.message),
  edits: Array.isArray(detail.edits)
    ? detail.edits.map((edit) => ({
        start: Number(edit?.start),
        before: wordOf(edit?.before),
        after: wordOf(edit?.after),
      }))
    : [],
  isReverted: reverted.has(seq),
});

const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");
