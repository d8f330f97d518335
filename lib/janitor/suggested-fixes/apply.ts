import { and, eq } from "drizzle-orm";
import { conflict } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { moveRecord, rewriteFile } from "@/lib/vault";
import { isTextFix, type TextFix, textAfter } from "../decisions";
import type { AppliedFix, SuggestedFix } from "../shapes";
import { fixEntry } from "../sweeps/audited";
import { janitorIssues } from "../tables";
import { createAt } from "./create";
import { deleteCopy } from "./delete-copy";
import { type FoundSuggestedFix, findSuggestedFix, type SuggestedFixRequest } from "./find";

/**
 * Applies a suggested fix to the vault on disk. A change of a text is one entry of the audit log and can be reverted.
 * Throws `NOT_FOUND` when the issue no longer exists, `CONFLICT` when it no longer has this fix, when the fix cannot
 * be applied, or for a merge, which needs a draft.
 */
export async function applySuggestedFix(ctx: Context, request: SuggestedFixRequest): Promise<AppliedFix> {
  const found = await findSuggestedFix(ctx, request);
  const { issue, offer } = found;
  const done = await apply(ctx, found, offer);
  await ctx.db.tx(async (tx) => {
    const own = eq(janitorIssues.accountId, ctx.account.id);
    await tx.delete(janitorIssues).where(and(own, eq(janitorIssues.issueId, issue.id)));
    await notify(ctx, tx, "kv_live");
  });
  return { issue: issue.id, kind: offer.kind, ...done };
}

type Done = Pick<AppliedFix, "path" | "message">;

async function apply(ctx: Context, found: FoundSuggestedFix, offer: SuggestedFix): Promise<Done> {
  const { path } = found.issue;
  if (isTextFix(offer)) {
    await change(ctx, found, offer);
    return { path, message: describeFix(path, offer) };
  }
  switch (offer.kind) {
    case "create": {
      const made = await createAt(ctx, offer.path);
      return { path: made, message: `Created ${made}` };
    }
    case "move": {
      const { raw, to } = await moveRecord(ctx, { path, to: offer.path });
      return { path: to, message: raw };
    }
    case "delete":
      return deleteCopy(ctx, found, offer.path);
    case "merge":
      throw conflict(
        "A merge needs a draft: create one for this issue and accept it, or merge the records by hand",
      );
  }
}

function describeFix(path: string, offer: TextFix): string {
  switch (offer.kind) {
    case "unlink":
      return `Removed the link from ${path}`;
    case "retarget":
      return `Pointed the link in ${path} to ${offer.path}`;
    case "set":
      return `Set ${offer.field} in ${path} to ${[offer.value].flat().join(", ")}`;
    case "relate":
      return `Added ${offer.path} to related in ${path}`;
  }
}

/** Previews a change of the file's text. Throws `CONFLICT` if it cannot be applied. */
export function changeOf(found: FoundSuggestedFix, offer: TextFix): { before: string; after: string } {
  const before = found.vault.textOf(found.file);
  if (before === null) throw hasJustChanged();
  const after = textAfter(before, offer, found);
  if (after !== undefined && after !== before) return { before, after };
  throw conflict("The fix would change more than this issue: edit the record by hand");
}

async function change(ctx: Context, found: FoundSuggestedFix, offer: TextFix): Promise<void> {
  const { issue, file } = found;
  const { before, after } = changeOf(found, offer);
  // No `sweep`: it is reverted on its own.
  const detail = { rule: issue.code, issue: issue.id, message: issue.message, offer };
  const entry = fixEntry(issue.path, before, after, detail);
  if (!(await rewriteFile(ctx, { path: file.path, before, after, entries: [entry] }))) throw hasJustChanged();
}

const hasJustChanged = () => conflict("The file has just changed: scan again");
