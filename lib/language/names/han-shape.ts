import { CHINESE_SURNAMES } from "../chinese/names";
import { JAPANESE_SURNAMES } from "../japanese/names";

/** With ノ and ヶ, as in 一ノ瀬. */
export const HAN = String.raw`(?:[\p{sc=Han}々ヶ]|(?<=\p{sc=Han})ノ(?=\p{sc=Han}))`;

/** 蘇我部 礼 as a sender: the surname is no department, unless a surname follows. 陈奕然爸爸 speaks for a child. */
export const isWholeName = (text: string): boolean =>
  AS_PARENT.test(text) || (SURNAME_GIVEN.test(text) && !JAPANESE_SURNAMES.has(text.split(/[ 　]/u)[1] ?? ""));

/** 信号一直断, 钟离线上: a name of four letters or more begins with a surname of two, and ends in no particle. */
export const isTooLong = (name: string): boolean =>
  /^\p{sc=Han}{5,}$|^\p{sc=Han}{3}[上下在不了的会來来去]$/u.test(name) &&
  !/^(?:欧阳|歐陽|上官|司马|司馬|诸葛|諸葛|司徒|夏侯|慕容|令狐|皇甫|尉迟|公孙|长孙|宇文|张简|張簡|范姜)/u.test(
    name,
  ) &&
  ![2, 3].some((at) => JAPANESE_SURNAMES.has(name.slice(0, at)));

const SURNAME_GIVEN = new RegExp(`^${HAN}{2,4}[ 　]${HAN}{1,3}$`, "u");

/** 乐乐奶奶, 陈奕然爸爸: who speaks for a child. */
const AS_PARENT = new RegExp(
  `^(?:${HAN}{2,4}|[A-Z][a-z]+)(?:妈妈?|媽媽?|爸爸?|奶奶|爷爷|爺爺|外婆|姥姥)$`,
  "u",
);

export const isHan = (text: string): boolean => /[\p{sc=Han}\p{sc=Katakana}]/u.test(text);

const FULL_CHINESE = new RegExp(`^(?:${CHINESE_SURNAMES})${HAN}{1,2}$`, "u");

/** Whether a text is a name as it is written: a known surname, alone or before a given name. */
export function isHanName(text: string): boolean {
  const [surname = "", given, ...more] = text.trim().split(/[ 　]/u);
  const isJapanese =
    JAPANESE_SURNAMES.has(surname) &&
    (given === undefined || isHan(given) || /^\p{sc=Hiragana}+$/u.test(given));
  const isFull =
    given === undefined && text.length <= 5 && [2, 3].some((at) => JAPANESE_SURNAMES.has(text.slice(0, at)));
  return more.length === 0 && (isJapanese || isFull || FULL_CHINESE.test(text));
}
