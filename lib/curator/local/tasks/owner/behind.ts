import { anyOf, inEitherCase, slice } from "@/lib/language";
import { ownerLabelsIn } from "../../people/layout/owned";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { Mention } from "../../people/prose/mentions";
import type { Cuts } from "../cuts";

export interface Owners {
  owner?: Person;
  helpers: Person[];
  /** "me", "I": the writer. */
  self: boolean;
  /** A name or "me" was in the owner's position. */
  named: boolean;
}

export const mentionsIn = (cuts: Cuts, people: People): Mention[] =>
  people.within(cuts.span.start, cuts.span.end);

const OWNER =
  /[\s(,;|[–—-]*\b(?:owner|assigned to|assignee|responsible|resp|action by|action|lead|who)\s*[:=]\s*@?/i;

/** `Actualizar la web. Responsable Johanna`: in other languages often without a colon. */
const FOREIGN_OWNER = new RegExp(
  String.raw`(?:[.,;(|[–—-]\s*|\s{2,}|^)${anyOf("ownerLabel")}\s*[:=]?\s+@?(?=\p{L})`,
  "iu",
);

export function labelled(cuts: Cuts, people: People): Owners | undefined {
  const [label] = ownerLabelsIn({ ...cuts.span, text: cuts.rest() });
  if (label !== undefined) {
    const { start, end } = label.names;
    cuts.cut(label.at, end - cuts.span.start);
    const [owner, ...helpers] = new Set(people.within(start, end).map(({ person }) => person));
    return { owner: owner ?? people.resolve(label.names), helpers, self: false, named: true };
  }
  const match = OWNER.exec(cuts.rest()) ?? FOREIGN_OWNER.exec(cuts.rest());
  if (match === null) return undefined;
  const at = match.index + match[0].length;
  const person = personAt(cuts, people, at);
  if (person === undefined) return undefined;
  const helpers = others(cuts, people, person.end, person.person);
  cuts.cut(match.index, helpers.at(-1)?.end ?? person.end);
  return { owner: person.person, helpers: helpers.map((it) => it.person), self: false, named: true };
}

/** `Festa: levantar pessoal. Responsável: Ana, Rui`: at the end of a text, the label counts more than its beginning. */
export const labelledAtEnd = (cuts: Cuts, people: People): Owners | undefined =>
  ENDS_IN_OWNER.test(cuts.rest()) ? labelled(cuts, people) : undefined;

const ENDS_IN_OWNER = new RegExp(
  String.raw`[.,;(|[–—-]\s*${anyOf("ownerLabel")}\s*:\s+@?\p{L}[^:.;!?]{0,80}[.)\]]?\s*$`,
  "iu",
);

/** The person whose name begins at `at`. */
function personAt(cuts: Cuts, people: People, at: number): { person: Person; end: number } | undefined {
  // `F Lund`: the mention is the surname.
  const initial = /^\p{Lu}\.?\s(?=\p{Lu})/u.exec(cuts.rest().slice(at))?.[0].length ?? 0;
  const mention = mentionsIn(cuts, people).find(({ start }) =>
    [at - 1, at, at + 1, at + initial].includes(start - cuts.span.start),
  );
  if (mention !== undefined) return { person: mention.person, end: mention.end - cuts.span.start };
  // `Mike Z.`, one of two
  const initialled = /^\p{Lu}\p{L}{1,18}\s\p{Lu}\.?(?!\p{L})/u.exec(cuts.rest().slice(at))?.[0] ?? "";
  const one = initialled && people.resolve(slice(cuts.span, at, at + initialled.length));
  if (one) return { person: one, end: at + initialled.length };
  const word = /^\p{Lu}[\p{L}.'’-]{0,19}/u.exec(cuts.rest().slice(at))?.[0];
  const account = word ?? /^[\p{L}\p{N}_-]{2,30}/u.exec(cuts.rest().slice(at))?.[0] ?? "";
  const person =
    word === undefined ? people.named(account) : people.resolve(slice(cuts.span, at, at + word.length));
  return person && { person, end: at + account.length };
}

const OPENING = /(?:[([（]\s*@?|\s[-–—>→/|]+\s*@?|->\s*@?|\s@|,\s*@|(?<!\s)\s{2,})$/u;
const CLOSING = /^\s*(?:[)\]）]|(?:[,;]|by|[-–—]|\bon\b|\bdue\b)[^()]{0,30}[)\]]?)?[\s.,;!–—-]*$/iu;

/** `… (me)`, `… – Me`, `… → ich` */
const SELF_BEHIND = new RegExp(
  String.raw`\s*[([]\s*${inEitherCase("me", "I")}\s*[)\]]|\s*(?:\s[-–—>→]+|->|→)\s*${inEitherCase("me", "I")}\s*[.!]*$`,
  "u",
);

/** `Take a photo. (Everyone)` */
const ALL_BEHIND = /(?<!\s)\s*[([]\s*(?:all|everyone|everybody)\s*[)\]][\s.]*$/iu;

/** `… (Bob)`, `… (Bob, 20 Nov)`, `… - Bob`, `… @bob`, `…   Bob` */
export function trailing(cuts: Cuts, people: People): Owners | undefined {
  const text = cuts.rest();
  const me = SELF_BEHIND.exec(text);
  if (me !== null) {
    cuts.cut(me.index, me.index + me[0].length);
    return { helpers: [], self: true, named: true };
  }
  const all = ALL_BEHIND.exec(text);
  if (all !== null) {
    cuts.cut(all.index, text.length);
    return { helpers: [], self: false, named: true };
  }
  const places = [
    ...text.matchAll(/[([（]\s*@?|\s[-–—>→/|]+\s*@?|->\s*@?|(?<=\s)@|(?<!\s)\s{2,}(?=\p{Lu}\p{L}*$)/gu),
  ].map((match) => match.index + match[0].length);
  for (const at of places.reverse()) {
    // `@ann @bob`: the first is the owner.
    if (/@[\p{L}\p{N}_.-]+\s+@$/u.test(text.slice(0, at))) continue;
    const found = personAt(cuts, people, at);
    if (found === undefined || !OPENING.test(text.slice(0, at))) continue;
    const isHandle = /@$/.test(text.slice(0, at));
    const helpers = others(cuts, people, found.end, found.person);
    const end = helpers.at(-1)?.end ?? found.end;
    if (!isHandle && !CLOSING.test(text.slice(found.end)) && !CLOSING.test(text.slice(end))) continue;
    const opening = OPENING.exec(text.slice(0, at))?.[0].length ?? 0;
    cuts.cut(at - opening + (/^[([（]/.test(text.slice(at - opening)) ? 1 : 0), end);
    return { owner: found.person, helpers: helpers.map(({ person }) => person), self: false, named: true };
  }
  return undefined;
}

/** `, mid March-ish`, `, asap`: a time that is not a day. */
const VAGUE_TIME =
  /^\s*,\s*(?:(?:some ?time|around|about|by|before|in|from)\s)*(?:mid|early|late|end of|beginning of|start of|asap|soon|ongoing|tbc|tbd|whenever|next|this|before|after|spring|summer|autumn|winter)(?![\p{L}])[\p{L}\d’' -]{0,24}[\s.,;!]*$/iu;

/** `antifoul, two tins, Frances`: the last word of an item is who does it, unless it ends a list of names. */
export function appended(cuts: Cuts, people: People): Owners | undefined {
  const text = cuts.rest();
  const time = /,[^,]*$/u.exec(text);
  const until = time !== null && VAGUE_TIME.test(time[0]) ? time.index : text.length;
  const found = /,\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?)[\s.,;]*$/u.exec(text.slice(0, until));
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const at = found.index + found[0].indexOf(name);
  const person = personAt(cuts, people, at);
  const before =
    until === text.length &&
    mentionsIn(cuts, people).some(({ end }) => end - cuts.span.start === found.index);
  if (person === undefined || before || person.end < at + name.length) return undefined;
  cuts.cut(found.index, until < text.length ? text.length : person.end);
  return { owner: person.person, helpers: [], self: false, named: true };
}

/** `Website is slow. Yewande takes it.` */
export function volunteered(cuts: Cuts, people: People): Owners | undefined {
  const mention = mentionsIn(cuts, people).at(-1);
  if (mention === undefined) return undefined;
  const from = mention.start - cuts.span.start;
  const takes =
    /^\s+(?:takes|does|has|will (?:take|do)|handles|looks after|is on|is doing|['’]ll (?:take|do))\s+(?:it|this|that|care of (?:it|this|that)|this one|that one)\s*[.!]?\s*$/i;
  const lead = /[.;,–—-]\s*$/.exec(cuts.rest().slice(0, from));
  if (lead === null || !takes.test(cuts.rest().slice(mention.end - cuts.span.start))) return undefined;
  cuts.cut(lead.index, cuts.rest().length);
  return { owner: mention.person, helpers: [], self: false, named: true };
}

/** `Ann, Bob`, `Ann und Bob`, `Ann & B Ito` */
const BETWEEN = new RegExp(String.raw`^\s*(?:[,&+/]|and|${anyOf("and")})\s*@?(?:\p{Lu}\.?\s)?$`, "iu");

function others(cuts: Cuts, people: People, from: number, owner: Person): { person: Person; end: number }[] {
  const found: { person: Person; end: number }[] = [];
  let end = from;
  for (const mention of mentionsIn(cuts, people)) {
    const start = mention.start - cuts.span.start;
    if (start < end) continue;
    if (!BETWEEN.test(cuts.rest().slice(end, start))) break;
    end = mention.end - cuts.span.start;
    if (mention.person !== owner) found.push({ person: mention.person, end });
  }
  // `@ann @bob`
  for (;;) {
    const lead = /^\s+@/u.exec(cuts.rest().slice(end))?.[0].length;
    const next = lead === undefined ? undefined : personAt(cuts, people, end + lead);
    if (next === undefined) return found;
    end = next.end;
    found.push(next);
  }
}
