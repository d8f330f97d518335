import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { changeVault } from "../change";
import { checkMatch } from "../indexing";
import { existingRecordPath } from "../path";
import { ifMatchInput, pathInput } from "../records/input";
import { assertRecord } from "../records/placed";
import { layoutIn } from "../settings/read";
import { deleted } from "../shapes";
import { hashStored } from "../store";

const input = z.strictObject({ path: pathInput, ifMatch: ifMatchInput });

/** Deletes a record for good. Throws `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const deleteRecord = defineOperation({
  id: "deleteRecord",
  http: { method: "DELETE", path: "/vault/records/{path}" },
  tag: "Records",
  summary: "Delete a record permanently",
  description: "The file is removed. Links to it stay in other records as they are, and are then broken.",
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
    const path = existingRecordPath(raw);
    const { newlyBroken } = await changeVault(ctx, {
      lock: [path],
      plan: async (tx) => {
        assertRecord(await layoutIn(ctx, tx), path);
        const before = await hashStored(ctx.account.vaultDir, path);
        checkMatch(ifMatch, before.hash);
        const entry = { action: "record.delete", subject: path, before: before.hash };
        return { changes: [{ kind: "remove", before, entries: [entry] }] };
      },
    });
    return { raw: `Deleted ${path}`, path, deleted: true as const, broken_links: newlyBroken };
  },
});
