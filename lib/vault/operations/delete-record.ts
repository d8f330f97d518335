import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { changeVault } from "../change";
import { deleted } from "../change-shapes";
import { ifMatchInput, pathInput } from "../records/input";
import { recordNamed } from "../records/named";
import { planRemoval } from "../records/remove";
import { layoutIn } from "../settings/read";

const input = z.strictObject({ path: pathInput, ifMatch: ifMatchInput });

/** Deletes a record. Throws `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const deleteRecord = defineOperation({
  id: "deleteRecord",
  http: { method: "DELETE", path: "/vault/records/{path}" },
  tag: "Records",
  summary: "Delete a record",
  description:
    "The file is removed; its text is kept as a version and can be restored. Links to it stay in other records as they are, and are then broken.",
  input,
  output: deleted,
  errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
  examples: [
    {
      input: { path: "task/Send Alice the offer.md" },
      output: {
        raw: "Deleted task/Send Alice the offer.md",
        path: "task/Send Alice the offer.md",
        deleted: true,
        broken_links: 0,
      },
    },
  ],
  run: async (ctx, { path: raw, ifMatch }) => {
    const path = await recordNamed(ctx, raw);
    const { newlyBroken } = await changeVault(ctx, {
      lock: [path],
      plan: async (tx) => {
        return { changes: [await planRemoval(ctx, await layoutIn(ctx, tx), path, ifMatch)] };
      },
    });
    return { raw: `Deleted ${path}`, path, deleted: true as const, broken_links: newlyBroken };
  },
});
