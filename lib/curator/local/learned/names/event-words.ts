import { madeOnce } from "@/lib/core/made-once";
import { anyOf, type Block, bareWord, daysIn, EVENT_WORDS, overlaps, writtenDays } from "@/lib/language";

/** When something in a block takes place. */
export interface When {
  /** The days that it names: offsets in the block. */
  days: readonly { start: number; end: number }[];
  hasHour: boolean;
}

const HOUR = new RegExp(String.raw`\d\s?(?:[:.h]\s?\d\d|[ap]\.?m|${anyOf("hourUnit")})(?!\p{L})`, "iu");

export const whenOf = madeOnce((block: Block): When => {
  const written = writtenDays(block.text);
  const others = daysIn(block.text).filter((day) => !overlaps(day, written));
  const days = [...written, ...others].sort((a, b) => a.start - b.start);
  return { days, hasHour: HOUR.test(block.text) };
});

/** Words that events are called by, or end with, in any language. */
const HAPPENING = new RegExp(String.raw`${anyOf("eventNoun")}(?!\p{L}{3})`, "iu");

const MAX_KNOWN = 4_000;
const KNOWN_WORDS = new Map<string, boolean>();

/** Does a word of the name say that something takes place? */
export const isHappening = (name: string): boolean => name.split(/\s+/).some(isHappeningWord);

function isHappeningWord(word: string): boolean {
  const known = KNOWN_WORDS.get(word);
  if (known !== undefined) return known;
  const isOne = HAPPENING.test(word) || EVENT_WORDS.has(bareWord(word));
  if (KNOWN_WORDS.size >= MAX_KNOWN) KNOWN_WORDS.clear();
  KNOWN_WORDS.set(word, isOne);
  return isOne;
}
