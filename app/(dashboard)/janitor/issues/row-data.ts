import type { Context } from "@/lib/db";
import { canFill, draftsOf, type ListedIssue } from "@/lib/janitor";
import { recordsAmong } from "@/lib/vault";

/** What the rows of these issues show beside them. */
export async function rowData(ctx: Context, issues: readonly ListedIssue[]) {
  const [drafts, isFillable, records] = await Promise.all([
    draftsOf(
      ctx,
      issues.map(({ id }) => id),
    ),
    canFill(ctx),
    recordsAmong(ctx, [...new Set(issues.map(({ path }) => path))]),
  ]);
  return ({ id, path }: ListedIssue) => ({
    hasPage: records.has(path),
    draft: drafts.get(id),
    canFill: isFillable,
  });
}
