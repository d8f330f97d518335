import type { TextSpan } from "@/lib/language";
import { findDue, sentencesOf, titleOf } from "@/lib/language";
import type { People } from "../people/people";
import { type Person, recordName } from "../people/person";
import { endOfClause } from "./clause";
import type { TaskContext } from "./draft";

/** "Book it" → "book the venue", from elsewhere in the text. Returns the title itself when there is nothing. */
export function withAntecedent(
  title: string,
  sentence: TextSpan,
  context: TaskContext,
  owner?: Person,
): string {
  return withObject(withName(title, sentence, context.people, owner), sentence, context);
}

/** "Write to her" → "Write to Patience Achieng", when the last name is unambiguous. */
function withName(title: string, sentence: TextSpan, people: People, owner: Person | undefined): string {
  const pronoun =
    /^((?:\p{L}+ )(?:to |with |for )?)(?:him|her)(?=$|[ ,.](?!\p{L}+(?:s|e|n|t)\b (?:of|from)))/iu.exec(
      title,
    );
  const possessive =
    /^\p{L}+ her (?!(?:the|a|an|my|our|some|this|that|your|back|up|about|to|on|in|at|for|by|and|if|when|before|after)\b)\p{Ll}/u.test(
      title,
    );
  if (pronoun === null || possessive) return title;
  const named = people.within(sentence.start - 120, sentence.start).filter(({ person }) => person !== owner);
  // Of several, the pronoun is ambiguous.
  const last = new Set(named.map(({ person }) => person)).size === 1 ? named[0]?.person : undefined;
  return last === undefined
    ? title
    : titleOf(`${pronoun[1]}${recordName(last)}${title.slice(pronoun[0].length)}`);
}

function withObject(title: string, sentence: TextSpan, context: TaskContext): string {
  const verb =
    /^(\p{L}+) (?:it|that|this|them|those)(?= ?$| (?:back|up|over|out|in|off|on|for|to|with|at)\b|,)/iu.exec(
      title,
    )?.[1];
  if (verb === undefined) return title;
  const named = new RegExp(
    `\\b${verb}\\s+(?=(?:the|a|an|my|our|your|their|his|her|this|that|some|\\p{L}{4,})\\s+\\p{L})`,
    "iu",
  );
  for (const block of context.document.blocks) {
    if (!named.test(block.text)) continue;
    for (const other of sentencesOf(block)) {
      const match = named.exec(other.text);
      if (match === null || other.start === sentence.start) continue;
      const clause = other.text
        .slice(match.index, endOfClause(other.text, match.index))
        .replace(/[?!.]+$/, "");
      const due = findDue(clause, context.calendar);
      return titleOf(due === undefined ? clause : clause.slice(0, due.start));
    }
  }
  return withNeighbour(title, verb, sentence);
}

/** "I owe you the survey - will forward it tonight": the object right before. */
function withNeighbour(title: string, verb: string, sentence: TextSpan): string {
  const at = sentence.text.toLowerCase().indexOf(verb.toLowerCase());
  const before = sentence.text.slice(0, Math.max(0, at));
  const thing =
    /\b((?:the|a|an|our|my|your|his|her)\s+[\p{L}-]+(?:\s[\p{L}-]+){0,2}?)\s*(?:[-–—,;:]\s*|\s+and\s+)(?:I(?:['’]ll| will)?|will|we(?:['’]ll| will)?|\p{Lu}\p{L}+ will)?\s*(?:also |then )?$/u.exec(
      before,
    )?.[1];
  return thing === undefined
    ? title
    : titleOf(title.replace(/^(\p{L}+) (?:it|that|this|them|those)/iu, `$1 ${thing}`));
}
