import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { changeVault } from "../change";
import { existingRecordPath, folderOf, pathIn, type VaultPath } from "../path";
import { layoutIn } from "../settings/read";
import { hashOf, readStored } from "../store";
import { assertUnusedPath } from "./create";
import { nameInput, pathInput } from "./input";
import { assertRecord } from "./placed";
import { textAfterMove } from "./text-after-move";

const input = z.strictObject({ path: pathInput, name: nameInput });

/**
 * Copies a record to another name in its folder. Only a title that is the file's name changes. Throws `NOT_FOUND`, `CONFLICT`
 * when the name is in use.
 */
export async function copyRecord(ctx: Context, request: z.input<typeof input>): Promise<{ path: VaultPath }> {
  const { path: raw, name } = parse(input, request);
  const from = existingRecordPath(raw);
  const path = pathIn(folderOf(from), name);
  await changeVault(ctx, {
    lock: [from, path],
    plan: async (tx) => {
      const layout = await layoutIn(ctx, tx);
      assertRecord(layout, from);
      const original = await readStored(ctx.account.vaultDir, from);
      if (!original.utf8) throw invalid("path", `${from} is not UTF-8: convert it first`);
      await assertUnusedPath(ctx, tx, path);
      const move = { to: path, status: undefined, isRenamed: false, isRetyped: false };
      const content = textAfterMove(original, layout, move);
      const entry = {
        action: "record.create",
        subject: path,
        after: hashOf(content),
        detail: { copied: from },
      };
      return { changes: [{ kind: "create", path, content, entries: [entry] }] };
    },
  });
  return { path };
}
