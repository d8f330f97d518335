import { type AuditRow, listAudit } from "@/lib/audit";
import type { Context } from "@/lib/db";

/** A fix, read from the audit log. */
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

const PAGE_SIZE = 50;
const MAX_REVERTS = 1_000;

/** A page of the fixes, newest first. Throws `VALIDATION_ERROR` for an invalid cursor. */
export async function readFixes(ctx: Context, cursor: string | undefined): Promise<Fixes> {
  const page = await listAudit(ctx, { action: "janitor.fix", limit: PAGE_SIZE, cursor });
  const reverted = await revertedSince(ctx, page.entries.at(-1)?.at);
  return { rows: page.entries.map((entry) => rowOf(entry, reverted)), next: page.next_cursor };
}

/** The audit entries of fixes that have been reverted since `since`. */
async function revertedSince(ctx: Context, since: string | undefined): Promise<ReadonlySet<unknown>> {
  const reverted = new Set<unknown>();
  let cursor: string | undefined;
  do {
    const page = await listAudit(ctx, { action: "janitor.revert", since, cursor, limit: MAX_REVERTS });
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
