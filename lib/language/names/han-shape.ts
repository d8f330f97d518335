import {
  CHINESE_LONG_SURNAMES,
  CHINESE_PARENTS,
  CHINESE_PARTICLES,
  CHINESE_SURNAMES,
} from "../chinese/names";
import { JAPANESE_SURNAMES } from "../japanese/names";
import { HAN } from "../match/signs";

/** 蘇我部 礼 as a sender: the surname is not a department, unless a surname follows. 陈奕然爸爸 speaks for a child. */
export const isWholeName = (text: string): boolean =>
  AS_PARENT.test(text) || (SURNAME_GIVEN.test(text) && !JAPANESE_SURNAMES.has(text.split(/[ 　]/u)[1] ?? ""));

/** 信号一直断, 钟离线上: a name of four letters or more begins with a surname of two, and ends in no particle. */
export const isTooLong = (name: string): boolean =>
  TOO_LONG.test(name) &&
  !LONG_SURNAME.test(name) &&
  ![2, 3].some((at) => JAPANESE_SURNAMES.has(name.slice(0, at)));

const TOO_LONG = new RegExp(String.raw`^\p{sc=Han}{5,}$|^\p{sc=Han}{3}${CHINESE_PARTICLES}$`, "u");
const LONG_SURNAME = new RegExp(`^(?:${CHINESE_LONG_SURNAMES})`, "u");
const SURNAME_GIVEN = new RegExp(`^${HAN}{2,4}[ 　]${HAN}{1,3}$`, "u");

/** 乐乐奶奶, 陈奕然爸爸: speakers on behalf of a child. */
const AS_PARENT = new RegExp(`^(?:${HAN}{2,4}|[A-Z][a-z]+)(?:${CHINESE_PARENTS})$`, "u");

export const isHan = (text: string): boolean => /[\p{sc=Han}\p{sc=Katakana}]/u.test(text);

/** Japanese, by the letters that Chinese has not. */
export const isKana = (text: string): boolean => /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);

const FULL_CHINESE = new RegExp(`^(?:${CHINESE_SURNAMES})${HAN}{1,2}$`, "u");

/** Whether a text is a name as written: a known surname, alone or before a given name. */
export function isHanName(text: string): boolean {
  const [surname = "", given, ...more] = text.trim().split(/[ 　]/u);
  const isJapanese =
    JAPANESE_SURNAMES.has(surname) &&
    (given === undefined || isHan(given) || /^\p{sc=Hiragana}+$/u.test(given));
  const isFull =
    given === undefined && text.length <= 5 && [2, 3].some((at) => JAPANESE_SURNAMES.has(text.slice(0, at)));
  return more.length === 0 && (isJapanese || isFull || FULL_CHINESE.test(text));
}
