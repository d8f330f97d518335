import {
  CHINESE_ACTING,
  CHINESE_BODIES,
  CHINESE_CALLED,
  CHINESE_CHARGED,
  CHINESE_FAMILIAR,
  CHINESE_HONORED,
  CHINESE_HONORED_END,
  CHINESE_HONORIFICS,
  CHINESE_INTRODUCED,
  CHINESE_NO_NAMES,
  CHINESE_NOBODY,
  CHINESE_PRESENTING,
  CHINESE_ROLE_BEFORE,
  CHINESE_SPEAKING,
  CHINESE_SURNAMES,
  NO_SHARERS,
} from "../chinese/names";
import {
  JAPANESE_ACTING,
  JAPANESE_AT_END,
  JAPANESE_BODIES,
  JAPANESE_CHARGED,
  JAPANESE_FAMILIAR,
  JAPANESE_HONORED,
  JAPANESE_HONORIFICS,
  JAPANESE_LEADING,
  JAPANESE_NICKNAME,
  JAPANESE_NO_LETTER,
  JAPANESE_NO_PERSON,
  JAPANESE_NO_SURNAME,
  JAPANESE_NOBODY,
  JAPANESE_NOT_CHARGED,
  JAPANESE_OFFICE_BEFORE,
  JAPANESE_PERSONAL,
  JAPANESE_PLACE_BEFORE,
  JAPANESE_PLACES,
  JAPANESE_PLAIN,
  JAPANESE_RESPECTED,
  JAPANESE_SURNAMES,
} from "../japanese/names";
import { JAPANESE_ORGANISATIONS } from "../japanese/organisations";
import { HAN, KANA } from "../match/signs";
import { slice, split, type TextSpan } from "../text/span";
import { isHan, isKana, isTooLong, isWholeName } from "./han-shape";
import type { PersonName } from "./person-name";

const HONORIFIC = `(?:${JAPANESE_HONORIFICS}|${CHINESE_HONORIFICS})`;
/** 田中太郎, 田中 さくら, 三浦さゆり, ジョン・スミス, 王伟 */
const NAME = String.raw`${HAN}{1,5}?(?:[ 　](?:${HAN}|[\p{sc=Hiragana}ー]|${KANA}){1,5}?)?|${HAN}{2,3}\p{sc=Hiragana}{2,4}?|${KANA}{2,10}(?:[・ ]${KANA}{2,10}){0,3}`;
const LISTED = new RegExp(
  String.raw`^(${NAME}|${JAPANESE_NICKNAME})(${HONORIFIC})?(?:\s*[（(]([^（）()]{1,40})[）)]|\s*[\[［][^\]］]{1,4}[\]］])?$`,
  "u",
);
/** Words in lists of people that are not people. */
const NOBODY = new RegExp(`(?:${JAPANESE_NOBODY}|${CHINESE_NOBODY})$`, "u");
const BODY = new RegExp(`(?:${JAPANESE_BODIES}|${CHINESE_BODIES})$`, "u");
const BEGINS_CHINESE = new RegExp(`^(?:${CHINESE_SURNAMES})${HAN}`, "u");

export interface HanName {
  name: PersonName;
  span: TextSpan;
  org?: TextSpan;
}

