import type { Document } from "../clusters/documents";
import type { LinkPair } from "../clusters/graph";
import { wordsOf } from "../clusters/terms";
import type { Proposal } from "./relations";

const MAX_WORDS = 3;
/** A word in a larger share of the records is no reason. */
const MAX_SHARE = 0.2;

/** Relations with what their two records have in common: rare words, and records that both are linked with. */
export function withReasons(
  proposals: readonly Proposal[],
  documents: readonly Document[],
  links: readonly LinkPair[],
): Proposal[] {
  const words = new Map(documents.map((document) => [document.path, wordsOf(document)]));
  const counts = new Map<string, number>();
  for (const own of words.values())
    for (const word of own.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(2, MAX_SHARE * documents.length);
  const linked = linkedWith(links);
  const names = new Map(documents.map(({ path, name }) => [path, name]));
  return proposals.map((proposal) => {
    if (proposal.kind !== "related") return proposal;
    const [own, other] = [words.get(proposal.path), words.get(proposal.value)];
    const shared = [...(own?.keys() ?? [])]
      .filter((word) => other?.has(word) && (counts.get(word) ?? 0) <= most)
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || b.length - a.length || (a < b ? -1 : 1))
      .slice(0, MAX_WORDS);
    const [both] = [...(linked.get(proposal.path) ?? [])]
      .filter((path) => linked.get(proposal.value)?.has(path))
      .sort();
    return { ...proposal, reason: reasonOf(shared, both && (names.get(both) ?? both)) };
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
