import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { auditEntries } from "@/lib/db/schema";

const filter = (what: string) =>
  textInput
    .min(1, "cannot be empty")
    .max(500, "at most 500 characters")
    .optional()
    .meta({ description: `${what}; with * at the end, whatever begins so` });

const moment = z.iso
  .datetime({ offset: true, error: "must be a time with its zone, such as 2026-11-21T08:30:00Z" })
  .optional();

export const listAuditInput = z.strictObject({
  action: filter("record.edit"),
  subject: filter("What was acted on: a path of the vault, or a resource's id"),
  actor: filter("The label of who did it"),
  since: moment,
  until: moment,
  limit: limitInput.default(100),
  cursor: textInput.optional(),
});

/** One thing that was done, by whom, and what it did to which file. */
export interface AuditRow {
  seq: number;
  at: string;
  actor: { type: string; id: string; label: string };
  action: string;
  subject: string;
  before_hash: string | null;
  after_hash: string | null;
  detail: Record<string, unknown>;
  hash: string;
}

export interface AuditPage {
  entries: AuditRow[];
  next_cursor: string | null;
}

/** What was done in the account, newest first. */
export async function listAudit(
  ctx: Context,
  input: z.input<typeof listAuditInput> = {},
): Promise<AuditPage> {
  const given = parse(listAuditInput, input);
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          isNotNull(auditEntries.seq),
          matches(auditEntries.action, given.action),
          matches(auditEntries.subject, given.subject),
          matches(auditEntries.actorLabel, given.actor),
          given.since === undefined ? undefined : gte(auditEntries.at, new Date(given.since)),
          given.until === undefined ? undefined : lt(auditEntries.at, new Date(given.until)),
          given.cursor === undefined ? undefined : lt(auditEntries.seq, seqOf(given.cursor)),
        ),
      )
      .orderBy(desc(auditEntries.seq))
      .limit(given.limit + 1),
  );
  const page = rows.slice(0, given.limit);
  const last = page.at(-1)?.seq;
  return {
    entries: page.map(present),
    next_cursor: rows.length > given.limit && last != null ? String(last) : null,
  };
}

function matches(column: PgColumn, wanted: string | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted.endsWith("*") ? sql`starts_with(${column}, ${wanted.slice(0, -1)})` : eq(column, wanted);
}

function seqOf(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw invalid("cursor", "must be the next_cursor of an earlier reply");
}

const present = (row: typeof auditEntries.$inferSelect): AuditRow => ({
  seq: row.seq ?? 0,
  at: row.at.toISOString(),
  actor: { type: row.actorType, id: row.actorId, label: row.actorLabel },
  action: row.action,
  subject: row.subject,
  before_hash: row.beforeHash,
  after_hash: row.afterHash,
  detail: row.detail,
  hash: row.hash ?? "",
});