/** The people of a list in Japanese or Chinese: 田中 太郎、佐藤様（青葉商事）; one person where a chat or a mail names one. */
export function hanList(span: TextSpan, isPerson = false): HanName[] {
  if (isPerson && isWholeName(span.text)) return [{ name: nameOf(span.text), span }];
  const plain = JAPANESE_PLAIN.exec(span.text)?.index;
  if (plain !== undefined) return hanList(slice(span, 0, plain), isPerson);
  // 高橋 健 is one person, 王伟 李娜 are two.
  const bare = withoutOffice(span.text);
  const [first = "", second = ""] = bare.split(/[ 　]/u);
  // 書記　小野寺 亮: after an office is one person, unless the second word begins with a surname too.
  const isBehindOffice = bare !== span.text && !BEGINS_CHINESE.test(second);
  const isOne = (isPerson || JAPANESE_SURNAMES.has(first) || isBehindOffice) && LISTED.test(bare);
  const isSeparated = isOne || /[、，,;；・/／]/u.test(span.text.replace(/[（(][^（）()]*[）)]/gu, ""));
  const found: HanName[] = [];
  for (const match of span.text.matchAll(isSeparated ? SEPARATED : SPACED)) {
    const whole = slice(span, match.index, match.index + match[0].length);
    const fromFirm = peopleOfFirm(whole);
    if (fromFirm.length > 0) {
      found.push(...fromFirm);
      continue;
    }
    const lead =
      JAPANESE_OFFICE_BEFORE.exec(whole.text) ??
      officeOf(whole.text) ??
      CHINESE_ROLE_BEFORE.exec(whole.text) ??
      JAPANESE_PLACE_BEFORE.exec(whole.text);
    const chunk = slice(whole, lead?.[0].length ?? 0);
    const [, short = "", honorific, beside] = LISTED.exec(chunk.text) ?? [];
    // 卢卓君: in a Chinese name, the last character is not a form of address.
    const isChinese =
      honorific === JAPANESE_FAMILIAR && BEGINS_CHINESE.test(short) && !JAPANESE_SURNAMES.has(short);
    const name = isChinese && short.length === 2 ? short + JAPANESE_FAMILIAR : short;
    if (name === "" || NOBODY.test(name) || isTooLong(name)) continue;
    const org = beside === undefined ? undefined : besideOf(chunk, beside);
    const at = slice(chunk, 0, name.length);
    found.push({ name: nameOf(name), span: at, ...(org && { org }) });
  }
  return found;
}

/** 富士通 大内, オリンパス 出口 小泉: a firm and the surnames of who is from there. */
function peopleOfFirm(chunk: TextSpan): HanName[] {
  const [firm, ...names] = split(chunk, /[ 　]+/gu).filter(({ text }) => text !== "");
  if (firm === undefined || names.length === 0) return [];
  const isFirm =
    JAPANESE_ORGANISATIONS.has(firm.text) ||
    (LONG_KANA.test(firm.text) && names.every(({ text }) => JAPANESE_SURNAMES.has(text)));
  const areNames = names.every(({ text }) => JAPANESE_SURNAMES.has(text) || names.length === 1);
  if (!isFirm || !areNames || names.some(({ text }) => !NAMED_ALONE.test(text) || NOBODY.test(text)))
    return [];
  return names.map((span) => ({ name: nameOf(span.text), span, org: firm }));
}

const LONG_KANA = /^[\p{sc=Katakana}ー]{4,}$/u;
const NAMED_ALONE = new RegExp(`^${HAN}{1,4}$`, "u");

const officeOf = (text: string): [string] | undefined => {
  const length = text.length - withoutOffice(text).length;
  return length > 0 ? [text.slice(0, length)] : undefined;
};

