import { and, count, desc, eq, gt, inArray, lt, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { invalid, notFound } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { janitorDrafts } from "@/lib/db/schema";
import type { Proposed } from "./propose";

export type DraftRow = typeof janitorDrafts.$inferSelect;

/** A draft as it is told. */
export interface Draft {
  id: string;
  issue: string;
  kind: DraftRow["kind"];
  path: string;
  /** The record that goes when a merge is accepted. */
  merges: string | null;
  before: string;
  after: string;
  left_out: string[];
  by: DraftRow["by"];
  state: DraftRow["state"];
  made_at: string;
  settled_at: string | null;
}

export const tellDraft = (row: DraftRow): Draft => ({
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

/** Keeps a draft under its id, in the place of one that its issue had; keeping it again changes nothing. */
export const keepDraft = (ctx: Context, id: string, proposed: Proposed): Promise<void> =>
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

export const draftIdInput = z.strictObject({ id: z.uuid("must be the id of a draft") });

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

/** One draft. Throws `NOT_FOUND`. */
export const readDraft = async (ctx: Context, input: z.input<typeof draftIdInput>): Promise<Draft> =>
  tellDraft(await findDraft(ctx, parse(draftIdInput, input).id));

const STATES = ["open", "accepted", "discarded"] as const;

export const listDraftsInput = z.strictObject({
  state: z.enum(STATES, `must be one of ${STATES.join(", ")}`).optional(),
  limit: limitInput.default(50),
  cursor: textInput.optional(),
});

/** The drafts, newest first. */
export async function listDrafts(
  ctx: Context,
  input: z.input<typeof listDraftsInput> = {},
): Promise<{ items: Draft[]; total: number; next_cursor: string | null }> {
  const { state, limit, cursor } = parse(listDraftsInput, input);
  const where = and(
    eq(janitorDrafts.accountId, ctx.account.id),
    state === undefined ? undefined : eq(janitorDrafts.state, state),
  );
  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(janitorDrafts)
      .where(and(where, cursor === undefined ? undefined : behind(cursor)))
      .orderBy(desc(janitorDrafts.madeAt), janitorDrafts.id)
      .limit(limit + 1);
    const [all] = await tx.select({ n: count() }).from(janitorDrafts).where(where);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? `${last.madeAt.getTime()}.${last.id}` : null;
    return { items: page.map(tellDraft), total: all?.n ?? 0, next_cursor: next };
  });
}

function behind(cursor: string): SQL | undefined {
  const [, ms = "", id = ""] =
    /^(\d{1,14})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (id === "") throw invalid("cursor", "must be the next_cursor of an earlier reply");
  const at = new Date(Number(ms));
  return or(lt(janitorDrafts.madeAt, at), and(eq(janitorDrafts.madeAt, at), gt(janitorDrafts.id, id)));
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
  return new Map(rows.map((row) => [row.issueId, tellDraft(row)]));
}
