import type { LinkPair } from "../clusters/graph";
import type { VaultTexts } from "../clusters/texts";
import type { Proposal } from "./relations";

const MAX_WORDS = 3;
/** A word in a larger share of the records is not a reason. */
const MAX_SHARE = 0.2;

/** Relations with what their two records have in common: rare words, and records that both are linked with. */
export function withReasons(
  proposals: readonly Proposal[],
  texts: VaultTexts,
  links: readonly LinkPair[],
): Proposal[] {
  const most = Math.max(2, MAX_SHARE * texts.words.texts);
  const linked = linkedWith(links);
  return proposals.map((proposal) => {
    if (proposal.kind !== "related") return proposal;
    const shared = texts
      .shared(proposal.path, proposal.value)
      .map((word) => ({ word, count: texts.words.textsWith(word) }))
      .filter(({ count }) => count <= most)
      .sort((a, b) => a.count - b.count || b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
      .map(({ word }) => word)
      .slice(0, MAX_WORDS);
    const [both] = [...(linked.get(proposal.path) ?? [])]
      .filter((path) => linked.get(proposal.value)?.has(path))
      .sort();
    return { ...proposal, reason: reasonOf(shared, both && texts.nameOf(both)) };
  });
}

function reasonOf(words: readonly string[], linkedWith: string | undefined): string {
  const parts = [
    words.length > 0 ? `Both mention ${listOf(words)}` : "",
    linkedWith ? `${words.length > 0 ? "both" : "Both"} are linked with ${linkedWith}` : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join("; ") : "Their texts are alike as a whole";
}

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

function linkedWith(links: readonly LinkPair[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (a: string, b: string) => found.set(a, (found.get(a) ?? new Set()).add(b));
  for (const { source, target } of links) {
    add(source, target);
    add(target, source);
  }
  return found;
}
