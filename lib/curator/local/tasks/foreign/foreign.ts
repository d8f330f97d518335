import { madeOnce } from "@/lib/core/made-once";
import {
  anyOf,
  contentWords,
  displayName,
  findDue,
  fromPassive,
  isCommitment,
  isHan,
  isPlainWord,
  isTitle,
  type Language,
  leading,
  namedDays,
  singular,
  slice,
  type TextSpan,
  taskTitle,
  titleOf,
  withoutPart,
} from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { personByRole } from "../owner/role";
import { givenTask } from "./given";
import { hanTask } from "./han";
import { invertedTasks } from "./inverted";
import { languagesOf } from "./languages";
import { withThing } from "./object";
import { withOthers } from "./others";

/**
 * Tasks of a sentence that is not English and begins with a person, perhaps behind what it is about: "Jürgen Pohl holt drei
 * Angebote ein", "Caldaia: Greco chiede un preventivo".
 */
export function foreignTasks(sentence: TextSpan, context: TaskContext, isListed = false): TaskDraft[] {
  const given = givenTask(sentence, context);
  if (given !== undefined) return [given];
  const found = tasksOf(sentence, context, isListed);
  const topic = found.length > 0 ? undefined : TOPIC.exec(sentence.text)?.[0].length;
  return topic === undefined ? found : tasksOf(slice(sentence, topic), context, isListed);
}

const TOPIC = /^\p{L}[^:.!?]{2,40}\s?:\s+(?=\p{L})/u;

function tasksOf(sentence: TextSpan, context: TaskContext, isListed: boolean): TaskDraft[] {
  const { people, calendar } = context;
  // A short sentence may have too few words to show its language, or those of a related one.
  if (isHan(sentence.text)) {
    const task = hanTask(sentence, people, calendar, isListed);
    if (task !== undefined) return [task];
  }
  const languages = languagesOf(sentence, context);
  const taken = languages.length > 0 ? takenOver(sentence, languages, context) : undefined;
  if (taken !== undefined) return [taken];
  const subject = languages.length > 0 ? subjectOf(sentence, people) : undefined;
  if (subject === undefined) return invertedTasks(sentence, languages, context);
  const mark =
    /^(?:\s?[:–—]|\s-|\s?[=-]?>|\s?→)\s+(?=\p{Ll})/u.exec(sentence.text.slice(subject.length))?.[0] ?? "";
  // "Lourdes, cuando vuelva, tiene que …"
  const aside = /^,\s[^,]{3,40},(?=\s)/u.exec(sentence.text.slice(subject.length))?.[0] ?? "";
  const lead = subject.length + aside.length + mark.length;
  const together = aside + mark === "" ? withOthers(sentence.text.slice(lead)) : 0;
  const after = slice(sentence, lead + together);
  const due = findDue(after.text, calendar);
  const rest = due ? `${after.text.slice(0, due.start)} ${after.text.slice(due.end)}` : after.text;
  const isSure = isListed || due !== undefined || namedDays(after.text, calendar).length > 0;
  const titles = (sure: boolean) =>
    languages.map((language) =>
      mark === ""
        ? taskTitle(language, together > 0 ? singular(language, rest) : rest, { isSure: sure })
        : isInfinitive(language, rest)
          ? rest
          : undefined,
    );
  const task = titles(false).find(Boolean) ?? (isSure ? titles(true).find(Boolean) : undefined);
  const title = titleOf(
    languages.reduce(
      (text: string | undefined, it) => text && withThing(text, sentence, 0, it, context),
      task,
    ) ?? "",
  );
  if (title === "") return [];
  const isAssigned = languages.some(
    (language) => isCommitment(language, rest) || (subject.person.listed && isTaskVerb(language, rest)),
  );
  const draft = { title, span: sentence, owner: subject.person, helpers: [], due: due?.date, isAssigned };
  return [{ ...draft, status: "todo", confidence: 0.75 }];
}

const TAKES = madeOnce(
  ({ takes }: Language) =>
    new RegExp(`^(.{6,}?)\\s*[:;,.–—-]\\s*(\\p{Lu}[^:;,.]{1,40}?)\\s+(?:${takes})[.!]*$`, "u"),
);

/** `Affichage dans le hall : Solveig s'en charge`: what a person takes on comes first. */
function takenOver(
  sentence: TextSpan,
  languages: readonly Language[],
  { people, calendar }: TaskContext,
): TaskDraft | undefined {
  for (const language of languages) {
    const found =
      (language.takes && TAKES(language).exec(sentence.text)) || takenBehind(sentence.text, language);
    if (!found) continue;
    const [, text = "", name = ""] = found;
    const at = sentence.text.lastIndexOf(name);
    const owner = people.resolve(slice(sentence, at, at + name.length));
    const due = findDue(text, calendar);
    const title = titleOf(due ? `${text.slice(0, due.start)} ${text.slice(due.end)}` : text);
    if (owner === undefined || title === "") continue;
    return { title, span: sentence, owner, helpers: [], due: due?.date, status: "todo", confidence: 0.8 };
  }
  return undefined;
}

/** "Die Pokale müssen noch bestellt werden - macht Renate", "Luci da montare, ci pensa Aldo": who takes it on is last. */
function takenBehind(text: string, { taker }: Language): readonly string[] | undefined {
  const [all = "", task = "", clause = ""] = BEHIND_SIGN.exec(text) ?? [];
  const name = all === "" ? undefined : taker?.exec(clause)?.slice(1).find(Boolean);
  return name === undefined ? undefined : [all, task, name];
}
const BEHIND_SIGN = /^([^,;:]{6,}?)(?:\s[–—-]+\s|[,;:]\s|\s?->\s?|\s\()([^,;:()–—]{6,60}?)\)?$/u;