/** 撮影 一ノ瀬 誠: of three words that are not three names, the first is an office. */
function withoutOffice(text: string): string {
  const bare = text.replace(JAPANESE_OFFICE_BEFORE, "");
  const words = bare.replace(/[（(].*$/u, "").split(/[ 　]+/u);
  const [first = ""] = words;
  const isOffice = words.length === 3 && !JAPANESE_SURNAMES.has(first) && !BEGINS_CHINESE.test(first);
  return isOffice ? bare.slice(first.length).trimStart() : bare;
}

const SEPARATED = /(?:[^、，,;；/／（(]|[（(][^（）()]*[）)])+/gu;
const SPACED = /(?:[^、，,;；/／（(\s]|[（(][^（）()]*[）)])+/gu;

function besideOf(chunk: TextSpan, beside: string): TextSpan | undefined {
  const from = chunk.text.lastIndexOf(beside);
  return BODY.test(beside) ? slice(chunk, from, from + beside.length) : undefined;
}

/**
 * Names with a form of address in prose: 田中さん, 王先生. With さん also surnames that are not known, and first names in katakana.
 */
export function honoredNames(span: TextSpan): HanName[] {
  const names = (pattern: RegExp, isName: IsName): HanName[] =>
    namesBy(pattern, span, isName).map((found) => surnameOf(found, span));
  const isJapanese = (name: string, after: string): boolean =>
    JAPANESE_SURNAMES.has(name) ||
    (name.length > 3 && [2, 3].some((end) => JAPANESE_SURNAMES.has(name.slice(0, end)))) ||
    (JAPANESE_PERSONAL.test(after) && !JAPANESE_NO_PERSON.test(name) && !JAPANESE_NO_LETTER.test(name)) ||
    (name.length > 1 &&
      JAPANESE_RESPECTED.test(after) &&
      isKana(span.text) &&
      !JAPANESE_NO_SURNAME.test(name));
  const japanese = names(JAPANESE_HONORED, isJapanese);
  return japanese.length > 0 || isKana(span.text) ? japanese : names(CHINESE_HONORED, () => true);
}

/** Names without a form of address, of those who do something or are in charge: 野口が資材を発注する, 担当：設楽, 赵敏负责联系. */
export function actingNames(span: TextSpan): HanName[] {
  const isChinese = !isKana(span.text);
  return [
    ...[JAPANESE_ACTING, JAPANESE_LEADING, JAPANESE_AT_END].flatMap((pattern) =>
      namesBy(pattern, span, isSurname),
    ),
    ...namesBy(JAPANESE_CHARGED, span, isCharged),
    ...[
      CHINESE_ACTING,
      CHINESE_CHARGED,
      CHINESE_FAMILIAR,
      CHINESE_CALLED,
      CHINESE_INTRODUCED,
      CHINESE_PRESENTING,
      CHINESE_SPEAKING,
    ].flatMap((pattern) =>
      namesBy(
        pattern,
        span,
        (name) => isChinese && !CHINESE_NO_NAMES.test(name) && !CHINESE_HONORED_END.test(name),
      ),
    ),
  ].map((found) => ({ name: nameOf(found.text), span: found }));
}

/** Whether this may be a person in charge: a surname, or neither a department nor a time. */
export const isCharged = (name: string): boolean =>
  isSurname(name) || (name.length > 1 && !JAPANESE_NOT_CHARGED.test(name));

const isSurname = (name: string): boolean => JAPANESE_SURNAMES.has(name) && !JAPANESE_PLACES.test(name);

/** Whether the first group of a match is a name, by what follows it in the match. */
type IsName = (name: string, after: string) => boolean;

const namesBy = (pattern: RegExp, span: TextSpan, isName: IsName): TextSpan[] =>
  [...span.text.matchAll(pattern)].flatMap(({ 0: all, 1: name = "", index }) => {
    const at = index + all.indexOf(name);
    return isName(name, all.slice(at - index + name.length)) ? [slice(span, at, at + name.length)] : [];
  });

/** 作文题沈老师: in the middle of a clause, the surname before the form of address. */
function surnameOf(found: TextSpan, { start, text }: TextSpan): HanName {
  const before = text.charAt(found.start - start - 1);
  const isInside = found.text.length > 2 && isHan(before) && ONE_SURNAME.test(found.text.slice(-1));
  const span = isInside ? slice(found, found.text.length - 1) : found;
  return { name: nameOf(span.text), span };
}

const ONE_SURNAME = new RegExp(`^(?:${CHINESE_SURNAMES})$`, "u");

const nameOf = (text: string): PersonName => ({ words: text.split(/[ 　]/u) });

/** 王雨：…, 涵洋、建雄：…: those who share the work, where one has a known surname and none is a part of it (前端：…). */
export function hanSharers(lines: readonly TextSpan[]): HanName[] {
  const shares = lines.flatMap((line) => {
    const names = SHARED.exec(line.text)?.[1];
    return names === undefined ? [] : [split(slice(line, 0, names.length), /[、，/]/gu)];
  });
  const names = shares.flat();
  const isKnown = ({ text }: TextSpan): boolean =>
    (BEGINS_CHINESE.test(text) && !CHINESE_NO_NAMES.test(text)) || isSurname(text);
  if (shares.length < MIN_SHARES || !names.some(isKnown) || names.some(({ text }) => NO_SHARER.test(text)))
    return [];
  return names.map((span) => ({ name: nameOf(span.text), span }));
}

const MIN_SHARES = 3;
const SHARED = new RegExp(`^(${HAN}{2,3}(?:[、，/]${HAN}{2,3}){0,5})\\s?[：:](?=.{3})`, "u");
const NO_SHARER = new RegExp(`${NO_SHARERS}|${NOBODY.source}`, "u");

/** Whether a name is the beginning of another, or a part between points: 田中 of 田中 太郎, ラン of グエン・ティ・ラン. */
export const beginsHanName = (short: PersonName, long: PersonName): boolean => {
  const [part, whole] = [short.words.join(""), long.words.join("")];
  return isHan(part) && (whole.startsWith(part) || whole.split("・").includes(part));
};
