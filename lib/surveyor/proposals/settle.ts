import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { editRecord, existingRecordPath } from "@/lib/vault";
import { PROPOSAL_KINDS, proposals } from "../tables";

export const settleProposalInput = z.strictObject({
  path: textInput,
  kind: z.enum(PROPOSAL_KINDS, "must be related or tag"),
  value: textInput.meta({ description: "The path of the other record, or the tag" }),
  accept: z.boolean("must be true or false"),
});

/**
 * Takes a proposal, which puts it into the record as its owner's own, or turns it down, after which it is not made
 * again. Throws `NOT_FOUND` for one that there is not, and `CONFLICT` for one that is settled.
 */
export async function settleProposal(
  ctx: Context,
  input: z.input<typeof settleProposalInput>,
): Promise<{ message: string; state: "accepted" | "removed" }> {
  const { path: raw, kind, value, accept } = parse(settleProposalInput, input);
  const path: string = existingRecordPath(raw);
  const own = and(
    eq(proposals.accountId, ctx.account.id),
    eq(proposals.path, path),
    eq(proposals.kind, kind),
    eq(proposals.value, value),
  );
  const [found] = await ctx.db.tx((tx) => tx.select().from(proposals).where(own));
  if (!found) throw notFound(`${path} has no such proposal`);
  if (found.state !== "proposed") throw conflict("This proposal is settled already");
  if (accept) {
    const append = kind === "tag" ? { tags: [value] } : { related: [`[[${value.replace(/\.md$/, "")}]]`] };
    await editRecord(ctx, { path, append });
  }
  await ctx.db.tx(async (tx) => {
    if (accept) await tx.delete(proposals).where(own);
    else await tx.update(proposals).set({ state: "removed" }).where(own);
    await audit(ctx, tx, { action: "surveyor.settle", subject: path, detail: { kind, value, accept } });
    await notify(ctx, tx, "kv_live");
  });
  return accept
    ? { message: `Added to ${path}`, state: "accepted" }
    : { message: "It will not be proposed again", state: "removed" };
}
