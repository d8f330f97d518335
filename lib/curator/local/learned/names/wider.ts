import {
  type Block,
  type Document,
  isHan,
  type Phrase,
  sentencesOf,
  slice,
  type TextSpan,
} from "@/lib/language";
import { phraseAt } from "./phrase-at";

/** What may stand between the parts of one name. */
const JOINS =
  /^\s?(?:(?:\p{Ll}{4,}\s)?(?:&|\+|and|und|et|y|e|en|of|of the|for|for the|on the|am|im|an der|für|de|de la|de los|de las|del|dell['’]|della|delle|dei|di|du|des|de l['’]|d['’]|da|do|dos|das|von|van|van de|van der|voor|à|au|aux)|['’]s?|-)\s?$/u;
const MAX_GAP = 16;

/** "Argyll and Bute Council", "Junta de Castilla y León", "Gymnasium am Deich", "Tenants' Union": names that stand side by side. */
export const joined = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.flatMap((phrase, at) => {
    const next = phrases[at + 1];
    if (next === undefined || next.block !== phrase.block || next.start <= phrase.end) return [];
    const { block } = phrase;
    const gap = block.text.slice(phrase.end - block.start, next.start - block.start);
    return gap.length <= MAX_GAP && JOINS.test(gap) ? [within(block, phrase.start, next.end)] : [];
  });

/** "St Hilda's", "Barnardo's"; "Conseil départemental", "Amicale laïque": the name continues in lower case. */
export const longer = ({ block, start, end, after }: Phrase): Phrase[] => {
  const possessive = /^['’]s(?!\p{L})/u.exec(after)?.[0].length;
  const adjective =
    /^\s\p{Ll}{2,}(?:[aeo]l(?:e[sn]?|la|les?)?|aux|ique|aire|i[fv]e?|eu(?:x|se)|aine?|oise?|ienn?e?|éen(?:ne)?|ic[oa]|ari[oa]|iv[oa]|os[oa]|ista|iste|ense|ano|ana|are|oria)s?(?!\p{L})/u.exec(
      after,
    )?.[0].length;
  return [possessive, adjective].flatMap((length) =>
    length === undefined ? [] : [within(block, start, end + length)],
  );
};

const within = (block: Block, start: number, end: number): Phrase =>
  phraseAt({ start, end, text: block.text.slice(start - block.start, end - block.start) }, block);

const HAN_START =
  /^|(?<=[\s・、，。,:：；「『“（(／/]|[のはをがにとや]|[的和与及由从在去跟找给向到请往对]|联系|已经|目前)(?=[\p{sc=Han}\p{sc=Katakana}A-Za-z])/gu;
const HAN_END =
  /(?=[のはをがにとへでや」』”）)、，。,：:；（(／/\s]|から|より|まで|様|さん|的|和|与|两家|报价|来函|赞助|提|给|有|也|更换|确认|经理|已|还|没|要|说|$)/gu;
const HAN_NAME = /^[\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9々ぁ-ん]{2,14}$/u;
const MAX_ENDS = 3;

/** 恒润食品厂, オリオン印刷: where words are not separated, what stands between particles and signs. */
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
