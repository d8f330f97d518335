import { audit } from "@/lib/audit";
import { withArticle } from "@/lib/core/article";
import { conflict, invalid } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { checkName, editRecord, moveRecord } from "@/lib/vault";
import { findRecord } from "../place";
import { curatorProposals } from "../tables";
import { followWrites, hashAt } from "../undo/follow";
import type { Correction } from "./accept";
import { openProposal, type ProposalRow, whereProposal } from "./find";

/** Makes a draft final, with the corrections. Throws `NOT_FOUND` when the record was deleted. */
export async function acceptDraft(
  ctx: Context,
  row: ProposalRow & { path: string },
  { name = row.name, type = row.type, fields = {} }: Correction,
): Promise<string> {
  if (type !== row.type)
    throw invalid("type", `It is already written as ${withArticle(row.type)}: move ${row.path} instead`);
  const check = checkName(name);
  if (!check.ok) throw invalid("name", `${check.reason} Try "${check.suggestion}".`);
  const isRenamed = matchKey(name) !== row.nameKey;
  // Before anything is changed.
  if (isRenamed) await assertUnused(ctx, row.path, check.name);
  const before = await hashAt(ctx, row.path);
  await followWrites(ctx, row.inboxId, async () => ({
    result: await editRecord(ctx, { path: row.path, set: { status: "final", ...fields } }),
  }));
  const path = isRenamed ? await rename(ctx, row, check.name) : row.path;
  const hash = await hashAt(ctx, path);
  const writes = hash === null ? [] : [{ path, isCreated: false, before, hash, added: {} }];
  const acceptance = { writes, draft: row.path, isListed: false, with: null };
  await ctx.db.tx(async (tx) => {
    await openProposal(ctx, tx, row.id);
    await tx
      .update(curatorProposals)
      .set({
        state: "accepted",
        path,
        acceptance,
        name,
        nameKey: matchKey(name),
        settledAt: ctx.clock.now(),
      })
      .where(whereProposal(ctx, row.id));
    await audit(ctx, tx, { action: "curator.accept", subject: path, detail: { file: row.filename } });
    await notify(ctx, tx, "kv_live");
  });
  return path;
}

const rename = (ctx: Context, { inboxId, path }: ProposalRow & { path: string }, name: string) =>
  followWrites(ctx, inboxId, async () => {
    const { to } = await moveRecord(ctx, { path, name });
    return { result: to, moved: { from: path, to } };
  });

async function assertUnused(ctx: Context, path: string, name: string): Promise<void> {
  const wanted = `${path.slice(0, path.lastIndexOf("/") + 1)}${name}.md`;
  const other = await ctx.db.tx((tx) => findRecord(ctx, tx, wanted));
  if (other !== null && other !== path) throw conflict(`${other} already exists`);
}
