import { compromise } from "./compromise";

/** What a noun phrase does not end in, unless the word is also tagged as a noun. */
const NO_NOUNS = ["Adjective", "Adverb", "PastTense", "Pronoun", "Conjunction", "Preposition"];

interface Term {
  tags?: string[];
}

/**
 * Whether an English phrase can name a thing: "late frost", "south slope", but not "almost empty", and a single word only when it is
 * more often a thing than an act: "winter", "heating", but not "say". Words of other languages count as nouns.
 */
export function isNameOfThing(phrase: string): boolean {
  const [sentence] = compromise()(phrase).json({ terms: { tags: true } }) as { terms?: Term[] }[];
  const terms = sentence?.terms ?? [];
  const [first, last] = [terms[0]?.tags ?? [], terms.at(-1)?.tags ?? []];
  if (first.includes("Adverb")) return false;
  if (last.includes("Noun") && !last.includes("Pronoun")) return true;
  if (terms.length < 2) return last.includes("Gerund");
  return last.length > 0 && !NO_NOUNS.some((tag) => last.includes(tag));
}
