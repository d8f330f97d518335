import { GERMAN } from "../german";
import { wordSet } from "../match/word-set";
import { isShortTitle } from "../words/titles";
import { slice, type TextSpan } from "./span";

const ABBREVIATIONS = wordSet(
  "e.g i.e eg ie etc vs approx no nos fig vol pp p ca cf al st mt ft cap art núm nr inc ltd co corp llc jr sr dept est min max incl excl resp bzw zw wg bzgl u fa gr fr str ggü dgl usw vgl betr ing mag gem geom evtl ggf z.b d.h u.a wm jos chas geo robt hnos gebr avda pza gral ets éts pfr abt tel ref jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun a.m p.m",
);
const END = /([.!?…]+["')\]”’]*(?=\s|$)|[。！？]+[」』）]*)/gu;

/** The sentences of a block. A dot after a title, an initial or an abbreviation does not end one. */
export function sentencesOf(block: TextSpan): TextSpan[] {
  const found: TextSpan[] = [];
  let from = 0;
  for (const match of block.text.matchAll(END)) {
    const stop = match.index + match[0].length;
    if (match[1] === undefined || !endsSentence(block.text, match.index, stop)) continue;
    found.push(slice(block, from, stop));
    from = stop;
  }
  found.push(slice(block, from));
  return found.filter((sentence) => sentence.text !== "");
}

/** A real question, not "…, right?" or "…, ok?". */
export const isQuestion = (text: string): boolean =>
  /\?["')\]]*\s*$/.test(text) &&
  !/,?\s(?:right|correct|ok(?:ay)?|yes|no|fine|good|alright|all right|deal|agreed|isn['’]t it|eh)\s*\?["')\]]*\s*$/i.test(
    text,
  );

function endsSentence(text: string, at: number, stop: number): boolean {
  const mark = text[at];
  if (mark !== "." || /[)"”’\]]$/.test(text.slice(0, at))) return true;
  const word = /[\p{L}\p{N}.]+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? "";
  const lower = word.toLowerCase();
  const next = text.slice(stop).trimStart()[0] ?? "";
  if (/^\p{Lu}$/u.test(word) || isShortTitle(lower)) return false;
  if (ABBREVIATIONS.has(lower)) return /\p{Lu}/u.test(next) && !NEVER_LAST.has(lower);
  if (/^\d{1,2}$/.test(word) && GERMAN.dateWords.exec(text.slice(stop).trimStart())?.index === 0)
    return false;
  // "die 3. Klasse", `2. Mahnlauf`
  if (/^\d{1,2}$/.test(word) && ORDINAL.test(text.slice(0, at))) return false;
  // "am 4. und 5. Oktober"
  if (/^\d{1,2}$/.test(word) && /^\s(?:und|bis|oder|sowie)\s(?:zum\s)?\d/.test(text.slice(stop)))
    return false;
  if (/^\d{1,2}\.\d{1,2}$/.test(word) && /^[\p{Ll}\d]/u.test(next)) return false;
  if (/^\d{1,2}$/.test(word) && /^\p{Ll}/u.test(next))
    return !/^(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i.test(
      text.slice(stop).trimStart(),
    );
  return !/\p{Ll}/u.test(next) || word.length > 3;
}

const ORDINAL =
  /(?:^\W*|[.!?]\s+|(?<!\p{L})(?:der|die|das|dem|den|des|am|im|zum|zur|vom|beim|bis|ein|eine[nmrs]?|jede[nmrs]?)\s)\d{1,2}$/iu;

const NEVER_LAST = wordSet(
  "e.g i.e eg ie vs approx no nos fig vol pp p ca cf st mt wm jos chas geo robt hnos gebr avda pza gral ets éts pfr z.b d.h bzw zw wg bzgl evtl ggf u fa gr ggü vgl betr ing mag gem geom",
);
