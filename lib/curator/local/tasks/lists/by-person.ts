import {
  type Block,
  type Document,
  isBareVerb,
  isHan,
  labelKind,
  languageOf,
  matchKey,
  type Section,
  whole,
} from "@/lib/language";
import type { People } from "../../people/people";
import { type Person, recordName } from "../../people/person";

const MIN_NAMES = 2;

/** Whether the headings of a note are the names of people, so that what is listed below them is what they do. */
export function isByPerson({ blocks, source }: Document, people: People): boolean {
  const items = blocks.filter((block) => block.form === "item" && !isLink(block, source.text));
  const titles = new Map(items.map(({ section }) => [section.title, section]));
  const named = [...titles.values()].filter((section) => sectionOwner(section, people) !== undefined);
  return named.length >= MIN_NAMES;
}

/** `1. [The talk](https://…)`: what somebody saw or read, not what he does. */
export function isLink({ start, end }: Block, text: string): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, text.indexOf("\n", end) + 1 || undefined);
  return /\[[^[\]]+\]\(https?:[^)\s]+\)\.?\s*$/u.test(line);
}

/** "XRF is down again", "the abstract got accepted", `Blocked/Asked:`: what somebody reports below his name, or the word over it. */
export const isReported = ({ text, label }: Block): boolean =>
  YESTERDAY.test(label?.text ?? text) ||
  SHORT_LEAD.test(text) ||
  (REPORTS.test(text) &&
    languageOf(text) === undefined &&
    !isBareVerb(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ""));
/** `Gestern: Importer fertig`, 昨天：联调完成 */
const YESTERDAY = new RegExp(`^${whole("reported")}`, "iu");
const SHORT_LEAD = /^(?:\S+\s){0,2}\S+:\s*$/u;
const REPORTS = /^(?:still waiting|(?:[^\s:;!?]+\s){1,9}?(?:is|are|got))\s(?!to\s)/iu;

/** Whose name the heading of a section is: "Ruth", "Ruth's tasks", "@ruth"; also of "Next:" below it. */
export function sectionOwner(section: Section, people: People): Person | undefined {
  const { title, indent, parent } = section;
  if (indent !== undefined && parent !== undefined) return sectionOwner(parent, people);
  if (labelKind(title) !== undefined || title === "") return undefined;
  if (title.startsWith("@")) return people.all().find((person) => hasAccount(person, title));
  // Below 担当; elsewhere what is below a name is more often a report.
  if (isHan(title))
    return section.kind === "owner"
      ? people.all().find(({ name }) => name.words.join("") === title)
      : undefined;
  const name = title.replace(/['’]s\b.*$|\s*[-–—(:].*$/, "").trim();
  const isName = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}$/u.test(name);
  if (/^\p{Lu}{2,4}$/u.test(name)) return people.byInitials(name);
  return isName ? people.all().find((person) => isCalled(person, name)) : undefined;
}

/** "COSTUMES (Marguerite Thibodeaux)": the person in charge of a part; in minutes, the one who reports on it. */
export function sectionKeeper({ title }: Section, people: People): Person | undefined {
  const name = /\s\((\p{Lu}[^(),\d]{2,40})\)\W*$/u.exec(title)?.[1];
  return name === undefined ? undefined : people.all().find((person) => isCalled(person, name));
}

/** Accounts as a note writes them, where it does not say whose they are. */
const hasAccount = (person: Person, title: string): boolean => {
  const account = matchKey(title.replace(/^@|:$/g, ""));
  return [person.handle ?? "", recordName(person)].some((name) => matchKey(name) === account);
};

const isCalled = ({ name: { words } }: Person, name: string): boolean =>
  words.join(" ") === name || words[0] === name;
