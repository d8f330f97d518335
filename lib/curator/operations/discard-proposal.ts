import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { discard } from "../proposals/discard";
import { openProposal } from "../proposals/find";

/** Discards a proposal for good. Throws `NOT_FOUND`, and `CONFLICT` when it is settled. */
export const discardCuratorProposal = defineOperation({
  id: "curatorDiscard",
  http: { method: "POST", path: "/workers/curator/proposals/{id}/discard" },
  tag: "Curator",
  summary: "Discard a proposal: the name is not proposed as that type again",
  description:
    "Others of the same type and name are discarded with it. A draft that nobody edited is deleted.",
  input: z.strictObject({ id: z.uuid("must be the id of a proposal") }),
  output: z.object({ message: z.string(), deleted: z.string().nullable() }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const row = await ctx.db.tx((tx) => openProposal(ctx, tx, id));
    const { deleted } = await discard(ctx, row);
    return { message: `Discarded ${row.type} ${row.name}`, deleted };
  },
});
