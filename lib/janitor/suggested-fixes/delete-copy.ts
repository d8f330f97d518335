import { randomUUID } from "node:crypto";
import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { hashOf, mergeRecords, vaultPath } from "@/lib/vault";
import type { Subject } from "../decisions";
import type { AppliedFix } from "../shapes";
import { fixEntry, MERGE } from "../sweeps/audited";

/**
 * Deletes a copy that is equal to its original, and redirects links to it. It is reverted like a merge. Throws
 * `CONFLICT` when they are no longer equal.
 */
export async function deleteCopy(
  ctx: Context,
  { vault, file, issue }: Subject,
  original: string,
): Promise<Pick<AppliedFix, "path" | "message">> {
  const text = vault.textOf(file);
  const kept = vault.byPath.get(original);
  if (text === null || !kept || vault.textOf(kept) !== text)
    throw conflict("The copy and its original have just changed: scan again");
  const hash = hashOf(text);
  const detail = { sweep: randomUUID(), rule: issue.code, issue: issue.id, message: issue.message };
  const { links } = await mergeRecords(ctx, {
    keep: vaultPath(original),
    keepHash: hash,
    gone: file.path,
    goneHash: hash,
    text,
    entryOf: (subject, before, after) => fixEntry(subject, before, after, detail),
    goneEntry: () => ({
      action: MERGE,
      subject: original,
      before: hash,
      detail: { ...detail, from: file.path, text },
    }),
  });
  const rewritten = links === 1 ? "one link" : `${links} links`;
  return { path: original, message: `Deleted ${file.path}; ${rewritten} rewritten` };
}
