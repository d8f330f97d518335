import { and, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import type { AuditRow } from "./shapes";
import { auditEntries } from "./tables";

const filter = (what: string) =>
  textInput
    .min(1, "cannot be empty")
    .max(500, "at most 500 characters")
    .optional()
    .meta({ description: `${what}; a * at the end matches any suffix` });

const moment = z.iso
  .datetime({ offset: true, error: "must be a time with a time zone, such as 2026-11-21T08:30:00Z" })
  .optional();

/** Which entries to list, to count or to export. */
export const auditFilter = {
  action: filter("record.edit"),
  subject: filter("The path of a record, or the id of a resource"),
  actor: filter("The label of the actor"),
  since: moment,
  until: moment,
};

const auditFilterInput = z.strictObject(auditFilter);
export type AuditFilter = z.input<typeof auditFilterInput>;

/** The entries of the account that match, older than the one of the number `before`. */
export const matching = (ctx: Context, given: AuditFilter, before?: number) =>
  and(
    eq(auditEntries.accountId, ctx.account.id),
    isNotNull(auditEntries.seq),
    matches(auditEntries.action, given.action),
    matches(auditEntries.subject, given.subject),
    matches(auditEntries.actorLabel, given.actor),
    given.since === undefined ? undefined : gte(auditEntries.at, new Date(given.since)),
    given.until === undefined ? undefined : lt(auditEntries.at, new Date(given.until)),
    before === undefined ? undefined : lt(auditEntries.seq, before),
  );

function matches(column: PgColumn, wanted: string | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted.endsWith("*") ? sql`starts_with(${column}, ${wanted.slice(0, -1)})` : eq(column, wanted);
}

export const presentEntry = (row: typeof auditEntries.$inferSelect): AuditRow => ({
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
