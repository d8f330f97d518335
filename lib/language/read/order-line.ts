import { lowerFirst } from "@/lib/core/letter-case";
import { madeOnce } from "@/lib/core/made-once";
import { anyIn, anyOf } from "../languages/vocabulary";
import type { Language } from "../match/language";
import type { VerbSecond } from "../match/verb-second";
import type { Block } from "../text/block";

/**
 * A short line with an infinitive, in a note that is not English: "Angebot einholen (Jonas)", "Elevador: pedir 3 orçamentos",
 * 見積書を送る（田中）. "top" of "TOP 1" is none, nor is "wir wollen den Saal nehmen", nor what is decided.
 */
export function isInfinitiveLine(block: Block, language: Language | undefined): boolean {
  if (language === undefined || !isShort(block)) return false;
  const text = lowerFirst(block.text.replace(/\s*[!.。]+$/u, ""));
  return !language.cues?.settled.test(text) && isInfinitive(text, language);
}

const isShort = ({ text, form, voice }: Block): boolean =>
  voice === undefined &&
  text.length < MAX_LINE &&
  !/:$/.test(text) &&
  (form === "item" ? !/[.!?]\s+\p{Lu}|。./u.test(text) : !/\.$/.test(text));
const MAX_LINE = 90;

function isInfinitive(text: string, language: Language): boolean {
  const { infinitive, order, verbSecond } = language;
  if (order !== undefined) return order.test(withoutOwner(text));
  if (infinitive === undefined) return false;
  if (verbSecond !== undefined)
    return (
      !isSentence(text, verbSecond) &&
      [text, ...[...text.matchAll(BEHIND)].map(({ index }) => text.slice(0, index).trimEnd())].some((part) =>
        infinitive.test(part),
      )
    );
  if (infinitive.test(text)) return true;
  // "Cama 14: alta mañana, llamar a la familia": behind what it is about, only a verb that is known as one.
  return [...text.matchAll(OPENS)].some(({ 0: sign, index }) => {
    const part = text.slice(index + sign.length);
    return infinitive.test(part) && ORDERS(language).has(/^\p{L}+/u.exec(part)?.[0] ?? "");
  });
}

/** "wir können den Saal nehmen": a modal or a pronoun shows that the infinitive says nothing of what is to be done. */
const isSentence = (text: string, { modals, states, subjects }: VerbSecond): boolean =>
  text
    .split(/[^\p{L}]+/u)
    .some((word) => [modals, states, ...Object.values(subjects)].some((it) => it.test(word)));

/** In German and Dutch something may follow the infinitive: "schilder bellen over de kleur", "Angebot einholen – Jonas". */
const BEHIND = new RegExp(
  String.raw`[,;(]|\s[–—-]\s|\s?(?:->|→)|\s(?=(?:${anyIn(["de", "nl"], "with", "at", "for", "to", "until", "before", "about", "in", "of", "on a day", "at somebody's")})\s)|\s(?=${anyOf("beforeDeadline")}|\d{1,2}[./]\d{1,2}\.?\s*$)`,
  "giu",
);

const OPENS = /(?<=\p{L}[^:,]{2,40})(?::\s|,\s|\s?(?:->|→)\s)(?=\p{Ll})/gu;

/** The infinitives that surely are verbs: "lugar" and "atelier" end as they do. */
const ORDERS = madeOnce(
  ({ verbs, orders }: Language): ReadonlySet<string> => new Set([...Object.values(verbs), ...(orders ?? [])]),
);

/** 見積もり依頼（田中）12/4まで, 鍵の受け取り→佐藤 */
const withoutOwner = (text: string): string => text.replace(OWNED, "").replace(UNTIL, "").trimEnd();
const OWNED = /\s?(?:[（(][^（）()]{1,20}[)）]|[→⇒][^→⇒]{1,12}).{0,14}$/u;
const UNTIL = new RegExp(String.raw`[、，\s][^、，\s]{1,12}${anyOf("untilBehind")}$`, "u");
