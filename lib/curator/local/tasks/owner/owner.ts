import { anyOf, baseForm, inEitherCase, isBareVerb, STATE_VERBS, slice } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { Cuts } from "../cuts";
import { isThirdPerson } from "../verb";
import { aheadOf } from "./ahead";
import { appended, labelled, labelledAtEnd, mentionsIn, type Owners, trailing, volunteered } from "./behind";
import { personByRole } from "./role";

const MODAL =
  /^\s*(?:,\s*)?(?:(?:is|are|was|will be|has agreed|have agreed|agreed|offered|promised|promises|volunteered|undertook|committed|wants|plans|intends|is going|are going|is planning|are planning|needs?|has|have|asked|tasked|is due) to|to|will|shall|should|must|['’]ll|can|would(?! (?:like|love|prefer|rather|be)\b)|is responsible for|takes? care of|to please|(?:said|says|stated|confirmed|promised)(?:\s+that)?\s+(?:s?he|they)(?:\s+(?:will|would|(?:is|are)\s+(?:going|planning)\s+to)|['’](?:ll|d|(?:s|re)\s+going\s+to)))\s+/iu;
const NAME_PLACE =
  /^\s*[@([]?((?:[\p{Lu}][\p{L}.'’-]*)(?:\s[\p{L}.'’-]+){0,3}?|(?<=@)[\p{L}\p{N}_.-]{3,30}|\p{Ll}{3,15})\s*[)\]]?\s*(?::|[-–—]\s|,\s*\d|\s(?:to|will|shall)\s|\/|$)/u;
const SELF = new RegExp(
  String.raw`^\s*(?:[@([]?\b(?:me|myself)\b[)\]]?\s*(?::|[-–—]\s|,)?|${inEitherCase("me")}\s*[:：]|I\s*[:–—-]|I(?:['’]ll|['’]m to| will| am to| to| need to| must| have to| should)?\s+(?=\p{Ll}))`,
  "u",
);

/** Removes the owner from a task's text: in front (`Bob: …`, `Bob to …`), after (`… (Bob)`, `… - Bob`), or with a label. */
export function extractOwners(cuts: Cuts, people: People): Owners {
  const found =
    labelledAtEnd(cuts, people) ??
    leading(cuts, people) ??
    byRole(cuts, people) ??
    labelled(cuts, people) ??
    trailing(cuts, people) ??
    behindTopic(cuts, people) ??
    volunteered(cuts, people) ??
    appended(cuts, people);
  return found ?? { helpers: [], self: false, named: false };
}

function leading(cuts: Cuts, people: People): Owners | undefined {
  const self = SELF.exec(cuts.rest());
  if (self !== null) {
    cuts.cut(0, self[0].length);
    return { helpers: [], self: true, named: true };
  }
  const ahead = aheadOf(cuts.span, cuts.source.text, people);
  const lead = ahead?.length ?? ALL.exec(cuts.rest())?.[0].length;
  if (lead !== undefined) {
    const to = /^\s*to\s+(?=\p{Ll})/u.exec(cuts.rest().slice(lead))?.[0].length ?? 0;
    cuts.cut(0, lead + to);
    const [owner, ...helpers] = ahead?.people ?? [];
    return { owner, helpers, self: false, named: true };
  }
  const group = leadingGroup(cuts, people);
  if (group === undefined) return undefined;
  const after = cuts.rest().slice(group.end);
  const length = connector(after, group.handle);
  if (length === undefined) return undefined;
  const verb = /^([\p{L}-]+)/u.exec(after.slice(length))?.[1] ?? "";
  cuts.cut(0, group.end + length);
  if (length <= 1 && isThirdPerson(verb)) putBase(cuts, group.end + length, verb);
  return { owner: group.people[0], helpers: group.people.slice(1), self: false, named: true };
}

/** `Paper: Gareth to liaise with Gail` */
function behindTopic(cuts: Cuts, people: People): Owners | undefined {
  const topic = TOPIC.exec(cuts.rest())?.[0].length ?? 0;
  const first = mentionsIn(cuts, people).find(({ start }) => start - cuts.span.start >= topic);
  if (topic === 0 || first?.start !== cuts.span.start + topic) return undefined;
  const end = first.end - cuts.span.start;
  const modal = /^\s(?:is )?to\s(?=\p{Ll})/u.exec(cuts.rest().slice(end))?.[0].length;
  if (modal === undefined || TO_SOMETHING.test(cuts.rest().slice(end))) return undefined;
  cuts.cut(topic, end + modal);
  return { owner: first.person, helpers: [], self: false, named: true };
}

const TOPIC = /^\s*\p{Lu}[^:.!?]{1,40}:\s+(?=\p{Lu})/u;

/** `All: read the draft`: nobody in particular. */
const ALL = /^\s*(?:all|everyone|everybody)\s*(?:[:–—]|\s-)\s+(?=\p{L})/iu;

/** `Ann, Bob`, `Ann and Bob`, `Ana y Luis` */
const JOINS = new RegExp(String.raw`^\s*(?:[,&+/]|,?\s*${anyOf("and")})\s*@?\s*$`, "iu");

interface Group {
  people: Person[];
  end: number;
  handle: boolean;
}

const MR = new RegExp(String.raw`^\s*[@([]?\s*(?:(?:Rev|Cllr|Shri|Smt|${anyOf("Mr")})\.?\s+)?$`, "u");

