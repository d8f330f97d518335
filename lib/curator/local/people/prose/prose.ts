import type { Block, Document } from "@/lib/language";
import {
  anyOf,
  bareWord,
  beginsWithGiven,
  displayName,
  FAMOUS,
  FAMOUS_ORGS,
  isBareVerb,
  isBot,
  isCapitals,
  isCommonWord,
  isGivenName,
  isInitial,
  isParticle,
  isPlaceholder,
  isPlainWord,
  isVerb,
  LANGUAGES,
  languageOf,
  matchKey,
  type NameRun,
  nameRuns,
  opensLine,
  type PersonName,
  slice,
  TASK_VERBS,
  type Token,
  titleCase,
  tokenise,
  wordSet,
} from "@/lib/language";
import { MIN_PERSON_SCORE, type NameHit } from "../hit";
import { contextScore, isCited, isInQuotes, isIntroduced, isQuoted, isSpeaking } from "./context";
import { trimLeadIn } from "./lead-in";
import { nameScore } from "./name-score";

/** Whether this range is already something else: an organisation, a street. */
export type IsTaken = (start: number, end: number) => boolean;

/** Full names in running text, each with the evidence for it. */
export function peopleInProse(
  document: Document,
  taken: IsTaken,
  isOrg: (name: string) => boolean,
  skip: ReadonlySet<Block>,
): NameHit[] {
  const [first] = document.blocks;
  const isAboutBooks =
    first !== undefined && isBookish(first.text, document.source.text.slice(first.start, first.end));
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block)) return [];
    const raw = document.source.text.slice(block.start, block.end);
    const language = languageOf(block.text) ?? whole;
    const tokens = tokenise(isCapitals(block.text) ? titleCase(block.text) : block.text, raw);
    return nameRuns(tokens).flatMap((run) => {
      const mark = document.source.text.slice(Math.max(0, block.start - 6), block.start);
      const hit = scoreName(block, tokens, run, raw, mark);
      if (
        hit === undefined ||
        (language !== undefined && !isNamed(hit)) ||
        taken(hit.span.start, hit.span.end) ||
        isOrg(displayName(hit.name))
      )
        return [];
      return isAboutBooks && hit.context < 1 ? [] : [hit];
    });
  });
}

/** "Farbkonzept Treppenhaus", "Mutua Fremap": other languages have more words with a capital, so that without a first name little is a name. */
const isNamed = ({ name, context }: NameHit & { context: number }): boolean =>
  name.title !== undefined ||
  context >= SURE_CONTEXT ||
  isInitial(name.words[0] ?? "") ||
  beginsWithGiven(name.words) ||
  name.words.slice(0, 2).some(isGivenName);

const SURE_CONTEXT = 3;

