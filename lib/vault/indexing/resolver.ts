import { groupBy } from "@/lib/core/group-by";
import { copy } from "@/lib/core/strings";
import { resolveLink, stemKey } from "../links";
import type { LinkRow } from "./columns";
import type { IndexEntry } from "./entry";

/** Candidate files for links: paths by stem key. */
export type Candidates = ReadonlyMap<string, readonly string[]>;

export const candidatesOf = (paths: Iterable<string>): Candidates => groupBy(paths, stemKey);

type Resolved = Pick<LinkRow, "targetKey" | "state" | "targetPath">;

/** Resolves links among the same candidates, each distinct target once. */
export class Resolver {
  private readonly seen = new Map<string, Resolved>();

  constructor(private readonly candidates: Candidates) {}

  /** The links of an entry, resolved. */
  links(entry: IndexEntry): LinkRow[] {
    return entry.links.map(({ target, relation }, ordinal) => {
      const { targetKey, state, targetPath } = this.target(target, entry.path);
      return { source: entry.path, ordinal, target, targetKey, relation, state, targetPath };
    });
  }

  target(target: string, source: string): Resolved {
    const known = this.seen.get(target);
    if (known) return known;
    const targetKey = stemKey(target);
    const among = this.candidates.get(targetKey) ?? [];
    const { state, path = null } = resolveLink(target, source, among);
    const resolved = { targetKey, state, targetPath: path };
    // An ambiguous or relative target depends on the source.
    if (among.length <= 1 && !target.trimStart().startsWith(".")) this.seen.set(copy(target), resolved);
    return resolved;
  }
}

export const resolveEntry = (entry: IndexEntry, candidates: Candidates): LinkRow[] =>
  new Resolver(candidates).links(entry);
