import { madeOnce } from "@/lib/core/made-once";
import {
  ASSENT,
  anyOf,
  cuesIn,
  type Document,
  inEitherCase,
  languageOf,
  sentencesOf,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { People } from "../people/people";
import { type Person, recordName } from "../people/person";
import type { TaskContext } from "../tasks/draft";
import { addressee } from "../tasks/owner/addressee";
import { personByRole } from "../tasks/owner/role";
import { selfOf } from "../tasks/owner/self";
import { holdersIn } from "./office-holders";
import type { Unit } from "./units";

/** Somebody whom a unit may mean without naming him, by what, and what else says so. */
export interface Meant {
  person: Person;
  how: string;
  more?: readonly string[];
}

/** Who is meant by initials, an account, an office or a call, who is named after the unit, and for whom the part or the line is. */
export function meantBy(unit: Unit, context: TaskContext): Meant[] {
  const { span, block } = unit;
  const after = unit.next?.span;
  const { people } = context;
  const next =
    after && after.start - span.end < GAP ? people.within(after.start, after.start + GAP)[0] : undefined;
  const behind = next?.person;
  const leading = leaderBefore(unit, people);
  const called = block.voice === undefined ? undefined : addressee(span, callOf(span.text), block, context);
  return [
    ...initialsIn(span, people),
    ...accountsIn(span, people),
    ...officesIn(span, people),
    ...holdersIn(span, context),
    ...letterIn(span, people),
    ...markedIn(unit, people),
    ...answers(unit, context),
    ...speaksNext(unit, context),
    ...titled(context),
    ...(leading === undefined ? [] : [{ person: leading, how: "led-before" }]),
    ...(called === undefined ? [] : [{ person: called, how: "called" }]),
    ...(behind === undefined ? [] : [{ person: behind, how: "behind" }]),
    ...[block.label?.text, block.section.title, block.section.parent?.title].flatMap((title, at) => {
      const person = title === undefined ? undefined : namedAs(title, people);
      return person === undefined ? [] : [{ person, how: at === 0 ? "label" : "above" }];
    }),
  ];
}

/** Who does something in the last sentence that says it, of the same line: "Paul reported …. He is to send …". */
export function leaderBefore({ span, block }: Unit, people: People): Person | undefined {
  const until = span.start - block.start;
  const sentences = sentencesOf(slice(block, Math.max(0, until - MAX_BEFORE), until));
  for (const sentence of sentences.reverse()) {
    const [first] = people.within(sentence.start, sentence.end);
    if (first && first.start - sentence.start <= LEAD) return first.person;
  }
  return undefined;
}

const LEAD = 8;
/** Further back, somebody else has done something since. */
const MAX_BEFORE = 1_000;

/** `F will ring`, `h to book the tutor`, `ring the insurer (M)`: the only one whose first name begins so. */
const letterIn = (span: TextSpan, people: People): Meant[] =>
  LETTERS.flatMap((pattern): Meant[] => {
    const letter = pattern.exec(span.text)?.[1]?.toLowerCase();
    if (letter === undefined) return [];
    const [person, ...others] = people.all().filter((each) => recordName(each)[0]?.toLowerCase() === letter);
    return person === undefined || others.length > 0 ? [] : [{ person, how: "letter" }];
  });

const LETTERS = [/^\W*(\p{L})\.?(?:\s(?:to|will|has to|needs to)\s|:\s)/u, /[(–—-]\s?(\p{Lu})\.?\)?[\s.]*$/u];

/** Behind the unit, in the same line: "Book the hall for March. Kirsty.", "…; Kirsty offered", "call sheet -> Sunniva, by Friday". */
function markedIn({ span, block, next: following }: Unit, people: People): Meant[] {
  const after = following?.span;
  const isNext = after !== undefined && after.start < block.end && after.start >= span.end;
  const next = isNext ? aloneIn(after, people) : undefined;
  const [, before = "", name = ""] = ARROW.exec(span.text) ?? [];
  const marked =
    name === "" ? undefined : people.resolve(slice(span, before.length, before.length + name.length));
  return [
    ...(next === undefined ? [] : [{ person: next, how: "alone-behind" }]),
    ...(marked === undefined ? [] : [{ person: marked, how: "marked" }]),
  ];
}

const ARROW = /^(.*(?:->|→|=>|>>)\s*)(\p{L}[\p{L}'’-]+)/u;
const MAX_ALONE = 30;

/** "Kirsty.", "WA.", "Kirsty offered", "Captain Rendall has the matter in hand": hardly more than who. */
function aloneIn(span: TextSpan, people: People): Person | undefined {
  const [mention] = people.within(span.start, span.end);
  const initials = /^\W*(\p{Lu}{2,3})\W*$/u.exec(span.text)?.[1];
  if (initials !== undefined) return people.byInitials(initials);
  const isFirst = mention !== undefined && mention.start - span.start <= LEAD;
  return isFirst && mention.start + MAX_ALONE >= span.end - (mention.end - mention.start)
    ? mention.person
    : undefined;
}

/** "Someone needs to ring Polar." "On it": who says yes next, in a chat. */
function answers({ block }: Unit, context: TaskContext): Meant[] {
  const { blocks, isChat } = context.document;
  if (!isChat || block.voice === undefined) return [];
  const turn = block.voice.turn;
  const next = blocks.find((it) => it.voice !== undefined && it.voice.turn > turn);
  const isShort = next !== undefined && next.text.length <= MAX_ANSWER && ASSENT.YES.test(next.text);
  const person = isShort && next.voice?.self !== block.voice.self ? selfOf(next, context) : undefined;
  return person === undefined ? [] : [{ person, how: "answers" }];
}

const MAX_ANSWER = 60;
const GAP = 40;
const MAX_SHORT = 4;

/** `KV klärt mit der Statik`, `Baustellenzaun: offen, BH, sofort` */
const initialsIn = (span: TextSpan, people: People): Meant[] =>
  [...span.text.matchAll(/(?<![\p{L}\d])\p{Lu}\p{L}{0,2}\p{Lu}(?![\p{L}\d])/gu)]
    .slice(0, MAX_SHORT)
    .flatMap((match) => {
      const person = people.byInitials(match[0]);
      return person === undefined ? [] : [{ person, how: match.index < 3 ? "initials-lead" : "initials" }];
    });

const LEADING =
  /^\W*@?(\p{L}[\p{L}\p{N}_.-]{1,14})(?=\s*[-–:+,&]\s|\s(?:to|will|can|could|would|pls|please)\s)/u;
const ENDING = new RegExp(
  String.raw`(?:[-–—>(,]\s?|→\s?)@?(\p{L}[\p{L}\p{N}_-]{1,14})(?:\s(?:pls|${anyOf("please")}))?\)?[.!?]*$`,
  "u",
);

/** `jpl: write the test vectors`, "Ravi, would you book the coach?", "check the alarm - Dennis pls" */
const accountsIn = (span: TextSpan, people: People): Meant[] =>
  [LEADING, ENDING].flatMap((pattern, at) => {
    const [all = "", name = ""] = pattern.exec(span.text) ?? [];
    if (name === "") return [];
    const from = span.text.indexOf(all) + all.indexOf(name);
    const person = people.resolve(slice(span, from, from + name.length));
    return person === undefined ? [] : [{ person, how: at === 0 ? "account-lead" : "account-ends" }];
  });

const OFFICE = new RegExp(String.raw`(?<!\p{L})${inEitherCase("the")}\s(\p{L}{4,}(?:\s\p{Lu}\p{L}+)?)`, "gu");

/** "The Treasurer will obtain the forms" */
const officesIn = (span: TextSpan, people: People): Meant[] =>
  [...span.text.matchAll(OFFICE)].slice(0, MAX_SHORT).flatMap(([, office = ""]) => {
    const person = personByRole(people, office);
    return person === undefined ? [] : [{ person, how: "office" }];
  });

/** Behind the name of who is called: "And Wanji, can you …". */
const callOf = (text: string): number =>
  /^\W*(?:\p{L}{2,5},?\s)?\p{Lu}\p{L}+,?\s/u.exec(text)?.[0].length ?? 0;

/** The one whose name a heading or a label is. */
export function namedAs(title: string, people: People): Person | undefined {
  const words = title
    .replace(/[:.]+$/, "")
    .trim()
    .toLowerCase();
  if (words === "" || words.length > 60) return undefined;
  const found = people.all().filter((person) => {
    const name = recordName(person).toLowerCase();
    return name === words || name.split(/\s+/)[0] === words;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** "Who brings the van?" "I can.": who speaks next, and says yes or takes something on. */
function speaksNext({ block }: Unit, context: TaskContext): Meant[] {
  const { voice } = block;
  if (voice === undefined) return [];
  const turns = turnsOf(context.document, context);
  const at = turns.at.get(voice.turn);
  if (at === undefined) return [];
  const own = turns.all[at]?.person;
  const next = turns.all.slice(at + 1, at + 1 + MAX_TURNS);
  const after = next.findIndex(({ person }) => person !== undefined && person !== own);
  const { person, text = "" } = next[after] ?? {};
  if (person === undefined) return [];
  const how = "speaks-next";
  const isYes = ASSENT.YES.test(text);
  const cues = cuesIn(text, languageOf(context.document.source.masked)?.code ?? "en");
  if (!isYes && !cues.includes("takes")) return [];
  const more = [
    `${how} after ${after}`,
    ...(isYes ? [`${how} yes`] : []),
    ...(text.length <= MAX_ANSWER ? [`${how} short`] : []),
    ...cues.map((cue) => `${how} cue ${cue}`),
  ];
  return [{ person, how, more }];
}

const MAX_TURNS = 4;
const MAX_TURN = 200;

/** "Handover for Rosalind": whom the title of a note names; "Supervision with Prof. Roux" is about what the writer is to do. */
function titled({ document, people }: TaskContext): Meant[] {
  const [first] = document.blocks;
  if (first === undefined || document.isMail || document.isChat || first.text.length > MAX_TITLE) return [];
  // `Present: Ann Lee` is no title.
  if (first.label !== undefined || first.cells !== undefined || first.form === "item") return [];
  const named = people.within(first.start, first.end).at(-1);
  return named === undefined || MET.test(first.text.slice(0, named.start - first.start))
    ? []
    : [{ person: named.person, how: "in-title" }];
}

const MET = new RegExp(String.raw`(?<!\p{L})${anyOf("with")}\s(?:\p{L}{1,7}\.?\s)?$`, "iu");

const MAX_TITLE = 90;

interface Turn {
  person: Person | undefined;
  /** How it begins. */
  text: string;
}

interface Turns {
  all: Turn[];
  /** By its number, which of all it is. */
  at: Map<number, number>;
}

/** Who speaks, turn by turn. */
const turnsOf = madeOnce((document: Document, context: TaskContext): Turns => {
  const turns: Turns = { all: [], at: new Map() };
  for (const block of document.blocks) {
    if (block.voice === undefined || block.header !== undefined || turns.at.has(block.voice.turn)) continue;
    turns.at.set(block.voice.turn, turns.all.length);
    turns.all.push({ person: selfOf(block, context), text: block.text.slice(0, MAX_TURN) });
  }
  return turns;
});
