import {
  anyOf,
  findDue,
  firstPersonTask,
  fromPassive,
  hanTitle,
  isHan,
  joinedVerb,
  type Language,
  languageOf,
  plainTask,
  titleOf,
  withoutPart,
} from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { calledIn } from "../owner/called";
import { fromGerund } from "../verb";

/** A title as a list would have it: without who is called, what asks, what explains it, and the day at its end. */
export function worded(task: TaskDraft, context: TaskContext): TaskDraft {
  if (isHan(task.title)) return { ...task, title: titleOf(hanTitle(task.title)) };
  const { document, calendar } = context;
  const languages = [languageOf(task.span.text), languageOf(document.source.masked)].filter(
    (it) => it !== undefined,
  );
  const called = calledIn(task.title, task.span, context.people);
  const spoken = called === undefined ? task.title : task.title.slice(called.length);
  const plain = plainTask(spoken, [...new Set(languages)]);
  const due = findDue(plain, calendar);
  const isLast =
    due !== undefined &&
    due.start > MIN_BEFORE &&
    !/\p{L}/u.test(plain.slice(due.end)) &&
    !OF_THING.test(plain.slice(0, due.start));
  const bare = started(isLast ? plain.slice(0, due.start) : plain);
  const undated = due === undefined ? bare : withoutPart(plain, due);
  const passive = languages.map((language) => fromPassive(language, undated)).find(Boolean);
  const own = languages.map((language) => firstPersonTask(language, bare)).find(Boolean);
  const title = titleOf(passive ?? own ?? infinitiveOf(bare, languages, context) ?? bare);
  if (title.split(" ").length < 2 && !called) return task;
  return {
    ...task,
    title,
    owner: called?.person ?? task.owner,
    due: task.due ?? (isLast || passive !== undefined ? due?.date : undefined),
  };
}

/** "Holt drei Angebote ein", also behind the name of who does it → "Drei Angebote einholen" */
function infinitiveOf(
  text: string,
  languages: readonly Language[],
  { people }: TaskContext,
): string | undefined {
  const [lead = "", name = ""] = NAME.exec(text) ?? [];
  const isSubject = name !== "" && people.named(name) !== undefined;
  const own = isSubject ? text.slice(lead.length) : text;
  return languages.map((language) => joinedVerb(language, own.trim())).find(Boolean);
}
const NAME = /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s(?=\p{Ll})/u;

/** "(Kate will) be drafting the form", "(Kate) is drafting the form" → "Draft the form"; "(I) am going to draft it" → "draft it" */
const started = (text: string): string =>
  text
    .replace(/^(?:am|is|are) (?:going|planning|about) to (?=\p{Ll})/iu, "")
    .replace(
      /^(?:be|am|is|are) (?:(?:also|still|now|currently) )?(\p{Ll}+ing)(?=\s)/iu,
      (all, verb: string) => (WONDERS.test(verb) ? all : (fromGerund(verb) ?? all)),
    );
const WONDERS = /^(?:contemplat|consider|think|wonder|hop|wait|look|go)ing$/iu;

/** "Is the liaison officer and …", "Be at the fair", "Send her apologies": how somebody is, not what is to be done. */
export const isState = (title: string): boolean => STATE.test(title);
const STATE =
  /^(?:is|are|am|was|were)\s(?!(?:to|on|in charge|responsible|down for|up for)\s)|^be (?:at|in|on|away|back|out|off|here|absent|late|present|available)(?!\p{L})(?! touch)|^(?:send|give)s? (?:(?:his|her|their|my) )?apologies(?!\p{L})/iu;

const MIN_BEFORE = 6;
/** "la répétition de samedi", "the agenda for Friday": the day belongs to the thing. */
const OF_THING = new RegExp(String.raw`(?<!\p{L})${anyOf("of", "of the", "for")}\s*$`, "iu");
