import { audit } from "@/lib/audit";
import { withArticle } from "@/lib/core/article";
import { invalid } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { checkName, editRecord, moveRecord } from "@/lib/vault";
import { curatorProposals } from "../tables";
import { followWrites } from "../undo/follow";
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
  const path = await followWrites(ctx, row.inboxId, async () => {
    await editRecord(ctx, { path: row.path, set: { status: "final", ...fields } });
    const isRenamed = matchKey(name) !== row.nameKey;
    if (!isRenamed) return { result: row.path };
    const { to } = await moveRecord(ctx, { path: row.path, name: check.name });
    return { result: to, moved: { from: row.path, to } };
  });
  await ctx.db.tx(async (tx) => {
    await openProposal(ctx, tx, row.id);
    await tx
      .update(curatorProposals)
      .set({ state: "accepted", path, name, nameKey: matchKey(name), settledAt: ctx.clock.now() })
      .where(whereProposal(ctx, row.id));
    await audit(ctx, tx, { action: "curator.accept", subject: path, detail: { file: row.filename } });
    await notify(ctx, tx, "kv_live");
  });
  return path;
}
