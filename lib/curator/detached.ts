import { eq } from "drizzle-orm";
import type { DetachListener } from "@/lib/vault";
import { curatorProposals, curatorWrites } from "./tables";

/** Deletes the proposals of a detached vault, and what its files wrote. */
export const forgetProposals: DetachListener = async (ctx, tx) => {
  for (const table of [curatorProposals, curatorWrites])
    await tx.delete(table).where(eq(table.accountId, ctx.account.id));
};
