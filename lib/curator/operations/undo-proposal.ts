import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { reopenProposal } from "../reopen/reopen";

/** Undoes the acceptance or the discard of a proposal. Throws `NOT_FOUND`, `CONFLICT`. */
export const undoCuratorProposal = defineOperation({
  id: "curatorUndo",
  http: { method: "POST", path: "/workers/curator/proposals/{id}/undo" },
  tag: "Curator",
  summary: "Undo the acceptance or discard of a proposal: it is pending again",
  description:
    "Removes what accepting it wrote, also in other files. A record that it created and that was edited, moved or linked since is a conflict. A discarded draft is restored.",
  input: z.strictObject({ id: z.uuid("must be the id of a proposal") }),
  output: z.object({ message: z.string(), removed: z.array(z.string()), changed: z.array(z.string()) }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, request) => {
    const { row, removed, changed } = await reopenProposal(ctx, request);
    return { message: `The ${row.entity.type} ${row.entity.name} is proposed again`, removed, changed };
  },
});
