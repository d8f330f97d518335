import { findDue } from "../dates/due";
import type { People } from "../people/people";
import { recordName } from "../people/person";
import { sentencesOf } from "../text/sentences";
import type { Span } from "../text/span";
import { titleOf } from "../words/title";
import { endOfClause } from "./clause";
import type { TaskContext } from "./draft";

/** "Book it" → what the text says elsewhere to book: "book the venue". The title itself when it says nothing. */
export function withAntecedent(title: string, sentence: Span, context: TaskContext): string {
  return withObject(withName(title, sentence, context.people), sentence, context);
}

/** "Write to her" → "Write to Patience Achieng", when it is clear who was named last. */
function withName(title: string, sentence: Span, people: People): string {
  const pronoun =
    /^((?:\p{L}+ )(?:to |with |for )?)(?:him|her)(?=$|[ ,.](?!\p{L}+(?:s|e|n|t)\b (?:of|from)))/iu.exec(
      title,
    );
  const possessive = /^\p{L}+ her \p{Ll}/u.test(title);
  if (pronoun === null || possessive) return title;
  const last = people.lastBefore(sentence.start, sentence.start - 300);
  return last === undefined
    ? title
    : titleOf(`${pronoun[1]}${recordName(last)}${title.slice(pronoun[0].length)}`);
}

function withObject(title: string, sentence: Span, context: TaskContext): string {
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
  return title;
}
