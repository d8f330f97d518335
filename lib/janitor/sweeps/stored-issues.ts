import { hash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { type Context, type Tx, toJson } from "@/lib/db";
import { groupOf, type Issue } from "../issue";
import { janitorIssues } from "../tables";
import { emitFound } from "./found";
import { placeRows } from "./positions";

const BATCH_SIZE = 5_000;

/** Replaces the open issues of the account. Those that were open before, most of them as a rule, are left where they are. */
export async function storeIssues(ctx: Context, tx: Tx, issues: readonly Issue[]): Promise<void> {
  const stored = await tx
    .select({
      position: janitorIssues.position,
      hash: janitorIssues.contentHash,
      id: janitorIssues.issueId,
    })
    .from(janitorIssues)
    .where(eq(janitorIssues.accountId, ctx.account.id))
    .orderBy(asc(janitorIssues.position));
  const hashes = issues.map((issue) => contentHash(JSON.stringify(contentOf(issue))));
  const placed = placeRows(stored, hashes);
  const kept = new Set(placed.flatMap(({ position, isStored }) => (isStored ? [position] : [])));
  await deleteIssues(
    ctx,
    tx,
    stored.flatMap(({ position }) => (kept.has(position) ? [] : [position])),
  );
  let rows: object[] = [];
  for (const [at, issue] of issues.entries()) {
    const { position, isStored } = placed[at] ?? { position: at, isStored: false };
    if (!isStored) rows.push({ position, contentHash: hashes[at], ...contentOf(issue) });
    if (rows.length === BATCH_SIZE) {
      await insertIssues(ctx, tx, rows);
      rows = [];
    }
  }
  await insertIssues(ctx, tx, rows);
  await emitFound(ctx, tx, issues, new Set(stored.map(({ id }) => id)));
}

/** The columns of an issue, without its position. */
const contentOf = (issue: Issue) => ({
  issueId: issue.id,
  groupId: groupOf(issue),
  code: issue.code,
  severity: issue.severity,
  path: issue.path,
  message: issue.message,
  detail: issue.detail,
  suggestedFix: issue.suggested_fix,
  isFixable: issue.fix?.certain ?? false,
  offers: issue.offers ?? [],
});

const contentHash = (content: string): string => hash("sha1", content, "base64");

async function deleteIssues(ctx: Context, tx: Tx, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  await tx.execute(sql`
    delete from janitor_issues where account_id = ${ctx.account.id}::uuid
    and position in (select value::int from json_array_elements_text(${JSON.stringify(positions)}::text::json))`);
}

/** Rows as JSON: a tenth of the time of a parameter for each value. */
async function insertIssues(ctx: Context, tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into janitor_issues (account_id, position, content_hash, issue_id, group_id, code, severity, path, message, detail,
      suggested_fix, is_fixable, offers)
    select ${ctx.account.id}::uuid, r.* from json_to_recordset(${toJson(rows)}::text::json) as r(position int,
      "contentHash" text, "issueId" text, "groupId" text, code text, severity text, path text, message text, detail text,
      "suggestedFix" text, "isFixable" boolean, offers json)`);
}
