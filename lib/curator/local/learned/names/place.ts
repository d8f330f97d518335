import { madeOnce } from "@/lib/core/made-once";
import { anyOf, type Block, featureWords, languageOf, type Phrase, verbForm } from "@/lib/language";
import type { NameContext } from "./candidates";

/** What is before and after a name, and where it is. */
export function placeFeatures(phrase: Phrase, isOne: boolean, context: NameContext): string[] {
  const { block } = phrase;
  const size = isOne ? "one" : "some";
  const code = codeOf(block) ?? context.language;
  return [
    `lang ${code} ${size}`,
    ...wordFeatures(phrase, code, size),
    ...lineFeatures(phrase, context),
    `form ${block.form} ${size}`,
    `line ${phrase.initial ? "initial" : "inner"} ${code} ${size}`,
    ...besideFeatures(phrase, size, context),
  ];
}

/** The language of a block, which is the same for each of its names. */
export const codeOf = madeOnce((block: Block): string | undefined => languageOf(block.text)?.code);

function wordFeatures({ before, after }: Phrase, code: string, size: string): string[] {
  const [far = "^", near = "^"] = ["^", "^", ...featureWords(before.slice(-60))].slice(-2);
  const [next = "$", second = "$"] = featureWords(after.slice(0, 40));
  const [lead, end] = [signOf(before, /[^\s\p{L}\p{N}]\s*$/u), signOf(after, /^\s*[^\s\p{L}\p{N}]/u)];
  return [
    `before ${near}`,
    `before ${size} ${near}`,
    `before-two ${far} ${near}`,
    `before-form ${code} ${verbForm(near)}`,
    `before-stem ${near.slice(0, 5)}`,
    `after ${next}`,
    `after-two ${next} ${second}`,
    `after-form ${code} ${verbForm(next)}`,
    `after-form ${code} ${verbForm(next)} ${end}`,
    `after-stem ${next.slice(0, 5)}`,
    `between ${near} ${next}`,
    `sign-before ${lead}`,
    `sign-after ${end}`,
    `signs ${lead} ${end}`,
  ];
}

const signOf = (text: string, sign: RegExp): string =>
  sign.exec(text)?.[0].trim() ?? (text === "" ? "edge" : "none");

/** The heading, label and column above it, and whether it is alone in its line or cell. */
function lineFeatures({ block, start, end }: Phrase, { document, skip }: NameContext): string[] {
  const { section, label, cells, header, voice } = block;
  const cell = cells?.find((it) => it.start <= start && end <= it.end);
  return [
    `section ${section.kind}`,
    ...featureWords(section.title)
      .slice(0, 8)
      .map((word) => `title ${word}`),
    ...(label === undefined ? [] : [`label ${label.kind}`]),
    ...featureWords(label?.text ?? "").map((word) => `labelled ${word}`),
    ...featureWords(cell?.column ?? "").map((word) => `column ${word}`),
    ...(start - block.start <= 2 && block.end - end <= 2 ? [`line whole ${block.form}`] : []),
    ...(cell !== undefined && cell.end - cell.start - (end - start) <= 2 ? ["line cell"] : []),
    ...(header === undefined ? [] : [`line ${header}`]),
    ...(voice === undefined ? [] : ["line voice"]),
    ...(skip.has(block) ? ["line signature"] : []),
    ...(block === document.blocks[0] ? ["line top"] : []),
  ];
}

/** Signs, figures, people and other names beside it. */
function besideFeatures(phrase: Phrase, size: string, { people, document }: NameContext): string[] {
  const { before, after, start, end } = phrase;
  const text = document.source.masked;
  const last = people.within(start - 60, start + 1).at(-1);
  const between = last === undefined ? undefined : text.slice(last.end, start).trim().toLowerCase();
  const [next] = people.within(end, end + 40);
  return [
    ...(/\(\s*$/.test(before) && /^\s*\)/.test(after) ? ["beside brackets"] : []),
    ...(/^['’]s?(?!\p{L})/u.test(after) ? ["beside possessive"] : []),
    ...(/^\s*(?:for\s)?[£$€]?\s?\d/.test(after) ? ["beside figure"] : []),
    ...(/\d\s*$/.test(before) ? ["beside figure-before"] : []),
    ...(/\p{Lu}[\p{L}’'&-]+,\s$/u.test(before) || /^,\s\p{Lu}/u.test(after) ? [`list ${size}`] : []),
    ...(AND_BEFORE.test(before) || AND_AFTER.test(after) ? ["list and"] : []),
    ...(between !== undefined && between.length < 24 ? ["person before", `person ${between}`] : []),
    ...(next ? [`person-after ${text.slice(end, next.start).trim().toLowerCase().slice(0, 12)}`] : []),
  ];
}

const AND_BEFORE = new RegExp(String.raw`(?<!\p{L})${anyOf("and")}\s$`, "u");
const AND_AFTER = new RegExp(String.raw`^\s${anyOf("and")}\s\p{Lu}`, "u");
