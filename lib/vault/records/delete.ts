import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { changeVault } from "../change";
import { checkMatch } from "../indexing";
import { existingRecordPath } from "../path";
import { hashStored } from "../store";
import { ifMatchInput, pathInput } from "./input";

export const deleteRecordInput = z.strictObject({ path: pathInput, ifMatch: ifMatchInput });

export interface DeletedRecord {
  raw: string;
  path: string;
  deleted: true;
  /** The number of links of other records that the deletion broke. */
  broken_links: number;
}

/** Deletes a record permanently. Throws `NOT_FOUND`, `PRECONDITION_FAILED`. */
export async function deleteRecord(
  ctx: Context,
  input: z.input<typeof deleteRecordInput>,
): Promise<DeletedRecord> {
  const { path: raw, ifMatch } = parse(deleteRecordInput, input);
  const path = existingRecordPath(raw);
  const { newlyBroken } = await changeVault(ctx, {
    lock: [path],
    plan: async () => {
      const before = await hashStored(ctx.account.vaultDir, path);
      checkMatch(ifMatch, before.hash);
      const entry = { action: "record.delete", subject: path, before: before.hash };
      return { changes: [{ kind: "remove", before, entries: [entry] }] };
    },
  });
  return { raw: `Deleted ${path}`, path, deleted: true, broken_links: newlyBroken };
}
