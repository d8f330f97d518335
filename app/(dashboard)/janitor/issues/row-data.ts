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
    recordsAmong(ctx, [...new Set(issues.flatMap(pathsOf))]),
  ]);
  return (issue: ListedIssue) => ({
    pages: pathsOf(issue).filter((path) => records.has(path)),
    draft: drafts.get(issue.id),
    canFill: isFillable,
  });
}

/** The file of an issue, and those that it may be merged with. */
const pathsOf = ({ path, offers }: ListedIssue): string[] => [
  path,
  ...offers.flatMap((offer) => (offer.kind === "merge" ? offer.paths : [])),
];
