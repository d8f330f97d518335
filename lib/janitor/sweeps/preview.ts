import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { hashOf, readFileIfAny, vaultPath } from "@/lib/vault";
import { applyEdits } from "../edits";
import { FactsCache } from "../facts";
import type { Issue } from "../issue";
import { scan } from "../scan";
import { scanSettings } from "./sweep";

/** What a fix would make of a file. */
export interface FixPreview {
  issue: Pick<Issue, "id" | "code" | "path" | "message">;
  before: string;
  after: string;
}

/** What this process remembers of the vaults that it was asked about. */
const cache = new FactsCache(50_000);

/**
 * What the fix of an issue would change, by the vault as it lies on the disk now. Throws `NOT_FOUND` when the issue
 * is no more, or has no certain fix.
 */
export async function previewFix(ctx: Context, wanted: string): Promise<FixPreview> {
  const { issues } = await scan(ctx.account.vaultDir, await scanSettings(ctx, cache));
  const issue = issues.find(({ id }) => id === wanted);
  if (!issue) throw notFound("The vault has no such issue any more");
  if (!issue.fix?.certain)
    throw notFound("What would repair this issue is not certain: there is no fix to show");
  const file = await readFileIfAny(ctx.account.vaultDir, vaultPath(issue.path));
  if (!file || hashOf(file.text) !== issue.fix.hash) throw notFound("The file has just changed: scan again");
  const { text } = file;
  const { id, code, path, message } = issue;
  return { issue: { id, code, path, message }, before: text, after: applyEdits(text, issue.fix.edits) };
}
