import { randomUUID } from "node:crypto";
import { addToGroup, countEach } from "@/lib/core/group-by";

/** Records of a smaller group belong to no cluster. */
export const MIN_CLUSTER_SIZE = 3;

export interface Group {
  id: string;
  /** Whether it has the id of a group of the previous run. */
  isKnown: boolean;
  community: number;
  members: string[];
}

/** The paths of each community, in their order. */
export function byCommunity(paths: readonly string[], communities: Int32Array): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [at, path] of paths.entries()) {
    addToGroup(found, communities[at] ?? 0, path);
  }
  return found;
}

/**
 * Communities as groups of paths, largest first. A group gets the id of the previous cluster with which it shares most
 * records, if that is at least half of either. Pairs that share most are matched first; an id is used once.
 */
export function groupsOf(
  paths: readonly string[],
  communities: Int32Array,
  before: ReadonlyMap<string, string>,
): Group[] {
  const groups = [...byCommunity(paths, communities)]
    .filter(([, members]) => members.length >= MIN_CLUSTER_SIZE)
    .map(([community, members]) => ({ community, members: members.sort() }))
    .sort((a, b) => b.members.length - a.members.length || compare(a.members[0], b.members[0]));
  const ids = inheritIds(groups, before);
  return groups.map((group, at) => {
    const id = ids.get(at);
    return { id: id ?? randomUUID(), isKnown: id !== undefined, ...group };
  });
}

function inheritIds(
  groups: readonly { members: string[] }[],
  before: ReadonlyMap<string, string>,
): Map<number, string> {
  const sizes = countEach(before.values());
  const pairs = groups.flatMap(({ members }, group) =>
    [...countEach(members.flatMap((path) => before.get(path) ?? []))].map(([id, shared]) => ({
      group,
      id,
      shared,
      isEnough: 2 * shared >= Math.min(members.length, sizes.get(id) ?? 0),
    })),
  );
  pairs.sort((a, b) => b.shared - a.shared || a.group - b.group || compare(a.id, b.id));
  const ids = new Map<number, string>();
  const taken = new Set<string>();
  for (const { group, id, isEnough } of pairs) {
    if (!isEnough || ids.has(group) || taken.has(id)) continue;
    ids.set(group, id);
    taken.add(id);
  }
  return ids;
}

const compare = (a = "", b = ""): number => (a < b ? -1 : a > b ? 1 : 0);
