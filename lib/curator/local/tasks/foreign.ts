import {
  displayName,
  findDue,
  isHan,
  languageOf,
  slice,
  type TextSpan,
  taskTitle,
  titleOf,
} from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import type { TaskContext, TaskDraft } from "./draft";
import { hanTask } from "./han";

/** Tasks of a sentence that is not English and begins with a person: "Jürgen Pohl holt drei Angebote ein". */
export function foreignTasks(sentence: TextSpan, { people, calendar, document }: TaskContext): TaskDraft[] {
  // A short sentence may have too few words to show its language, or those of a related one.
  if (isHan(sentence.text)) {
    const task = hanTask(sentence, people, calendar);
    if (task !== undefined) return [task];
  }
  const languages = [languageOf(sentence.text), languageOf(document.source.masked)];
  const subject = languages.some(Boolean) ? subjectOf(sentence, people) : undefined;
  if (subject === undefined) return [];
  const after = slice(sentence, subject.length);
  const due = findDue(after.text, calendar);
  const rest = due ? `${after.text.slice(0, due.start)} ${after.text.slice(due.end)}` : after.text;
  const task = languages.map((language) => language && taskTitle(language, rest)).find(Boolean);
  const title = titleOf(task ?? "");
  if (title === "") return [];
  const draft = { title, span: sentence, owner: subject.person, helpers: [], due: due?.date };
  return [{ ...draft, status: "todo", confidence: 0.75 }];
}

/** The person that a sentence begins with. */
function subjectOf(sentence: TextSpan, people: People): { person: Person; length: number } | undefined {
  const [mention] = people.within(sentence.start, sentence.start + 60);
  if (mention !== undefined && mention.start <= sentence.start + 3)
    return { person: mention.person, length: mention.end - sentence.start };
  const person = people.all().find(({ name }) => sentence.text.startsWith(`${displayName(name)} `));
  return person && { person, length: displayName(person.name).length };
}