/** The name, or names, that the text begins with. */
function leadingGroup(cuts: Cuts, people: People): Group | undefined {
  const mentions = mentionsIn(cuts, people);
  const text = cuts.rest();
  const found: Person[] = [];
  let end = 0;
  for (const mention of mentions) {
    const gap = text.slice(end, mention.start - cuts.span.start);
    const joins = found.length === 0 ? MR.test(gap) : JOINS.test(gap);
    if (!joins) break;
    if (!found.includes(mention.person)) found.push(mention.person);
    end = mention.end - cuts.span.start;
  }
  // `#action felix write it up`: the account of a chat.
  const account = /^\s*(\p{Ll}[\p{L}\p{N}_-]+)/u.exec(text)?.[1] ?? "";
  const isAccount = found[0]?.initials.has(account) ?? false;
  if (found.length > 0) return { people: found, end, handle: isAccount || /^\s*@/.test(text) };
  const accounts = accountsOf(cuts, people);
  if (accounts !== undefined) return accounts;
  const match = NAME_PLACE.exec(text);
  const name = match?.[1];
  if (name === undefined) return undefined;
  // "Call Anna" is all of the task.
  const [verb = "", object] = name.split(" ");
  if (object !== undefined && isBareVerb(verb.toLowerCase()) && text.trim() === name) return undefined;
  const at = text.indexOf(name);
  const place = slice(cuts.span, at, at + name.length);
  // "Intro call with Tomek – first week of January"
  if (people.within(place.start + 1, place.end).length > 0) return undefined;
  const person = people.resolve(place);
  return person && { people: [person], end: at + name.length, handle: /^\s*@/.test(text) };
}

/** `sunny + jtaka - …`: accounts in a chat or table; the first known one is the owner. */
function accountsOf(cuts: Cuts, people: People): Group | undefined {
  const [all = ""] =
    /^\s*@?[\p{L}\p{N}_.-]{2,20}(?:\s*(?:[+&,/]|and)\s*@?[\p{L}\p{N}_.-]{2,20}){1,3}(?=\s*(?::|->|→|[-–—]\s))/u.exec(
      cuts.rest(),
    ) ?? [];
  const names = [...all.matchAll(/(?<![\p{L}\p{N}_.-])(?!and\b)@?[\p{L}\p{N}_.-]{2,20}/gu)];
  const found = names
    .map((name) => people.resolve(slice(cuts.span, name.index, name.index + name[0].length)))
    .filter((person) => person !== undefined);
  return found.length * 2 < names.length || found.length === 0
    ? undefined
    : { people: [...new Set(found)], end: all.length, handle: true };
}

/** The number of characters between the name and the task; undefined if the name is not an owner. */
function connector(rest: string, handle: boolean): number | undefined {
  // Another person, without a full name anywhere: `Sanne & Ole: …`
  const beside =
    /^\s*(?:&|and|\+|\/|,)\s*@?\p{Lu}[\p{L}'’.-]+(?=\s*[:–—]|\s-\s|\s+(?:to|will)\s)/u.exec(rest)?.[0]
      .length ?? 0;
  const length = beside === 0 ? undefined : connectorAt(rest.slice(beside), handle);
  return length === undefined ? connectorAt(rest, handle) : beside + length;
}

function connectorAt(after: string, handle: boolean): number | undefined {
  const mark =
    /^\s*(?:\([^()]{0,40}\))?\s*(?:[)\]]\s*:?|:|[-–—]+\s|->|→|\/\s)\s*/u.exec(after) ?? MODAL.exec(after);
  // "Add Grant Dorn to the list"
  if (mark !== null) return TO_SOMETHING.test(after) ? undefined : mark[0].length;
  // `Imran Shaikh (A-304) to prepare a list`
  const beside = /^\s*\([^()]{1,40}\)/u.exec(after)?.[0].length ?? 0;
  const modal = beside > 0 ? MODAL.exec(after.slice(beside)) : null;
  if (modal !== null) return beside + modal[0].length;
  if (/^\s*$/.test(after) || /^,\s*\d/.test(after)) return 0;
  const comma = /^,\s+/.exec(after)?.[0].length ?? 0;
  const blank = /^\s+/.exec(after)?.[0].length ?? 0;
  const verb = /^([\p{L}-]+)/u.exec(after.slice(comma || blank))?.[1] ?? "";
  if (comma > 0) return isBareVerb(verb) ? comma : undefined;
  return isThirdPerson(verb) || (handle && blank > 0) || isOrderVerb(verb) ? blank : undefined;
}

const TO_SOMETHING = /^\s*to\s+(?:the|an?|our|my|his|her|their|your|its|this|these|those|that)\s/iu;

/** "kofi send contract": hasty notes have no colon. */
const isOrderVerb = (verb: string): boolean =>
  /^\p{Ll}/u.test(verb) && isBareVerb(verb) && !STATE_VERBS.has(verb);

/** Replaces "sends" with "send". */
function putBase(cuts: Cuts, at: number, verb: string): void {
  const base = baseForm(verb);
  if (verb.startsWith(base)) cuts.cut(at + base.length, at + verb.length);
}

/** `The Clerk will post the tabulation` */
function byRole(cuts: Cuts, people: People): Owners | undefined {
  const [lead = "", role = ""] =
    /^\s*(?:[Tt]he\s)?(\p{Lu}[\p{L}-]{4,}(?: \p{Lu}[\p{L}-]{4,})?)\s+(?:(?:is )?to|will|shall)\s+(?=\p{Ll})(?!be\b|not\b)/u.exec(
      cuts.rest(),
    ) ?? [];
  const owner = personByRole(people, role);
  if (owner === undefined) return undefined;
  cuts.cut(0, lead.length);
  return { owner, helpers: [], self: false, named: true };
}
