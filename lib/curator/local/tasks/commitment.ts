import { isBareVerb, sentencesOf, type TextSpan } from "@/lib/language";
import type { People } from "../people/people";

/** `Drainage. Manhole is not where the survey has it. DS to send photos`: the sentence that says who does what. */
export function commitmentIn(item: TextSpan, people: People): TextSpan {
  const [first, ...others] = sentencesOf(item);
  const verb = /^[\p{L}-]+/u.exec(first?.text ?? "")?.[0] ?? "";
  if (first === undefined || others.length === 0 || startOfOwner(first, people) !== undefined) return item;
  const isOrder = first.text.split(" ").length > 3 && isBareVerb(verb.toLowerCase());
  if (isOrder) return item;
  const owned = others.filter((sentence) => WILL.test(startOfOwner(sentence, people) ?? ""));
  return owned.length === 1 && owned[0] !== undefined ? owned[0] : item;
}

const WILL = /^\s+(?:to|will|shall)\s+\p{Ll}/u;

/** What follows the person with whom a sentence begins. */
function startOfOwner(sentence: TextSpan, people: People): string | undefined {
  const found = people.within(sentence.start, sentence.end).find(({ start }) => start === sentence.start);
  return found && sentence.text.slice(found.end - found.start);
}