/** "Dossier à déposer avant le 30 avril": with its day, a duty of nobody in particular. */
export function foreignDuty(sentence: TextSpan, context: TaskContext): TaskDraft | undefined {
  const { people, calendar } = context;
  for (const language of languagesOf(sentence, context)) {
    const { duties = [], taker } = language;
    const groups = duties.map((pattern) => pattern.exec(sentence.text)).find((match) => match !== null);
    const text =
      groups
        ?.slice(1)
        .join("")
        .replace(/^((?:\S+\s){1,3}?\S+),\s/u, "$1 ") ?? "";
    const due =
      text === "" ? undefined : (findDue(text, calendar) ?? findDue(text.split(",")[0] ?? "", calendar));
    if (due === undefined) continue;
    const title = titleOf(fromPassive(language, withoutPart(text, due)) ?? text.slice(0, due.start));
    const [, name = ""] =
      taker?.exec(
        text
          .slice(due.end)
          .trim()
          .replace(/^[,;]\s*/, ""),
      ) ?? [];
    const at = sentence.text.lastIndexOf(name);
    const owner = name === "" ? undefined : people.resolve(slice(sentence, at, at + name.length));
    if (contentWords(title).length < 2) continue;
    const draft = { title, span: sentence, owner, helpers: [], due: due.date, isForAnybody: true };
    return { ...draft, status: "todo", confidence: 0.6 };
  }
  return undefined;
}

/** The person who takes on what the previous sentence asks for: "De eso se ocupa Mamadou". */
export function takerOf(sentence: TextSpan, context: TaskContext): Person | undefined {
  for (const { taker } of languagesOf(sentence, context)) {
    const name = taker?.exec(sentence.text)?.slice(1).find(Boolean);
    const at = name === undefined ? -1 : sentence.text.lastIndexOf(name);
    if (name !== undefined) return context.people.resolve(slice(sentence, at, at + name.length));
  }
  return undefined;
}

/** "holt …", "envoie …", of those who came to a meeting: what they do next. */
const isTaskVerb = ({ verbs, clitics }: Language, text: string): boolean =>
  Object.hasOwn(verbs, /^\p{Ll}+/u.exec(text.trim().replace(clitics ?? /^$/u, ""))?.[0] ?? "");

/** `Rossi: sollecitare l'ufficio`: an infinitive after a name and a colon is that person's task; not in "Wim: ik vind dat we … moeten verhogen". */
const isInfinitive = ({ infinitive }: Language, text: string): boolean =>
  !OPINION.test(text.trim()) &&
  infinitive?.test(
    text
      .trim()
      .replace(/[.!;–—-]+$/, "")
      .trim(),
  ) === true;

const OPINION = new RegExp(String.raw`^(?:${anyOf("opinion")})(?!\p{L})`, "iu");

interface Subject {
  person: Person;
  length: number;
}

/** The person that a sentence begins with. */
function subjectOf(sentence: TextSpan, people: People): Subject | undefined {
  const [mention] = people.within(sentence.start, sentence.start + 60);
  const before = mention === undefined ? "" : sentence.text.slice(0, mention.start - sentence.start);
  if (mention !== undefined && isLead(before))
    return { person: mention.person, length: mention.end - sentence.start };
  if (
    mention !== undefined &&
    ROLE_BEFORE.test(before) &&
    sentence.text[mention.end - sentence.start] === ","
  )
    return { person: mention.person, length: mention.end - sentence.start + 1 };
  const person = people.all().find(({ name }) => sentence.text.startsWith(`${displayName(name)} `));
  return person
    ? { person, length: displayName(person.name).length }
    : (byFirstName(sentence, people) ?? byRole(sentence, people));
}

/** `Fatou` for the only Fatoumata, `MS` for the one with these initials. */
function byFirstName(sentence: TextSpan, people: People): Subject | undefined {
  const word = /^\p{Lu}[\p{L}'’-]{1,}(?=\s|\s?[:–—-]\s)/u.exec(sentence.text)?.[0] ?? "";
  const isInitials = /^\p{Lu}{2,4}$/u.test(word);
  if (word.length < (isInitials ? 2 : 3) || isPlainWord(word)) return undefined;
  const person = isInitials ? people.byInitials(word) : people.resolve(slice(sentence, 0, word.length));
  return person && { person, length: word.length };
}

/** "El presidente, Sr. Villalobos, tiene que …" */
const ROLE_BEFORE = new RegExp(
  String.raw`^${leading("the")}\p{Ll}[\p{L} ]{3,30},\s(?:\p{L}{1,4}\.\s)?$`,
  "iu",
);

const ARTICLE = new RegExp(`^${anyOf("the")}$`, "iu");
const ROLE = new RegExp(String.raw`^${leading("the")}(\p{L}{5,})(?=\s)`, "iu");

/** Nothing, or forms of address. */
const isLead = (before: string): boolean =>
  before.length <= 3 ||
  before
    .trim()
    .split(/\s+/)
    .every((word) => isTitle(word) || ARTICLE.test(word));

/** `Die Schriftführerin schreibt …`: the only one with this role. */
function byRole(sentence: TextSpan, people: People): Subject | undefined {
  const [lead = "", role = ""] = ROLE.exec(sentence.text) ?? [];
  const person = personByRole(people, role);
  return person && { person, length: lead.length };
}
