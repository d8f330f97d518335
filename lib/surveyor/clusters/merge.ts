import type { Document } from "./documents";
import { MIN_CLUSTER_SIZE } from "./match";
import { termsOf } from "./terms";

/**
 * Joins communities that the same words set apart: nearly identical records, such as daily notes of one template, have more equally near
 * neighbours than are compared.
 */
export function mergeAlike(
  paths: readonly string[],
  communities: Int32Array,
  documents: readonly Document[],
): Int32Array {
  const members = new Map<number, string[]>();
  for (const [at, path] of paths.entries()) {
    const community = communities[at] ?? -1;
    const some = members.get(community);
    if (some) some.push(path);
    else members.set(community, [path]);
  }
  const large = [...members].filter(([, some]) => some.length >= MIN_CLUSTER_SIZE);
  const terms = termsOf(
    documents,
    large.map(([, some]) => ({ members: some })),
  );
  const firsts = new Map<string, number>();
  const joined = new Map<number, number>();
  for (const [at, [community]] of large.entries()) {
    const key = [...(terms[at] ?? [])].sort().join(" ");
    const first = firsts.get(key);
    if (first !== undefined && key !== "") joined.set(community, first);
    else firsts.set(key, community);
  }
  return communities.map((community) => joined.get(community) ?? community);
}
