import { addToGroup } from "@/lib/core/group-by";
import { type Document, matchKey, type Token, tokenise } from "@/lib/language";
import type { Person } from "../person";
import type { Mention } from "./mentions";
import type { IsTaken } from "./prose";

/**
 * Where the note names in full again whom it names elsewhere. A list of those present is an authority: "Petra Stark" in it makes "an Petra
 * Stark" and "Ficou Rita Prado encarregada" the same person, whatever surrounds the name.
 */
export function namedAgain(document: Document, people: Iterable<Person>, isTaken: IsTaken): Mention[] {
  const names = namesOf(people);
  if (names.size === 0) return [];
  return document.blocks.flatMap((block) => {
    const mentions: Mention[] = [];
    const tokens = tokenise(block.text, document.source.text.slice(block.start, block.end));
    for (let at = 0; at < tokens.length; at++) {
      const name = nameAt(tokens, at, names);
      if (name === undefined) continue;
      const last = at + name.words.length - 1;
      const start = block.start + (tokens[at]?.start ?? 0);
      const end = block.start + (tokens[last]?.end ?? 0);
      if (!isTaken(start, end)) mentions.push({ start, end, person: name.person });
      at = last;
    }
    return mentions;
  });
}

interface FullName {
  words: readonly string[];
  person: Person;
}

/** By the first word, also with its initial only: "P. Stark". A name of two people names neither. */
function namesOf(people: Iterable<Person>): Map<string, FullName[]> {
  const byText = new Map<string, FullName | undefined>();
  const add = (words: readonly string[], person: Person): void => {
    const text = words.join(" ");
    byText.set(text, byText.has(text) ? undefined : { words, person });
  };
  for (const person of people) {
    const [first = "", ...surname] = person.name.words.map(matchKey).filter(Boolean);
    if (surname.length === 0) continue;
    add([first, ...surname], person);
    if (first.length > 1) add([first.charAt(0), ...surname], person);
  }
  const byFirst = new Map<string, FullName[]>();
  for (const name of byText.values()) if (name !== undefined) addToGroup(byFirst, name.words[0] ?? "", name);
  return byFirst;
}

/** The longest name that begins at a token. */
function nameAt(tokens: readonly Token[], at: number, names: Map<string, FullName[]>): FullName | undefined {
  const first = tokens[at];
  if (first === undefined || !first.capital) return undefined;
  const fits = ({ words }: FullName): boolean =>
    tokens[at + words.length - 1]?.capital === true &&
    words.every((word, offset) => {
      const token = tokens[at + offset];
      if (token === undefined || (offset > 0 && !token.joined)) return false;
      return matchKey(token.text) === word && (word.length > 1 || token.text.endsWith("."));
    });
  const found = names.get(matchKey(first.text))?.filter(fits) ?? [];
  return found.sort((a, b) => b.words.length - a.words.length)[0];
}
