import { lowerFirst } from "@/lib/core/letter-case";
import type { TextSpan } from "@/lib/language";
import { blockAround, findDue, sentencesOf, titleOf } from "@/lib/language";
import type { People } from "../../people/people";
import { type Person, recordName } from "../../people/person";
import { endOfClause } from "../clause";
import type { TaskContext } from "../draft";

/** "Book it" → "book the venue", from elsewhere in the text. Returns the title itself when there is nothing. */
export function withAntecedent(
  title: string,
  sentence: TextSpan,
  context: TaskContext,
  owner?: Person,
): string {
  const resolved = DOES_SO.test(title) ? resolvedBefore(sentence, context) : undefined;
  return resolved ?? withObject(withName(title, sentence, context.people, owner), sentence, context);
}

/** "It was resolved to sell the van. JP to action." → "Sell the van" */
function resolvedBefore(sentence: TextSpan, { document }: TaskContext): string | undefined {
  const block = blockAround(document.blocks, sentence);
  const before = block && sentencesOf(block).findLast(({ start }) => start < sentence.start);
  const resolved = RESOLVED.exec(before?.text ?? "")?.[1];
  return resolved && titleOf(resolved.replace(/[\s.!]+$/, ""));
}

const DOES_SO = /^(?:action|do (?:so|this|it|that)|implement)$/iu;
const RESOLVED =
  /\b(?:resolved|agreed|decided|approved|voted)(?: unanimously| nem\.? con\.?)? to (\p{Ll}.{5,})$/iu;

/** "Let me know which day works", which Ann writes → "Let Ann know which day works" */
export const withNamed = (pronoun: "me" | "you", person: Person | undefined, title: string): string =>
  person === undefined ? title : title.replace(BEHIND_VERB[pronoun], `$1 ${recordName(person)}`);

const BEHIND_VERB = { me: /^(\p{Lu}\p{Ll}+) me(?=\s)/u, you: /^(\p{Lu}\p{Ll}+) you(?=\s)/u };

/** "Who gets the codes? HF to find out": what is to be found out is the question before. */
export function withQuestion(title: string, sentence: TextSpan, { document }: TaskContext): string {
  if (!FINDS_OUT.test(title)) return title;
  const block = blockAround(document.blocks, sentence);
  const before = block?.text.slice(0, sentence.start - block.start) ?? "";
  const [, question] =
    /(?:^|[.:!?]\s+)((?:who|what|when|where|which|how|whether|why)\s[^?.!:]{6,70})\?[^?]{0,60}$/iu.exec(
      before,
    ) ?? [];
  return question === undefined ? title : titleOf(`${title} ${lowerFirst(question)}`);
}

/** Without what is asked: "find out from Larkspur", "check with the hall". */
const FINDS_OUT =
  /^(?:find out|check|ask|clarify|enquire|inquire)(?:\s(?:(?:from|with|at)\s)?(?:the\s)?[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)?$/iu;

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
  // With several people, the pronoun is ambiguous.
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
  const near = withNeighbour(title, verb, sentence);
  return near === title ? withTopic(title, sentence, context) : near;
}

/** "And the council report, that's with me. I'll write it": what the sentences before begin with. */
function withTopic(title: string, sentence: TextSpan, { document }: TaskContext): string {
  const block = blockAround(document.blocks, sentence);
  const before = block ? sentencesOf(block).filter(({ start }) => start < sentence.start) : [];
  for (const { text } of before.slice(-MAX_SENTENCES).reverse()) {
    const thing = TOPIC.exec(text)?.[1];
    if (thing !== undefined)
      return titleOf(title.replace(/^(\p{L}+) (?:it|that|this|them|those)/iu, `$1 ${lowerFirst(thing)}`));
  }
  return title;
}

const MAX_SENTENCES = 3;
/** A thing with its article at the beginning of a sentence, before its verb or a comma. */
const TOPIC =
  /^(?:(?:and|so|but|also|ok(?:ay)?|right|then|well|great)[,.]?\s+)*((?:the|our|my|your)\s(?:[\p{L}\d'’-]+\s){0,3}?[\p{L}\d'’-]+)(?=,\s|\s(?:is|isn['’]t|are|aren['’]t|was|were|has|hasn['’]t|needs|still needs|got)\s)/iu;

/** "I owe you the survey - will forward it tonight": the object right before. */
function withNeighbour(title: string, verb: string, sentence: TextSpan): string {
  const at = sentence.text.toLowerCase().indexOf(verb.toLowerCase());
  const before = sentence.text.slice(0, Math.max(0, at));
  const thing =
    /\b((?:the|a|an|our|my|your|his|her)\s+[\p{L}-]+(?:\s[\p{L}-]+){0,2}?)\s*(?:[-–—,;:]\s*|\s+and\s+)(?:I(?:['’]ll| will| have to| need to| must)?|will|we(?:['’]ll| will)?|\p{Lu}\p{L}+ will)?\s*(?:also |then )?$/u.exec(
      before,
    )?.[1];
  return thing === undefined
    ? title
    : titleOf(title.replace(/^(\p{L}+) (?:it|that|this|them|those)/iu, `$1 ${thing}`));
}
