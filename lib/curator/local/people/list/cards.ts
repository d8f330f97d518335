import {
  type Block,
  bareWord,
  isGivenName,
  isOffice,
  isOrgPiece,
  LISTS_PEOPLE,
  ROLE_WORDS,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { PeopleList } from "../hit";
import { readPeopleList } from "./list";

/** Those whose items are mostly a name and where it belongs. */
export function sectionsOfCards(blocks: readonly Block[]): ReadonlySet<Block["section"]> {
  const items = new Map<Block["section"], { all: number; cards: number }>();
  for (const { form, section, text } of blocks) {
    if (form !== "item" || !LISTS_PEOPLE.has(section.kind)) continue;
    const count = items.get(section) ?? { all: 0, cards: 0 };
    const isCard = CARD.test(text.replace(/\s\([^()]*\)$/u, ""));
    items.set(section, { all: count.all + 1, cards: count.cards + (isCard ? 1 : 0) });
  }
  return new Set(
    [...items].filter(([, { all, cards }]) => all > 2 && cards * 3 >= all * 2).map(([it]) => it),
  );
}

/** `Ann Lee, Corvane`, `Ann Lee, Corvane Studios, Inc.` */
const CARD = /^\p{Lu}[^,;:]+,\s\p{Lu}[^,;:]+(?:,\s(?:Inc|Ltd|LLC)\.?)?$/u;

/** `Bluewater Animation` in such a list: several words, none of which is a first name or an office. */
function isOtherThanName(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length > 1 &&
    words.length < 6 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    !words.some((word) => isGivenName(word) || isOffice(word) || ROLE_WORDS.has(bareWord(word)))
  );
}

/** `- Dipti Ramaswamy, VMscape`: one person per line, so the second word is not a first name. */
export function nameAndOrg(line: TextSpan, isCard: boolean): PeopleList | undefined {
  const [first = "", piece = "", ...more] = line.text.split(/,\s+/);
  // `Ann Lee, Corvane ( full member )`, `Ann Lee, Corvane, CK/C`
  const second = piece.replace(/\s\([^()]*\)$/u, "");
  if (more.some((it) => !/^\p{Lu}+(?:\/\p{Lu}+)*$/u.test(it))) return undefined;
  const isWord = /^\p{Lu}[\p{L}\p{N}/]{2,}$/u.test(second) && !isGivenName(second);
  if (!isWord && !(isCard && isOtherThanName(second))) return undefined;
  const list = readPeopleList(slice(line, 0, first.length));
  const [hit] = list.hits;
  const at = first.length + line.text.slice(first.length).indexOf(second);
  const org = slice(line, at, at + second.replace(/\/.*$/u, "").length);
  if (hit === undefined || list.hits.length > 1 || hit.org !== undefined) return undefined;
  if (isWord && !isOrgPiece(org.text)) return undefined;
  return { ...list, hits: [{ ...hit, org }], orgs: [org] };
}
