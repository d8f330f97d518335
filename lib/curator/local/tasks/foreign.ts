import {
  displayName,
  findDue,
  isHan,
  isTitle,
  type Language,
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
export function foreignTasks(sentence: TextSpan, context: TaskContext, isListed = false): TaskDraft[] {
  const { people, calendar } = context;
  // A short sentence may have too few words to show its language, or those of a related one.
  if (isHan(sentence.text)) {
    const task = hanTask(sentence, people, calendar, isListed);
    if (task !== undefined) return [task];
  }
  const languages = languagesOf(sentence, context);
  const subject = languages.length > 0 ? subjectOf(sentence, people) : undefined;
  if (subject === undefined) return [];
  const after = slice(sentence, subject.length);
  const due = findDue(after.text, calendar);
  const rest = due ? `${after.text.slice(0, due.start)} ${after.text.slice(due.end)}` : after.text;
  const isSure = isListed || due !== undefined;
  const titles = (sure: boolean) => languages.map((language) => taskTitle(language, rest, sure));
  const task = titles(false).find(Boolean) ?? (isSure ? titles(true).find(Boolean) : undefined);
  const title = titleOf(task ?? "");
  if (title === "") return [];
  const draft = { title, span: sentence, owner: subject.person, helpers: [], due: due?.date };
  return [{ ...draft, status: "todo", confidence: 0.75 }];
}

/** That of the sentence, and that of the file. */
export const languagesOf = (sentence: TextSpan, { document }: TaskContext): Language[] =>
  [languageOf(sentence.text), languageOf(document.source.masked)].filter((it) => it !== undefined);

interface Subject {
  person: Person;
  length: number;
}

/** The person that a sentence begins with. */
function subjectOf(sentence: TextSpan, people: People): Subject | undefined {
  const [mention] = people.within(sentence.start, sentence.start + 60);
  if (mention !== undefined && isLead(sentence.text.slice(0, mention.start - sentence.start)))
    return { person: mention.person, length: mention.end - sentence.start };
  const person = people.all().find(({ name }) => sentence.text.startsWith(`${displayName(name)} `));
  return person ? { person, length: displayName(person.name).length } : byRole(sentence, people);
}

/** Nothing, or forms of address. */
const isLead = (before: string): boolean =>
  before.length <= 3 ||
  before
    .trim()
    .split(/\s+/)
    .every((word) => isTitle(word) || /^(?:l[ae]|el|il|o|a|der|die|de)$/i.test(word));

/** `Die Schriftführerin schreibt …`: the only one with this role. */
function byRole(sentence: TextSpan, people: People): Subject | undefined {
  const [lead = "", role = ""] =
    /^(?:(?:der|die|das|el|la|le|il|lo|o|a|de|het)\s|l['’])(\p{L}{5,})(?=\s)/iu.exec(sentence.text) ?? [];
  const [person, ...others] = people
    .all()
    .filter((it) => role !== "" && it.role?.toLowerCase() === role.toLowerCase());
  return person && others.length === 0 ? { person, length: lead.length } : undefined;
}
