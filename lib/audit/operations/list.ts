import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import type { AuditRow } from "../shapes";
import { entry } from "../shapes";
import { auditEntries } from "../tables";

const filter = (what: string) =>
  textInput
    .min(1, "cannot be empty")
    .max(500, "at most 500 characters")
    .optional()
    .meta({ description: `${what}; a * at the end matches any suffix` });

const moment = z.iso
  .datetime({ offset: true, error: "must be a time with a time zone, such as 2026-11-21T08:30:00Z" })
  .optional();

const input = z.strictObject({
  action: filter("record.edit"),
  subject: filter("The path of a record, or the id of a resource"),
  actor: filter("The label of the actor"),
  since: moment,
  until: moment,
  limit: limitInput.default(100),
  cursor: textInput.optional(),
});

const output = z.object({ entries: z.array(entry), next_cursor: z.string().nullable() });

export type AuditPage = z.output<typeof output>;

export const listAudit = defineOperation({
  id: "listAudit",
  http: { method: "GET", path: "/audit" },
  tag: "Audit",
  summary: "List the entries of the audit log, newest first",
  description:
    "Who changed what and when, with hashes of the text before and after. Filters by action, subject, actor and time.",
  input,
  output,
  run: async (ctx, given) => {
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
  },
});

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
