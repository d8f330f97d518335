import type { Layout } from "../settings/layout";
import { extensionProblem, type SkippedFile, type WalkedFile } from "../store";

/** Why a visible file is not a record, if it could be meant as one. Files of the inbox are not. */
export function skipReason(layout: Layout, { path }: WalkedFile): string | undefined {
  const problem = extensionProblem(path);
  if (problem) return problem;
  return path.endsWith(".md") && !layout.isOfInbox(path) ? layout.exclusionOf(path) : undefined;
}

/** Skipped files that are listed; the others are counted. */
const MAX_LISTED = 1_000;

/** Files that are skipped, as the index keeps them. */
export interface Skipped {
  count: number;
  files: SkippedFile[];
}

export const summarize = (files: readonly SkippedFile[]): Skipped => ({
  count: files.length,
  files: [...files].sort((a, b) => (a.path < b.path ? -1 : 1)).slice(0, MAX_LISTED),
});
