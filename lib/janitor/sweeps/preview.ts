import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { hashOf, readFileIfAny, vaultPath } from "@/lib/vault";
import { applyEdits } from "../edits";
import { scan } from "../scan";
import type { FixPreview } from "../shapes";
import { SnapshotCache } from "../snapshot";
import { scanSettings } from "./settings";

const cache = new SnapshotCache(50_000);

/**
 * Previews the fix of an issue in the vault on disk. Throws `NOT_FOUND` when the issue no longer exists or has no safe
 * fix.
 */
export async function previewFix(ctx: Context, wanted: string): Promise<FixPreview> {
  const { issues } = await scan(ctx.account.vaultDir, await scanSettings(ctx, cache));
  const issue = issues.find(({ id }) => id === wanted);
  if (!issue) throw notFound("The issue no longer exists");
  if (!issue.fix?.certain)
    throw notFound("The issue has no safe fix: choose a suggested fix or edit the record");
  const file = await readFileIfAny(ctx.account.vaultDir, vaultPath(issue.path));
  if (!file || hashOf(file.text) !== issue.fix.hash) throw notFound("The file has just changed: scan again");
  const { text } = file;
  const { id, code, path, message } = issue;
  return { issue: { id, code, path, message }, before: text, after: applyEdits(text, issue.fix.edits) };
}
