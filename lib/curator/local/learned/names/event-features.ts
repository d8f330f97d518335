import {
  anyOf,
  bareWord,
  EVENT_WORDS,
  isOccasion,
  LANGUAGES,
  leading,
  matchKey,
  type Phrase,
} from "@/lib/language";
import type { NameCandidate, NameContext } from "./candidates";
import { isHappening, whenOf } from "./event-words";
import { formFeatures } from "./form";
import { placeFeatures } from "./place";

const MAX_PLACES = 4;

/** What a model reads of what may be an event. Weights belong to these names: after a change train again. */
export function eventReader(context: NameContext): (candidate: NameCandidate) => string[] {
  const language = LANGUAGES.find(({ code }) => code === context.language);
  const kinds = new Map(context.others.map(({ name, type }) => [matchKey(name), type]));
  return ({ name, mentions }) => {
    const words = name.split(/\s+/);
    const last = words.at(-1) ?? "";
    const isOne = words.length === 1;
    const kind = kinds.get(matchKey(name));
    const dated = mentions.some(({ block }) => whenOf(block).days.length > 0);
    const features = [
      ...formFeatures(words, name),
      ...mentions
        .slice(0, MAX_PLACES)
        .flatMap((it) => [...placeFeatures(it, isOne, context), ...whenFeatures(it)]),
      `words ${Math.min(6, words.length)}`,
      `happens ${isHappening(name)} ${dated}`,
      `happens-last ${isHappening(last)}`,
      `occasion ${isOccasion(name, language)} ${dated}`,
      ...(words.some((word) => EVENT_WORDS.has(bareWord(word))) ? ["happens word"] : []),
      ...(/(?:19|20)\d\d$/.test(name) ? ["whole year"] : /\d/.test(name) ? ["whole digit"] : []),
      `end-of ${name.slice(-1)}`,
      `end-of ${name.slice(-2)}`,
      ...(/^\p{Ll}/u.test(last) ? ["last lower"] : ["last upper"]),
      ...(/^\p{Ll}/u.test(name) ? ["first lower"] : ["first upper"]),
      `file dated ${dated}`,
      `file count ${Math.min(4, mentions.length)}`,
      ...(kind === undefined ? [] : [`file is ${kind}`]),
    ];
    return [...new Set(features)];
  };
}

/** Where the day is, and what is between it and the name. */
function whenFeatures({ start, end, block }: Phrase): string[] {
  const { days, hasHour } = whenOf(block);
  const [from, to] = [start - block.start, end - block.start];
  const next = days.find((day) => day.start >= to);
  const previous = days.findLast((day) => day.end <= from);
  const between = next && block.text.slice(to, next.start).trim().toLowerCase();
  return [
    ...(hasHour ? ["when hour"] : []),
    ...(between === undefined ? [] : [`when ${between.length > 24 ? "later" : between}`, "when after"]),
    ...(previous === undefined ? [] : [`when before ${from - previous.end < 3}`]),
    `when ${block.form} ${next !== undefined} ${previous !== undefined}`,
    ...slotFeatures(block.text, from, to, next, previous),
  ];
}

const BEGINS = new RegExp(
  String.raw`(?:^|[:;.!?/)–—-]\s*|>>\s*|\s{2,})${leading("the", "our", "a", "and")}*$`,
  "iu",
);
/** Few words: phrases that contain each other, repeated without end, would take exponential time. */
const LINKS = new RegExp(
  String.raw`^\s?[,:(–—-]?\s?(?:${anyOf("is")}\s)?(?:(?:the|${anyOf("on a day", "from a day")})\s?){0,3}$`,
  "iu",
);
const HOUR_BEHIND = new RegExp(
  String.raw`^.{0,14}?(?<!\d)\d{1,2}(?:[.:h]\d{2}|[.:h]?\d{0,2}\s?(?:[ap]\.?m|${anyOf("hourUnit")})(?!\p{L}))`,
  "iu",
);

/** Does it fill its place as appointments do: "Familieavond vrijdag 3 juli, 20 h", "24 juni kwaliteitsaudit, hele dag"? */
function slotFeatures(text: string, from: number, to: number, next?: Day, previous?: Day): string[] {
  const begins = BEGINS.test(text.slice(0, from));
  const isLinked = next !== undefined && LINKS.test(text.slice(to, next.start));
  const isBehind = previous !== undefined && LINKS.test(text.slice(previous.end, from));
  const ends = /^\s?(?:$|[,;.:!?(–—/]|-\s)/u.test(text.slice(to));
  const hasHour = isLinked && HOUR_BEHIND.test(text.slice(next.end));
  const isFirst = isBehind && previous.start < 4;
  return [
    `slot ${begins} ${isLinked} ${isBehind} ${ends}`,
    ...(isLinked ? [`slot linked ${begins} ${hasHour}`] : []),
    ...(isFirst ? [`slot first ${ends}`] : []),
  ];
}

type Day = { start: number; end: number };
