import { termsOf } from "./terms";
import type { GroupTexts, VaultTexts } from "./texts";

/**
 * Joins communities that the same words set apart: nearly identical records, such as daily notes of one template, have
 * more equally near neighbours than are compared. `groups` are left without those that were joined to others.
 */
export function mergeAlike(
  communities: Int32Array,
  groups: Map<number, GroupTexts>,
  vault: VaultTexts,
): Int32Array {
  const firsts = new Map<string, number>();
  const joined = new Map<number, number>();
  const terms = termsOf(vault, [...groups.values()]);
  for (const [at, [community, texts]] of [...groups].entries()) {
    const key = [...(terms[at] ?? [])].sort().join(" ");
    const first = firsts.get(key);
    if (first === undefined || key === "") {
      firsts.set(key, community);
      continue;
    }
    joined.set(community, first);
    groups.get(first)?.join(texts);
    groups.delete(community);
  }
  return communities.map((community) => joined.get(community) ?? community);
}
