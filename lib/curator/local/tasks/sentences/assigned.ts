import { slice, type TextSpan } from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { namedTasks, roleTask } from "./named";

/** "Agreed to fit a keypad on the door, Carl to buy and fit it", "Resolved: Ann to obtain two quotes": who carries out a decision. */
export function assigned(sentence: TextSpan, context: TaskContext): TaskDraft[] {
  const { people } = context;
  const those = people.within(sentence.start, sentence.end).filter(({ start, end }) => {
    const [before, after] = [
      sentence.text.slice(0, start - sentence.start),
      sentence.text.slice(end - sentence.start),
    ];
    return LEAD.test(before) && WILL.test(after);
  });
  const last = those.findLast(
    ({ start }) => !those.some(({ end }) => end + 2 === start && sentence.text[end - sentence.start] === ","),
  );
  if (last === undefined) return assignedToOffice(sentence, context);
  const clause = slice(sentence, last.start - sentence.start);
  const thing = THING.exec(sentence.text.slice(0, last.start - sentence.start))?.[0];
  return namedTasks(clause, context, { isMeeting: true }).map((draft) => ({
    ...draft,
    span: sentence,
    title:
      thing === undefined
        ? draft.title
        : draft.title.replace(/ (?:it|them|this|that)(?=$|[ ,.])/iu, ` ${thing}`),
  }));
}

/** "The Clerk agreed to write to the county." */
function assignedToOffice(sentence: TextSpan, context: TaskContext): TaskDraft[] {
  const draft = roleTask(sentence, context);
  return draft === undefined ? [] : [draft];
}

/** Others may be named with the one: "Ann Lee, Bob and Kim Ito would". */
const WILL =
  /^(?:(?:,|,?\s(?:and|&))\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}){0,5}\s+(?:to|will|would)\s+\p{Ll}/u;

/** What is before who does it: another clause, or nothing but "agreed that". */
const LEAD = /(?:[,;:–—-]|(?<!\p{L})(?:agreed|resolved|decided)(?: that)?)\s+$|^\W*$/iu;

/** What was decided on: "a keypad on the bike store door". */
const THING = /\b(?:an?|the|our|new|two|three|\d+)\s[^,.;:–—()]{3,60}(?=[,.;:–—(\s])/iu;
