import { hash } from "node:crypto";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import { type Context, type Tx, toArray, toJson, toPlainArray } from "@/lib/db";
import { groupOf, type Issue } from "../issue";
import { janitorIssues } from "../tables";
import { emitFound } from "./found";
import { placeRows } from "./positions";

const BATCH_SIZE = 2_000;

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
  const added = issues.flatMap((issue, at) => {
    const { position = 0, isStored } = placed[at] ?? {};
    return isStored ? [] : [{ issue, position, hash: hashes[at] ?? "" }];
  });
  // A query of Drizzle is sent each time that it is waited for.
  const write = async (insertion: SQL) => tx.execute(insertion);
  let writing: Promise<unknown> = Promise.resolve();
  for (const some of batchesOf(added, BATCH_SIZE)) {
    const insertion = insertionOf(ctx, some);
    await writing;
    // Postgres writes these while the next are composed.
    writing = write(insertion);
    writing.catch(() => {}); // thrown once it is waited for
    await new Promise(setImmediate);
  }
  await writing;
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

interface NewRow {
  issue: Issue;
  position: number;
  hash: string;
}

/** A column of the rows per parameter: Postgres needs four fifths of the time that it does for JSON. */
function insertionOf(ctx: Context, rows: readonly NewRow[]): SQL {
  const contents = rows.map(({ issue }) => contentOf(issue));
  const texts = (of: (content: (typeof contents)[number]) => string) =>
    sql`${toArray(contents.map(of))}::text[]`;
  return sql`
    insert into janitor_issues (account_id, position, content_hash, issue_id, group_id, code, severity, path, message, detail,
      suggested_fix, is_fixable, offers)
    select ${ctx.account.id}::uuid, r.position, r.content_hash, r.issue_id, r.group_id, r.code, r.severity, r.path, r.message,
      r.detail, r.suggested_fix, r.is_fixable, r.offers::json
    from unnest(${toPlainArray(rows.map(({ position }) => position))}::int[],
      ${toPlainArray(rows.map(({ hash }) => hash))}::text[], ${texts(({ issueId }) => issueId)},
      ${texts(({ groupId }) => groupId)}, ${texts(({ code }) => code)}, ${texts(({ severity }) => severity)},
      ${texts(({ path }) => path)}, ${texts(({ message }) => message)}, ${texts(({ detail }) => detail)},
      ${texts(({ suggestedFix }) => suggestedFix)},
      ${toPlainArray(contents.map(({ isFixable }) => String(isFixable)))}::boolean[],
      ${texts(({ offers }) => toJson(offers))})
      as r(position, content_hash, issue_id, group_id, code, severity, path, message, detail, suggested_fix, is_fixable, offers)`;
}
