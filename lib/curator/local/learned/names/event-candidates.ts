import {
  anyIn,
  anyOf,
  type Block,
  blockAround,
  isHan,
  isOccasion,
  isSurnameAloud,
  LANGUAGES,
  type Language,
  mailSubject,
  matchKey,
  overlaps,
  type Phrase,
  sentencesOf,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { FoundEntity } from "../../extract/entity";
import { DAY_BEHIND, ENDS_SMALL } from "../../extract/events/appointment-signs";
import type { People } from "../../people/people";
import { isLonger, type NameCandidate, type NameContext, ROMANCE } from "./candidates";
import { isHappening, whenOf } from "./event-words";
import { phraseAt } from "./phrase-at";

/** No real note has more; hostile ones could. */
const MAX_NAMES = 1_500;
const MAX_WORDS = 7;
const MAX_LENGTH = 60;
const MAX_ENDS = 5;
const BEFORE = 3;

/** Where the name of an event may begin: with its sentence, after an article, a preposition, a sign, or at a capital. */
const START = new RegExp(
  String.raw`^|(?<=[:;.!?(–—>«“"|,-]\s?)(?=[\p{L}\d])|(?<=(?<!\p{L})(?:at|for|of|my|${anyOf("the", "a", "our", "and", "in the", "to", "to the")}|${anyIn(ROMANCE, "of the")})\s)(?=[\p{L}\d])|(?<=(?<!\p{L})(?:l|d|all|dell)['’])(?=\p{L})|(?<=\s)(?=\p{Lu})`,
  "giu",
);
/** Where it may end: before a verb, a preposition or a sign, or with its sentence. */
const END = new RegExp(
  String.raw`\s(?=(?:${anyOf("behindEvent")}|\d\S*|\p{Lu}\p{Ll}{1,8}\.?\s\d{1,2}|\p{Ll}{2,3}\.?\s\d{1,2})(?![\p{L}]))|\s?[,:;.!?)–—“”"»|](?!\p{L})|\s?[(/]|\s-\s|\s*$`,
  "giu",
);

/** The events that the rules found, and what else may be one: what has a day beside it, a heading, words that events are called by. */
export function eventCandidates(context: NameContext): NameCandidate[] {
  const { document, people, found, skip } = context;
  const language = LANGUAGES.find(({ code }) => code === context.language);
  const all = new Map<string, NameCandidate>();
  const add = (block: Block, span: TextSpan): void => {
    const key = matchKey(span.text);
    const there = all.get(key);
    if (key === "" || isSomebody(span, people, language)) return;
    if (there !== undefined) there.mentions.push(phraseAt(span, block));
    else if (all.size < MAX_NAMES) all.set(key, { name: span.text, mentions: [phraseAt(span, block)] });
  };
  for (const block of document.blocks) {
    const isRead = block.header === undefined || block.header === "subject";
    if (!isRead || skip.has(block) || block.quoted) continue;
    const isHeading = block.form === "heading";
    for (const part of block.cells ?? [mailSubject([block]) ?? block])
      for (const sentence of sentencesOf(part))
        for (const span of isHan(sentence.text) ? hanSpans(sentence) : spansOf(sentence))
          if (
            isHeading ||
            isHappening(span.text) ||
            isBesideDay(span, block) ||
            isDatedOccasion(span, block, language)
          )
            add(block, span);
  }
  const founds = found.flatMap((event) => foundCandidate(event, context, all));
  // "Trade fair: LogiExpo", "the annual conference GUADEC": the word before it names the same.
  const taken = found.map(({ span }) => ({ start: span.start - BEFORE, end: span.end }));
  const open = [...all.values()].filter(
    ({ mentions }) => !mentions.some((it) => taken.some((own) => overlaps(it, [own]) && !isLonger(it, own))),
  );
  return [...founds, ...open].slice(0, MAX_NAMES);
}

function foundCandidate(
  event: FoundEntity,
  { document }: NameContext,
  all: Map<string, NameCandidate>,
): NameCandidate[] {
  const same = all.get(matchKey(event.name));
  const block = blockAround(document.blocks, event.span);
  const mentions: Phrase[] = same?.mentions ?? (block ? [phraseAt(event.span, block)] : []);
  return mentions.length > 0 ? [{ name: event.name, mentions, found: event }] : [];
}

function spansOf(sentence: TextSpan): TextSpan[] {
  const { text } = sentence;
  const ends = [...text.matchAll(END)].map(({ index }) => index);
  return [...text.matchAll(START)].flatMap(({ index: from }) =>
    ends
      .filter((to) => to > from + 1)
      .slice(0, MAX_ENDS)
      .map((to) => slice(sentence, from, to))
      .filter(isName),
  );
}

/** The name of a person, or the beginning of one: but "Konfirmation Frieda" and "Frieda Konfirmation" are of her. */
const isSomebody = (span: TextSpan, people: People, language?: Language): boolean => {
  const somebody = people.within(span.start, span.end);
  return (
    isSurnameAloud(span.text.split(" ")) ||
    (overlaps(span, somebody) &&
      !(
        isOccasion(span.text, language) &&
        somebody.every(({ start, end }) => start >= span.start && end <= span.end)
      ))
  );
};

/** "Werkdag", in a line that names a day. */
const isDatedOccasion = ({ text }: TextSpan, block: Block, language?: Language): boolean =>
  whenOf(block).days.length > 0 && isOccasion(text, language);

const NEAR = 24;

/** Whether a day follows soon, or is right before it. */
const isBesideDay = ({ start, end }: TextSpan, block: Block): boolean =>
  whenOf(block).days.some(
    (day) =>
      (block.start + day.start >= end && block.start + day.start - end < NEAR) ||
      (block.start + day.end <= start && start - block.start - day.end < 10),
  );

const isName = ({ text }: TextSpan): boolean =>
  text.length <= MAX_LENGTH &&
  /^[\p{L}\p{N}„“"«]/u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  /^[^,;:]*[\p{L}\p{N}]$/u.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !ENDS_SMALL.test(text) &&
  !DAY_BEHIND.test(text) &&
  !ARTICLE.test(text) &&
  !NO_EVENT.test(text);

const ARTICLE = new RegExp(String.raw`^(?:this|${anyOf("and", "also", "the", "a", "our")})\s`, "iu");
/** The next meeting of those who met, a deadline, a holiday that everyone has, and what is made for an event. */
const NO_EVENT = new RegExp(
  String.raw`^(?:${anyOf("nextOrLast")}(?!\p{L})|(?:deadline|contract|${anyOf("holiday")})$)|\s(?:committee|budget|plan|planning|team|notes|hall|invoice|group|posters?|tickets?|leaflets?|flyers?|minutes|thing)$`,
  "iu",
);

const HAN_START = new RegExp(
  String.raw`^|(?<=[\s・、，。：:「『《（(\-–]|${anyOf("beforeEvent")})(?=[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}A-Z])`,
  "gu",
);
const HAN_END = new RegExp(
  String.raw`(?=[」』》、，。：:（(]|${anyIn(["ja", "zh"], "behindEvent")}|\s|$)`,
  "gu",
);
const MAX_HAN = 16;

/** 夏祭り, リニューアルオープン記念セール, 数据架构大会 */
function hanSpans(sentence: TextSpan): TextSpan[] {
  const { text } = sentence;
  const ends = [...text.matchAll(HAN_END)].map(({ index }) => index);
  return [...text.matchAll(HAN_START)].flatMap(({ index: from }) =>
    ends
      .filter((to) => to - from > 1 && to - from <= MAX_HAN)
      .slice(0, MAX_ENDS)
      .map((to) => slice(sentence, from, to))
      .filter(({ text: name }) => /\p{L}{2}/u.test(name)),
  );
}
