import { type AuditRow, listAudit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { revertedAmong } from "@/lib/janitor";
import { recordsAmong } from "@/lib/vault";

/** A fix, read from the audit log. */
export interface FixRow {
  seq: number;
  at: string;
  who: string;
  path: string;
  /** Whether there is a record at the path now. */
  hasPage: boolean;
  rule: string;
  message: string;
  edits: { start: number; before: string; after: string }[];
  isReverted: boolean;
}

export interface Fixes {
  rows: FixRow[];
  next: string | null;
}

const PAGE_SIZE = 50;

/** A page of the fixes, newest first. Throws `VALIDATION_ERROR` for an invalid cursor. */
export async function readFixes(ctx: Context, cursor: string | undefined): Promise<Fixes> {
  const page = await listAudit(ctx, { action: "janitor.fix", limit: PAGE_SIZE, cursor });
  const [reverted, records] = await Promise.all([
    revertedAmong(
      ctx,
      page.entries.map(({ seq }) => seq),
    ),
    recordsAmong(ctx, [...new Set(page.entries.map(({ subject }) => subject))]),
  ]);
  return { rows: page.entries.map((entry) => rowOf(entry, reverted, records)), next: page.next_cursor };
}

const rowOf = (
  { seq, at, actor, subject, detail }: AuditRow,
  reverted: ReadonlySet<number>,
  records: ReadonlySet<string>,
): FixRow => ({
  seq,
  at,
  who: actor.label,
  path: subject,
  hasPage: records.has(subject),
  rule: textOf(detail.rule),
  message: textOf(detail.message),
  edits: Array.isArray(detail.edits)
    ? detail.edits.map((edit) => ({
        start: Number(edit?.start),
        before: textOf(edit?.before),
        after: textOf(edit?.after),
      }))
    : [],
  isReverted: reverted.has(seq),
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
