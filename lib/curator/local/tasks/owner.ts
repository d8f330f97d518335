import { baseForm, isBareVerb, STATE_VERBS, slice } from "@/lib/language";
import type { Mention } from "../people/mentions";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import type { Cuts } from "./cuts";
import { isThirdPerson } from "./verb";

export interface Owners {
  owner?: Person;
  helpers: Person[];
  /** "me", "I": the writer. */
  self: boolean;
  /** A name or "me" was in the owner's position. */
  named: boolean;
}

const MODAL =
  /^\s*(?:,\s*)?(?:(?:is|are|was|will be|has agreed|have agreed|agreed|offered|promised|promises|volunteered|undertook|committed|wants|plans|intends|is going|are going|needs?|has|have|asked|tasked|is due) to|to|will|shall|should|must|['’]ll|can|is responsible for|takes? care of|to please)\s+/iu;
const NAME_PLACE =
  /^\s*[@([]?((?:[\p{Lu}][\p{L}.'’-]*)(?:\s[\p{L}.'’-]+){0,3}?|(?<=@)[\p{L}\p{N}_.-]{3,30}|\p{Ll}{3,15})\s*[)\]]?\s*(?::|[-–—]\s|,\s*\d|\s(?:to|will|shall)\s|\/|$)/u;
const SELF =
  /^\s*(?:[@([]?\b(?:me|myself)\b[)\]]?\s*(?::|[-–—]\s|,)?|(?:ich|moi|yo|io|eu|ik|私|我)\s*[:：]|I\s*[:–—-]|I(?:['’]ll| will| am to| to| need to| must| have to| should)?\s+(?=\p{Ll}))/u;

/** Removes the owner from a task's text: in front (`Bob: …`, `Bob to …`), behind (`… (Bob)`, `… - Bob`), or with a label. */
export function extractOwners(cuts: Cuts, people: People): Owners {
  const found =
    leading(cuts, people) ?? labelled(cuts, people) ?? trailing(cuts, people) ?? volunteered(cuts, people);
  return found ?? { helpers: [], self: false, named: false };
}

const within = (cuts: Cuts, people: People): Mention[] => people.within(cuts.span.start, cuts.span.end);

function leading(cuts: Cuts, people: People): Owners | undefined {
  const self = SELF.exec(cuts.rest());
  if (self !== null) {
    cuts.cut(0, self[0].length);
    return { helpers: [], self: true, named: true };
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

interface Group {
  people: Person[];
  end: number;
  handle: boolean;
}

/** The name, or names, that the text begins with. */
function leadingGroup(cuts: Cuts, people: People): Group | undefined {
  const mentions = within(cuts, people);
  const text = cuts.rest();
  const found: Person[] = [];
  let end = 0;
  for (const mention of mentions) {
    const gap = text.slice(end, mention.start - cuts.span.start);
    const joins =
      found.length === 0
        ? /^\s*[@([]?\s*(?:(?:Dr|Mrs?|Ms|Prof|Rev)\.?\s+)?$/u.test(gap)
        : /^\s*(?:,|and|&|\+|\/|,\s*and)\s*@?\s*$/i.test(gap);
    if (!joins) break;
    if (!found.includes(mention.person)) found.push(mention.person);
    end = mention.end - cuts.span.start;
  }
  // `#action felix write it up`: the account of a chat.
  const account = /^\s*(\p{Ll}[\p{L}\p{N}_-]+)/u.exec(text)?.[1] ?? "";
  const isAccount = found[0]?.initials.has(account) ?? false;
  if (found.length > 0) return { people: found, end, handle: isAccount || /^\s*@/.test(text) };
  const match = NAME_PLACE.exec(text);
  const name = match?.[1];
  if (name === undefined) return undefined;
  const at = text.indexOf(name);
  const person = people.resolve(slice(cuts.span, at, at + name.length));
  return person && { people: [person], end: at + name.length, handle: /^\s*@/.test(text) };
}

/** The number of characters between the name and the task; undefined when the name is no owner. */
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
  if (mark !== null) return mark[0].length;
  if (/^\s*$/.test(after) || /^,\s*\d/.test(after)) return 0;
  const comma = /^,\s+/.exec(after)?.[0].length ?? 0;
  const blank = /^\s+/.exec(after)?.[0].length ?? 0;
  const verb = /^([\p{L}-]+)/u.exec(after.slice(comma || blank))?.[1] ?? "";
  if (comma > 0) return isBareVerb(verb) ? comma : undefined;
  return isThirdPerson(verb) || (handle && blank > 0) || isOrderVerb(verb) ? blank : undefined;
}

/** "kofi send contract": hasty notes have no colon. */
const isOrderVerb = (verb: string): boolean =>
  /^\p{Ll}/u.test(verb) && isBareVerb(verb) && !STATE_VERBS.has(verb);

/** Replaces "sends" with "send". */
function putBase(cuts: Cuts, at: number, verb: string): void {
  const base = baseForm(verb);
  if (verb.startsWith(base)) cuts.cut(at + base.length, at + verb.length);
}

function labelled(cuts: Cuts, people: People): Owners | undefined {
  const match =
    /[\s(,;|[–—-]*\b(?:owner|assigned to|assignee|responsible|resp|action by|action|lead|who)\s*[:=]\s*@?/i.exec(
      cuts.rest(),
    );
  if (match === null) return undefined;
  const at = match.index + match[0].length;
  const person = personAt(cuts, people, at);
  if (person === undefined) return undefined;
  cuts.cut(match.index, person.end);
  return { owner: person.person, helpers: [], self: false, named: true };
}

/** The person whose name begins at `at`. */
function personAt(cuts: Cuts, people: People, at: number): { person: Person; end: number } | undefined {
  const mention = within(cuts, people).find(({ start }) => Math.abs(start - cuts.span.start - at) <= 1);
  if (mention !== undefined) return { person: mention.person, end: mention.end - cuts.span.start };
  const word = /^[\p{L}.'’-]{2,20}/u.exec(cuts.rest().slice(at))?.[0];
  const person =
    word === undefined || !/^\p{Lu}/u.test(word)
      ? undefined
      : people.resolve(slice(cuts.span, at, at + word.length));
  return person && word !== undefined ? { person, end: at + word.length } : undefined;
}

const OPENING = /(?:[([]\s*@?|\s[-–—>→/|]+\s*@?|->\s*@?|\s@|,\s*@)$/u;
const CLOSING = /^\s*(?:[)\]]|(?:[,;]|by|[-–—]|\bon\b|\bdue\b)[^()]{0,30}[)\]]?)?[\s.,;!–—-]*$/iu;

/** `… (Bob)`, `… (Bob, 20 Nov)`, `… - Bob`, `… @bob` */
function trailing(cuts: Cuts, people: People): Owners | undefined {
  const text = cuts.rest();
  const me = /\s*[([]\s*(?:me|myself|I)\s*[)\]]|\s[-–—]\s*(?:me|I)\s*$/u.exec(text);
  if (me !== null) {
    cuts.cut(me.index, me.index + me[0].length);
    return { helpers: [], self: true, named: true };
  }
  const places = [...text.matchAll(/[([]\s*@?|\s[-–—>→/|]+\s*@?|->\s*@?|(?<=\s)@/gu)].map(
    (match) => match.index + match[0].length,
  );
  for (const at of places.reverse()) {
    const found = personAt(cuts, people, at);
    if (found === undefined || !OPENING.test(text.slice(0, at))) continue;
    const isHandle = /@$/.test(text.slice(0, at));
    if (!isHandle && !CLOSING.test(text.slice(found.end))) continue;
    const helpers = others(cuts, people, found.end, found.person);
    const opening = OPENING.exec(text.slice(0, at))?.[0].length ?? 0;
    const end = helpers.at(-1)?.end ?? found.end;
    cuts.cut(at - opening + (/^[([]/.test(text.slice(at - opening)) ? 1 : 0), end);
    return { owner: found.person, helpers: helpers.map(({ person }) => person), self: false, named: true };
  }
  return undefined;
}

/** `Website is slow. Yewande takes it.` */
function volunteered(cuts: Cuts, people: People): Owners | undefined {
  const mention = within(cuts, people).at(-1);
  if (mention === undefined) return undefined;
  const from = mention.start - cuts.span.start;
  const takes =
    /^\s+(?:takes|does|has|will (?:take|do)|handles|looks after|is on|is doing|['’]ll (?:take|do))\s+(?:it|this|that|care of (?:it|this|that)|this one|that one)\s*[.!]?\s*$/i;
  const lead = /[.;,–—-]\s*$/.exec(cuts.rest().slice(0, from));
  if (lead === null || !takes.test(cuts.rest().slice(mention.end - cuts.span.start))) return undefined;
  cuts.cut(lead.index, cuts.rest().length);
  return { owner: mention.person, helpers: [], self: false, named: true };
}

function others(cuts: Cuts, people: People, from: number, owner: Person): { person: Person; end: number }[] {
  const found: { person: Person; end: number }[] = [];
  let end = from;
  for (const mention of within(cuts, people)) {
    const start = mention.start - cuts.span.start;
    if (start < end) continue;
    if (!/^\s*(?:,|and|&|\+|\/)\s*@?$/i.test(cuts.rest().slice(end, start))) break;
    end = mention.end - cuts.span.start;
    if (mention.person !== owner) found.push({ person: mention.person, end });
  }
  return found;
}
