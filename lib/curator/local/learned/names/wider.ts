import {
  anyIn,
  anyOf,
  type Block,
  type Document,
  isHan,
  type Phrase,
  sentencesOf,
  slice,
  type TextSpan,
} from "@/lib/language";
import { phraseAt } from "./phrase-at";

/** What may be between the parts of one name. */
const JOINS = new RegExp(
  String.raw`^\s?(?:(?:\p{Ll}{4,}\s)?(?:&|\+|for the|on the|${anyOf("and", "of")}|${anyIn(["en", "fr", "es", "it", "pt", "nl"], "of the")}|${anyIn(["en", "de", "nl"], "for")}|${anyIn(["de", "fr"], "in the")}|${anyIn(["fr"], "to")})|['’]s?|-)\s?$`,
  "u",
);
const MAX_GAP = 16;

/** "Argyll and Bute Council", "Junta de Castilla y León", "Gymnasium am Deich", "Tenants' Union": adjacent names. */
export const joined = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.flatMap((phrase, at) => {
    const next = phrases[at + 1];
    if (next === undefined || next.block !== phrase.block || next.start <= phrase.end) return [];
    const { block } = phrase;
    const gap = block.text.slice(phrase.end - block.start, next.start - block.start);
    return gap.length <= MAX_GAP && JOINS.test(gap) ? [within(block, phrase.start, next.end)] : [];
  });

const ADJECTIVE = new RegExp(String.raw`^\s\p{Ll}{2,}${anyOf("adjectiveEnding")}s?(?!\p{L})`, "u");

/** "St Hilda's", "Barnardo's"; "Conseil départemental", "Amicale laïque": the name continues in lower case. */
export const longer = ({ block, start, end, after }: Phrase): Phrase[] => {
  const possessive = /^['’]s(?!\p{L})/u.exec(after)?.[0].length;
  const adjective = ADJECTIVE.exec(after)?.[0].length;
  return [possessive, adjective].flatMap((length) =>
    length === undefined ? [] : [within(block, start, end + length)],
  );
};

const within = (block: Block, start: number, end: number): Phrase =>
  phraseAt({ start, end, text: block.text.slice(start - block.start, end - block.start) }, block);

const HAN_START = new RegExp(
  String.raw`^|(?<=[\s・、，。,:：；「『“（(／/]|${anyOf("beforeName")})(?=[\p{sc=Han}\p{sc=Katakana}A-Za-z])`,
  "gu",
);
const HAN_END = new RegExp(String.raw`(?=[」』”）)、，。,：:；（(／/\s]|${anyOf("behindName")}|$)`, "gu");
const HAN_NAME = /^[\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9々ぁ-ん]{2,14}$/u;
const MAX_ENDS = 3;

/** 恒润食品厂, オリオン印刷: where words are not separated, what is between particles and signs. */
export const hanPhrases = ({ blocks }: Document, skip: ReadonlySet<Block>): Phrase[] =>
  blocks
    .filter((block) => block.header === undefined && !block.quoted && !skip.has(block) && isHan(block.text))
    .flatMap((block) =>
      (block.cells ?? [block])
        .flatMap((part) => sentencesOf(part))
        .flatMap((sentence) => namesIn(sentence).map((span) => phraseAt(span, block))),
    );

function namesIn(sentence: TextSpan): TextSpan[] {
  const ends = [...sentence.text.matchAll(HAN_END)].map(({ index }) => index);
  return [...sentence.text.matchAll(HAN_START)].flatMap(({ index: from }) =>
    ends
      .filter((to) => to - from > 1)
      .slice(0, MAX_ENDS)
      .map((to) => slice(sentence, from, to))
      .filter(({ text }) => HAN_NAME.test(text) && isHan(text)),
  );
}
