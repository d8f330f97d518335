import { and, eq } from "drizzle-orm";
import type { AuditEntry } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { mergeRecords, rewriteFile, vaultPath } from "@/lib/vault";
import type { Draft, SettledDraft } from "../shapes";
import { fixEntry, MERGE } from "../sweeps/audited";
import { janitorDrafts, janitorIssues } from "../tables";
import { type DraftRow, findDraft, presentDraft } from "./store";

/**
 * Writes a draft to the vault. It can be reverted like a fix; a merge has its draft's id as `sweep`. Throws
 * `NOT_FOUND`, and `CONFLICT` when the draft is settled or a record has changed since.
 */
export async function acceptDraft(ctx: Context, id: string): Promise<SettledDraft> {
  const row = await openDraft(ctx, id);
  const message = row.other ? await applyMerge(ctx, row, row.other) : await applyFill(ctx, row);
  return { message, draft: await close(ctx, row, "accepted") };
}

/** Closes a draft without writing it. Throws `NOT_FOUND`, `CONFLICT` when the draft is settled. */
export async function discardDraft(ctx: Context, id: string): Promise<SettledDraft> {
  const row = await openDraft(ctx, id);
  return { message: `Discarded the draft of ${row.path}`, draft: await close(ctx, row, "discarded") };
}

async function openDraft(ctx: Context, id: string): Promise<DraftRow> {
  const row = await findDraft(ctx, id);
  if (row.state === "open") return row;
  throw conflict(`The draft is already ${row.state}`);
}

const entryOf =
  ({ id, issueId, kind }: DraftRow, message: string) =>
  (subject: string, before: string, after: string): AuditEntry =>
    fixEntry(subject, before, after, {
      sweep: id,
      rule: kind === "merge" ? "DUP001" : "STUB001",
      issue: issueId,
      message,
    });

async function applyFill(ctx: Context, row: DraftRow): Promise<string> {
  const { before, after } = row;
  const path = vaultPath(row.path);
  const message = "The body is almost empty.";
  const entries = [entryOf(row, message)(path, before, after)];
  if (await rewriteFile(ctx, { path, before, after, entries })) return `Wrote the text to ${path}`;
  throw conflict(`${path} has changed since the draft was created: create a new one`);
}

async function applyMerge(
  ctx: Context,
  row: DraftRow,
  other: { path: string; hash: string },
): Promise<string> {
  const [keep, gone] = [vaultPath(row.path), vaultPath(other.path)];
  const { links } = await mergeRecords(ctx, {
    keep,
    keepHash: row.hash,
    gone,
    goneHash: other.hash,
    text: row.after,
    entryOf: entryOf(row, `${gone} was merged into ${keep}.`),
    goneEntry: (text) => ({
      action: MERGE,
      subject: keep,
      before: other.hash,
      detail: { sweep: row.id, from: gone, text, issue: row.issueId },
    }),
  });
  return `Merged ${gone} into ${keep}; ${links === 1 ? "one link" : `${links} links`} rewritten`;
}

async function close(ctx: Context, row: DraftRow, state: "accepted" | "discarded"): Promise<Draft> {
  const [own, issues] = [
    eq(janitorDrafts.accountId, ctx.account.id),
    eq(janitorIssues.accountId, ctx.account.id),
  ];
  const settled = await ctx.db.tx(async (tx) => {
    const [settled] = await tx
      .update(janitorDrafts)
      .set({ state, settledAt: ctx.clock.now() })
      .where(and(own, eq(janitorDrafts.id, row.id), eq(janitorDrafts.state, "open")))
      .returning();
    if (settled && state === "accepted")
      await tx.delete(janitorIssues).where(and(issues, eq(janitorIssues.issueId, row.issueId)));
    await notify(ctx, tx, "kv_live");
    return settled;
  });
  if (!settled) throw conflict("The draft has just been accepted or discarded by another request");
  return presentDraft(settled);
}
