import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { type Context, notify, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { editRecord, existingRecordPath, linkWriter } from "@/lib/vault";
import { PROPOSAL_KINDS, type ProposalKind, proposals } from "../tables";

const settleProposalInput = z.strictObject({
  path: textInput,
  kind: z.enum(PROPOSAL_KINDS, "must be related or tag"),
  value: textInput.meta({ description: "The path of the other record, or the tag" }),
  accept: z.boolean("must be true or false"),
});

/**
 * Accepts a proposal, which adds it to the record as the user's own edit, or rejects it for good. Throws `NOT_FOUND`
 * for an unknown proposal and `CONFLICT` for one that is settled.
 */
export const settleProposal = defineOperation({
  id: "surveyorSettle",
  http: { method: "POST", path: "/workers/surveyor/proposals" },
  tag: "Surveyor",
  summary: "Accept a proposal, or reject it for good",
  description: "An accepted one is written into the record; a rejected one never returns.",
  input: settleProposalInput,
  output: z.object({ message: z.string(), state: z.enum(["accepted", "removed"]) }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { path: raw, kind, value, accept }) => {
    const path: string = existingRecordPath(raw);
    const own = and(
      eq(proposals.accountId, ctx.account.id),
      eq(proposals.path, path),
      eq(proposals.kind, kind),
      eq(proposals.value, value),
    );
    const state = accept ? ("accepted" as const) : ("removed" as const);
    // First of all: a run that replaces the open proposals meanwhile, or another answer, finds it settled.
    const settle = (tx: Tx) =>
      tx
        .update(proposals)
        .set({ state })
        .where(and(own, eq(proposals.state, "proposed")))
        .returning({ path: proposals.path });
    await ctx.db.tx(async (tx) => {
      // The second time, in place of a row that a run has replaced while the first waited for it.
      if ((await settle(tx)).length > 0 || (await settle(tx)).length > 0) return;
      const [found] = await tx.select().from(proposals).where(own);
      throw found ? conflict("This proposal is already settled") : notFound(`${path} has no such proposal`);
    });
    if (accept)
      await write(ctx, path, kind, value).catch(async (error: unknown) => {
        await ctx.db.tx((tx) => tx.update(proposals).set({ state: "proposed" }).where(own));
        throw error;
      });
    await ctx.db.tx(async (tx) => {
      await audit(ctx, tx, { action: "surveyor.settle", subject: path, detail: { kind, value, accept } });
      await notify(ctx, tx, "kv_live");
    });
    return accept
      ? { message: `Added to ${path}`, state: "accepted" as const }
      : { message: "It will not be proposed again", state: "removed" as const };
  },
});

const linkTo = async (ctx: Context, path: string, other: string): Promise<string> =>
  (await ctx.db.tx((tx) => linkWriter(ctx, tx, [other])))(path, other);

/** Writes the tag or the relation to the record. */
async function write(ctx: Context, path: string, kind: ProposalKind, value: string): Promise<void> {
  const append = kind === "tag" ? { tags: [value] } : { related: [await linkTo(ctx, path, value)] };
  await editRecord(ctx, { path, append });
}
