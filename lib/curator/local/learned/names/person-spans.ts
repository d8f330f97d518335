import {
  anyOf,
  type Block,
  bareWord,
  FREQUENT_WORDS,
  FUNCTION_WORDS,
  isCommonWord,
  isParticle,
  isPlainWord,
  slice,
  type TextSpan,
} from "@/lib/language";

/** A place that may name a person; `name` where it is written in another way. */
export interface PersonSpan extends TextSpan {
  name?: string;
}

interface Word extends TextSpan {
  capital: boolean;
  /** One blank after the word before. */
  joined: boolean;
}

const WORD = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_'’‑-]*[\p{L}\p{M}\p{N}_])?/gu;
const MAX_WORDS = 5;
/** No line of people is longer. */
const MAX_SPANS = 400;

/** Capitalised words and their parts, and words in small letters where lines, lists and brackets have names. */
export function personSpans(block: Block): PersonSpan[] {
  const spans: PersonSpan[] = [];
  for (const part of block.cells ?? [block]) {
    const words = wordsOf(part);
    spans.push(...runsOf(words, part), ...accountsOf(words, part), ...inverted(part));
    if (spans.length > MAX_SPANS) break;
  }
  return spans;
}

function wordsOf(part: TextSpan): Word[] {
  const words: Word[] = [];
  let last = -2;
  for (const { 0: found, index } of part.text.matchAll(WORD)) {
    // "Ann's"
    const text = /^.+(?=['’]s$)/iu.exec(found)?.[0] ?? found;
    const gap = part.text.slice(last, index);
    const joined = last >= 0 && (gap === " " || (gap === ". " && /^\p{Lu}$/u.test(words.at(-1)?.text ?? "")));
    const start = part.start + index;
    words.push({ text, start, end: start + text.length, capital: /^\p{Lu}/u.test(text), joined });
    last = text.length < found.length ? -2 : index + text.length;
  }
  return words;
}

/** Each run of capitalised words, its beginnings and ends. */
function runsOf(words: readonly Word[], part: TextSpan): PersonSpan[] {
  const spans: PersonSpan[] = [];
  for (let at = 0; at < words.length; ) {
    if (!words[at]?.capital) {
      at++;
      continue;
    }
    let last = at;
    for (let next = at + 1; next < words.length && next - at < MAX_WORDS + 2; next++) {
      const word = words[next];
      if (!word?.joined) break;
      if (word.capital) last = next;
      else if (!isParticle(word.text)) break;
    }
    const add = (from: number, to: number): void => {
      const [first, end] = [words[from], words[to]];
      if (first === undefined || end === undefined || !first.capital || !end.capital) return;
      if (to - from >= MAX_WORDS || (from === to && first.text.length < 2)) return;
      spans.push(slice(part, first.start - part.start, end.end - part.start));
    };
    const size = last - at;
    add(at, last);
    if (size > 0) {
      add(at, at);
      add(at + 1, last);
    }
    if (size > 1) {
      add(at, last - 1);
      add(at, at + 1);
    }
    at = last + 1;
  }
  return spans;
}

const AND = anyOf("and");
const LIST_BEFORE = new RegExp(String.raw`(?:^|[,;:/&+([<@\x60|]|\s[-–—>]|\s${AND}|[-–—]>)\s*$`, "u");
const LIST_AFTER = new RegExp(String.raw`^\s*(?:$|[,;:/&+)\]>\x60|]|[-–—]\s|${AND}\s)`, "u");
const ACCOUNT = /^[\p{L}\p{N}_][\p{L}\p{N}_-]{1,28}$/u;

/** `bcoca` in brackets, in a list, before a colon, alone in a line, or before a verb at its beginning; "Maxime coppens" in a list. */
function accountsOf(words: readonly Word[], part: TextSpan): PersonSpan[] {
  return words.flatMap((word, at): PersonSpan[] => {
    if (!ACCOUNT.test(word.text) || !/\p{L}/u.test(word.text)) return [];
    const before = part.text.slice(Math.max(0, word.start - part.start - 8), word.start - part.start);
    const next = words[at + 1];
    const isFirst = at === 0 && /^\W*$/u.test(before) && word.start - part.start < 6;
    if (!isFirst && !LIST_BEFORE.test(before)) return [];
    if (word.capital) {
      if (!next?.joined || next.capital || isParticle(next.text)) return [];
      const after = part.text.slice(next.end - part.start, next.end - part.start + 6);
      return LIST_AFTER.test(after) && !isOrdinary(next.text)
        ? [slice(part, word.start - part.start, next.end - part.start)]
        : [];
    }
    const after = part.text.slice(word.end - part.start, word.end - part.start + 6);
    const isAlone = LIST_AFTER.test(after);
    const isActing = isFirst && next?.joined === true && !next.capital;
    return (isAlone || isActing) && !isOrdinary(word.text)
      ? [slice(part, word.start - part.start, word.end - part.start)]
      : [];
  });
}

const isOrdinary = (word: string): boolean =>
  isPlainWord(word) || isCommonWord(word) || FUNCTION_WORDS.has(bareWord(word)) || FREQUENT_WORDS.has(word);

const INVERTED =
  /(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,40}(?:\s\p{Lu}[\p{L}'’-]{1,40})?),\s(\p{Lu}[\p{L}\d'’-]{1,40}(?:\s\p{Lu}(?![\p{L}\d]))?)/gu;

/** `Stahl, Tom` */
function inverted(part: TextSpan): PersonSpan[] {
  return [...part.text.matchAll(INVERTED)].map(({ 0: { length }, 1: surname, 2: given, index }) => ({
    ...slice(part, index, index + length),
    name: `${given} ${surname}`,
  }));
}
