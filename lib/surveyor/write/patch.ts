import { wholeLink } from "@/lib/vault";
import type { RecordToWrite } from "./plan";

/** The field that lists which of a record's values the Surveyor wrote. */
export const MARK = "surveyor";

/** What the Surveyor wrote into a record, according to the record's own field. */
export interface Mark {
  cluster?: string;
  tags: string[];
  /** Paths without `.md`. */
  related: string[];
}

export function readMark(frontmatter: Record<string, unknown>): Mark {
  const value = frontmatter[MARK];
  const mark = value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
  const { cluster } = mark;
  return {
    ...(typeof cluster === "string" && { cluster }),
    tags: textsIn(mark.tags),
    related: textsIn(mark.related),
  };
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

const withoutExtension = (path: string): string => path.replace(/\.md$/, "");

export interface Patch {
  set: Record<string, unknown>;
  unset: string[];
  append: Record<string, string[]>;
}

/**
 * The edit that writes the results into a record; null when there is nothing to change. A `cluster` that the user set
 * is not changed, and one that the user removed is not written again.
 */
export function patchOf(
  { frontmatter, label, tags, related }: RecordToWrite,
  linkTo = wholeLink,
): Patch | null {
  const mark = readMark(frontmatter);
  const patch: Patch = { set: {}, unset: [], append: {} };
  const next: Mark = {
    tags: [...new Set([...mark.tags, ...tags])],
    related: [...new Set([...mark.related, ...related.map(withoutExtension)])],
  };
  const isOwn = frontmatter.cluster === mark.cluster;
  if (mark.cluster !== undefined && !isOwn) next.cluster = mark.cluster;
  else if (isOwn && label !== null) next.cluster = label;
  if (isOwn && label !== null && label !== mark.cluster) patch.set.cluster = label;
  if (isOwn && label === null && mark.cluster !== undefined) patch.unset.push("cluster");
  if (tags.length > 0) patch.append.tags = tags;
  if (related.length > 0) patch.append.related = related.map(linkTo);
  if (JSON.stringify(sorted(next)) === JSON.stringify(sorted(mark))) return isEmpty(patch) ? null : patch;
  if (next.cluster === undefined && next.tags.length + next.related.length === 0) patch.unset.push(MARK);
  else patch.set[MARK] = compact(next);
  return patch;
}

const sorted = ({ cluster, tags, related }: Mark) => [cluster, [...tags].sort(), [...related].sort()];

const isEmpty = ({ set, unset, append }: Patch): boolean =>
  Object.keys(set).length + unset.length + Object.keys(append).length === 0;

/** Without empty lists. */
const compact = ({ cluster, tags, related }: Mark): Record<string, unknown> => ({
  ...(cluster !== undefined && { cluster }),
  ...(tags.length > 0 && { tags }),
  ...(related.length > 0 && { related }),
});
