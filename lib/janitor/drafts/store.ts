import { and, eq, inArray } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import type { Draft } from "../shapes";
import { janitorDrafts } from "../tables";
import type { ProposedDraft } from "./propose";

export type DraftRow = typeof janitorDrafts.$inferSelect;

export const presentDraft = (row: DraftRow): Draft => ({
  id: row.id,
  issue: row.issueId,
  kind: row.kind,
  path: row.path,
  merges: row.other?.path ?? null,
  before: row.before,
  after: row.after,
  left_out: row.leftOut,
  by: row.by,
  state: row.state,
  made_at: row.madeAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
});

const ofIssue = (ctx: Context, issue: string) =>
  and(eq(janitorDrafts.accountId, ctx.account.id), eq(janitorDrafts.issueId, issue));

/** Stores a draft and discards an open one of the same issue. Idempotent by `id`. */
export const storeDraft = (ctx: Context, id: string, proposed: ProposedDraft): Promise<void> =>
  ctx.db.tx(async (tx) => {
    const { kind, issue, side, other, after, leftOut, by } = proposed;
    const own = and(eq(janitorDrafts.accountId, ctx.account.id), eq(janitorDrafts.id, id));
    if ((await tx.select({ id: janitorDrafts.id }).from(janitorDrafts).where(own)).length > 0) return;
    const now = ctx.clock.now();
    await tx
      .update(janitorDrafts)
      .set({ state: "discarded", settledAt: now })
      .where(and(ofIssue(ctx, issue), eq(janitorDrafts.state, "open")));
    await tx.insert(janitorDrafts).values({
      accountId: ctx.account.id,
      id,
      issueId: issue,
      kind,
      path: side.path,
      hash: side.hash,
      other: other && { path: other.path, hash: other.hash },
      before: side.text,
      after,
      leftOut,
      by,
      state: "open",
      madeAt: now,
    });
    await notify(ctx, tx, "kv_live");
  });

/** Throws `NOT_FOUND`. */
export async function findDraft(ctx: Context, id: string): Promise<DraftRow> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorDrafts)
      .where(and(eq(janitorDrafts.accountId, ctx.account.id), eq(janitorDrafts.id, id))),
  );
  if (!row) throw notFound(`There is no draft ${id}`);
  return row;
}

/** The open drafts of these issues, by the issue's id. */
export async function draftsOf(ctx: Context, issues: readonly string[]): Promise<Map<string, Draft>> {
  if (issues.length === 0) return new Map();
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorDrafts)
      .where(
        and(
          eq(janitorDrafts.accountId, ctx.account.id),
          eq(janitorDrafts.state, "open"),
          inArray(janitorDrafts.issueId, [...issues]),
        ),
      ),
  );
  return new Map(rows.map((row) => [row.issueId, presentDraft(row)]));
}
