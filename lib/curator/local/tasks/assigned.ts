import { slice, type TextSpan } from "@/lib/language";
import type { TaskContext, TaskDraft } from "./draft";
import { namedTasks } from "./named";

/** "Agreed to fit a keypad on the door, Carl to buy and fit it", "Resolved: Ann to obtain two quotes": who carries out a decision. */
export function assigned(sentence: TextSpan, context: TaskContext): TaskDraft[] {
  const { people } = context;
  const last = people
    .within(sentence.start, sentence.end)
    .filter(({ start, end }) => {
      const [before, after] = [
        sentence.text.slice(0, start - sentence.start),
        sentence.text.slice(end - sentence.start),
      ];
      return LEAD.test(before) && /^\s+(?:to|will|would)\s+\p{Ll}/u.test(after);
    })
    .at(-1);
  if (last === undefined) return [];
  const clause = slice(sentence, last.start - sentence.start);
  const thing = THING.exec(sentence.text.slice(0, last.start - sentence.start))?.[0];
  return namedTasks(clause, context, true).map((draft) => ({
    ...draft,
    span: sentence,
    title:
      thing === undefined
        ? draft.title
        : draft.title.replace(/ (?:it|them|this|that)(?=$|[ ,.])/iu, ` ${thing}`),
  }));
}

/** What is before who does it: another clause, or nothing but "agreed that". */
const LEAD = /(?:[,;:–—-]|(?<!\p{L})(?:agreed|resolved|decided)(?: that)?)\s+$|^\W*$/iu;

/** What was decided on: "a keypad on the bike store door". */
const THING = /\b(?:an?|the|our|new|two|three|\d+)\s[^,.;:–—()]{3,60}(?=[,.;:–—(\s])/iu;