/** `Reading log`, `Notes on *Governing the Commons*`: names there are authors. */
const isBookish = (title: string, raw: string): boolean =>
  BOOKISH.test(title) ||
  /\b(?:notes?|thoughts|highlights|quotes|review)\b.{0,20}(?:[*_]{1,2}\p{Lu}|["“‘]\p{Lu})/iu.test(raw);

/** `*Goodnight Mister Tom* by …`, `“Deep Work” (…)`: an author. Bold words are labels, no titles. */
const isAfterTitle = (rawBefore: string): boolean =>
  /(?:(?<!\*)\*\p{L}[^*\n]{2,}\*|_\p{L}[^_\n]{2,}_|["“‘«]\p{L}[^"“”\n]{2,}["”’»])\s*(?:by\s+|\(\s*(?:by\s+)?)$/u.test(
    rawBefore,
  );

const BOOKISH =
  /\b(?:reading|book|lecture|podcast|film|movie|quotes?|literature|biograph)\w*\b.*\b(?:notes?|log|list|club|summary|review)\b|\bnotes? (?:on|from) (?:the |a )?(?:book|podcast|lecture|film|talk)|\bbook notes?\b/i;

/** Whom one calls may be a person or a firm: "je relance Philippe Castaing". */
const MET = new RegExp(String.raw`(?<!\p{L})${anyOf("askedOf")}\s$`, "iu");

/** The name of a run with what speaks for a person; undefined when too little does. */
function scoreName(
  block: Block,
  tokens: Token[],
  run: NameRun,
  raw: string,
  mark: string,
): (NameHit & { context: number }) | undefined {
  const trimmed = trimLeadIn(tokens, run);
  const { start, end, name } = trimmed;
  if (!isShapedLikePerson(name.words)) return undefined;
  const before = block.text.slice(Math.max(0, start - 60), start);
  const after = block.text.slice(end, end + 80);
  const speaks = (isSpeaking(after) || isQuoted(after)) && /(?:^|[.:;]\s+|\band\s)$/u.test(before);
  const score = nameScore(name, name.title !== undefined || isIntroduced(before) || speaks);
  if (score === undefined || isOtherThanPerson(name, after)) return undefined;
  if (
    isCited(name.title === undefined ? before : "", after) ||
    isAfterTitle((mark + raw).slice(0, mark.length + start).slice(-80)) ||
    isInQuotes(block.text, start, end)
  )
    return undefined;
  const bearer = (name.title === undefined ? 0 : 3) - (FAMOUS.has(matchKey(displayName(name))) ? 2 : 0);
  const place = atItemStart(block, start, after) || isCard(mark + raw, mark.length, trimmed) ? 1.5 : 0;
  const context = contextScore(before, after) + (speaks && hasUnheardSurname(name.words) ? 0.5 : 0);
  // Without context, only an unmistakable name counts; a first name before a word of no language is proposed.
  const isLikely = score >= MIN_PERSON_SCORE && context === 0 && isLikelyAlone(name, before);
  if (context <= 0 && bearer + place === 0 && score < 3 && !isLikely) return undefined;
  const isObject = isImperative(block, tokens, trimmed) && !isBeforeVerb(after);
  if (context < 1.5 && place + bearer === 0 && isObject) return undefined;
  const span = slice(block, start, end);
  return { name, span, score: score + bearer + place + context, structured: false, context };
}

/** Two to five words, unless they are a surname only: "heer Van der Plas", "Frau von Hassel". */
const isShapedLikePerson = (words: readonly string[]): boolean => {
  const [first = ""] = words;
  const isLong = words.length >= 2 && words.length <= 5;
  return isLong && !opensLine(first) && (!isParticle(first) || isGivenName(first));
};

/** A bot, a placeholder, an event; `Saldo Cajamar: 22.410 €` is an account. */
function isOtherThanPerson(name: PersonName, after: string): boolean {
  const text = displayName(name);
  return (
    isBot(text) ||
    isPlaceholder(text) ||
    LANGUAGES.some(({ events }) => events?.exec(text)?.index === 0) ||
    (/^:\s(?:\p{Lu}{3}\s)?[€$£¥]?\d[\d.,]*/u.test(after) && !isGivenName(name.words[0] ?? ""))
  );
}

/** A first name before a word of no language, where nothing says that it is a firm. */
const isLikelyAlone = (name: PersonName, before: string): boolean =>
  beginsWithGiven(name.words) &&
  !FAMOUS_ORGS.has(matchKey(displayName(name))) &&
  (MET.test(before) || !LANGUAGES.some(({ dealings }) => dealings?.test(before)));

const hasUnheardSurname = ([, surname = "", ...more]: readonly string[]): boolean =>
  more.length === 0 && !isPlainWord(surname) && !isCommonWord(surname);

/** `Ann Lee: …` and `Ann Lee to …` at the beginning of an item name the owner. */
const atItemStart = (block: Block, start: number, after: string): boolean =>
  start < 3 &&
  (block.form === "item" || block.label !== undefined) &&
  /^\s*(?::|[-–—]\s|to\s\p{Ll}|will\s)/u.test(after) &&
  !isTopic(after);

/** `Shadow Realm - Chengzhong no news`, `Ruby Markup - @hober`: what precedes somebody is their topic. */
const isTopic = (after: string): boolean => {
  const word = /^\s*[-–—]\s+(\p{Lu}\p{Ll}+)\s\p{Ll}/u.exec(after)?.[1];
  return /^\s*[-–—]\s+@/u.test(after) || (word !== undefined && !isPlainWord(word) && !isCommonWord(word));
};

/** `**Yeo Jin-woo** – Hanbit Labs, sales`: a card that begins with the name in bold. */
const isCard = (raw: string, offset: number, { start, end }: NameRun): boolean =>
  /(?:^|\n)[\s>*_-]*(?:\*\*|__)(?:\p{L}{2,4}\.?\s)?$/u.test(raw.slice(0, offset + start)) &&
  /^\s*(?:\*\*|__)\s*[-–—:,(]/.test(raw.slice(offset + end));

/** "Chase Hager for the breakers": a verb that is a first name too, at a sentence's beginning. */
function isImperative(block: Block, tokens: Token[], { first, start, name }: NameRun): boolean {
  const begins = /[.!?:;|]\s*$|^[\W\d]*$|\s{3,}$|\t$/.test(block.text.slice(0, start));
  return begins && TASK_VERBS.has(bareWord(name.words[0] ?? "")) && tokens[first]?.text === name.words[0];
}

/** "Mark Rowe and Ann Lee will measure it", "Bill Nolan left": not what is to be done. */
function isBeforeVerb(after: string): boolean {
  const verb =
    /^\s(?:and\s\p{Lu}\p{L}+\s(?:\p{Lu}[\p{L}'’-]+\s)?)?(?:also |then |both )?(\p{Ll}+)/u.exec(after)?.[1] ??
    "";
  return FINITE.has(verb) || (isVerb(verb) && !isBareVerb(verb));
}

const FINITE = wordSet("will would has have had is are was were can could should must did does");
