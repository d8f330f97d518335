import {
  CHINESE_ACTS,
  CHINESE_HONORIFICS,
  CHINESE_INTRODUCTIONS,
  CHINESE_NO_NAMES,
  CHINESE_SHORT_HONORIFICS,
  CHINESE_SURNAMES,
} from "../chinese/names";
import { JAPANESE_HONORIFICS, JAPANESE_SURNAMES } from "../japanese/names";
import { slice, type TextSpan } from "../text/span";
import { HAN, isHan, isTooLong, isWholeName } from "./han-shape";
import type { PersonName } from "./person-name";

const HONORIFIC = `(?:${JAPANESE_HONORIFICS}|${CHINESE_HONORIFICS})`;
const KANA = String.raw`[\p{sc=Katakana}ー]`;
/** 田中太郎, 田中 さくら, 三浦さゆり, ジョン・スミス, 王伟 */
const NAME = String.raw`${HAN}{1,5}?(?:[ 　](?:${HAN}|[\p{sc=Hiragana}ー]|${KANA}){1,5}?)?|${HAN}{2,3}\p{sc=Hiragana}{2,4}?|${KANA}{2,10}(?:[・ ]${KANA}{2,10}){0,3}`;
const LISTED = new RegExp(String.raw`^(${NAME})(${HONORIFIC})?(?:\s*[（(]([^（）()]{1,40})[）)])?$`, "u");
/** What is listed beside people, and is none. */
const NOBODY = /(?:全員|全体|各位|一同|他|以上|ほか|其他|全体人员|人员|部|課|委員会|チーム|公司|部门|名)$/u;

/** 业主代表孙丽萍, 物业张经理 */
const ROLE_BEFORE = new RegExp(
  `^(?:${HAN}{0,8}(?:代表|物业|业主|秘书长?|主管|会长|董事|委员|队长|部长|经理|主任|总监|会计|老师|校长|院长|所长|科长|师傅|工程师|组长|干事))(?=${CHINESE_SURNAMES})`,
  "u",
);

/** 理事長 高橋 誠一, 市役所商工課 村上様: what stands before a name, and a blank; behind any word a column of names. */
const OFFICE_BEFORE = new RegExp(
  `^(?:${HAN}|${KANA}){0,16}(?:(?:長|事|計|記|録|員|表|者|役|師|諭|頭|問|課|部|係|局|会|社|オブザーバー|ゲスト)[ 　]+|(?<=^.{1,10})(?:[ 　]{2,}|\\t))(?=${HAN}|${KANA}{2})|^(?:記録|書記|司会|進行|議長|会計)[はが：:](?=${HAN})`,
  "u",
);

/** 図書館の吉村さん */
const PLACE_BEFORE = new RegExp(`^[^、]{2,10}の(?=${HAN}{1,4}(?:${JAPANESE_HONORIFICS})$)`, "u");

const BEGINS_CHINESE = new RegExp(`^(?:${CHINESE_SURNAMES})${HAN}`, "u");

export interface HanName {
  name: PersonName;
  span: TextSpan;
  org?: TextSpan;
}

/** The people of a list in Japanese or Chinese: 田中 太郎、佐藤様（青葉商事）; one person where a chat or a mail names one. */
export function hanList(span: TextSpan, isPerson = false): HanName[] {
  if (isPerson && isWholeName(span.text)) return [{ name: nameOf(span.text), span }];
  // 高橋 健 is one person, 王伟 李娜 are two.
  const bare = withoutOffice(span.text);
  const [first = "", second = ""] = bare.split(/[ 　]/u);
  // 書記　小野寺 亮: behind an office is one person, unless the second word begins with a surname too.
  const isBehindOffice = bare !== span.text && !BEGINS_CHINESE.test(second);
  const isOne = (isPerson || JAPANESE_SURNAMES.has(first) || isBehindOffice) && LISTED.test(bare);
  const isSeparated = isOne || /[、，,;；・/／]/u.test(span.text.replace(/[（(][^（）()]*[）)]/gu, ""));
  const found: HanName[] = [];
  for (const match of span.text.matchAll(isSeparated ? SEPARATED : SPACED)) {
    const whole = slice(span, match.index, match.index + match[0].length);
    const lead =
      OFFICE_BEFORE.exec(whole.text) ??
      officeOf(whole.text) ??
      ROLE_BEFORE.exec(whole.text) ??
      PLACE_BEFORE.exec(whole.text);
    const chunk = slice(whole, lead?.[0].length ?? 0);
    const [, name = "", , beside] = LISTED.exec(chunk.text) ?? [];
    if (name === "" || NOBODY.test(name) || isTooLong(name)) continue;
    const org = beside === undefined ? undefined : besideOf(chunk, beside);
    const at = slice(chunk, 0, name.length);
    found.push({ name: nameOf(name), span: at, ...(org && { org }) });
  }
  return found;
}

const officeOf = (text: string): [string] | undefined => {
  const length = text.length - withoutOffice(text).length;
  return length > 0 ? [text.slice(0, length)] : undefined;
};

/** 撮影 一ノ瀬 誠: of three words that are no three names, the first is an office. */
function withoutOffice(text: string): string {
  const bare = text.replace(OFFICE_BEFORE, "");
  const words = bare.replace(/[（(].*$/u, "").split(/[ 　]+/u);
  const [first = ""] = words;
  const isOffice = words.length === 3 && !JAPANESE_SURNAMES.has(first) && !BEGINS_CHINESE.test(first);
  return isOffice ? bare.slice(first.length).trimStart() : bare;
}

const SEPARATED = /(?:[^、，,;；/／（(]|[（(][^（）()]*[）)])+/gu;
const SPACED = /(?:[^、，,;；/／（(\s]|[（(][^（）()]*[）)])+/gu;

function besideOf(chunk: TextSpan, beside: string): TextSpan | undefined {
  const from = chunk.text.lastIndexOf(beside);
  const isOrg = /(?:商事|会社|工業|銀行|大学|協会|科技|公司|集团|大學|学校)$/u.test(beside);
  return isOrg ? slice(chunk, from, from + beside.length) : undefined;
}

const HONORED_JA = new RegExp(
  String.raw`(?<!${HAN}|${KANA})(${HAN}{1,3}|${KANA}{2,8}(?:・${KANA}{1,8}){0,3})(?:さん|さま|様|氏|くん|君|ちゃん|先生|部長|課長|社長|会長|理事長|店長|校長)(?!\p{sc=Han})`,
  "gu",
);
const HONORED_ZH = new RegExp(`((?:${CHINESE_SURNAMES})${HAN}{0,2}?)(?:${CHINESE_HONORIFICS})`, "gu");

/** 皆さん, 業者さん, 本屋さん, お客様: a part, a trade, a shop. */
const NO_PERSON =
  /^(?:皆|奥|客|患者|業者|職人|店員|大工|社員|学生|生徒|父兄|保護者|先輩|後輩|農家|親御|子供|隣|担当|先方|役員|住民|会員|参加者|来場者|利用者)$|[店屋社堂会局園館院庁部課室組所家者員]$/u;

/**
 * Names with a form of address in prose: 田中さん, 王先生. With さん also surnames that are not known, and first names in katakana.
 */
export function honoredNames(span: TextSpan): HanName[] {
  const names = (pattern: RegExp, isName: IsName): HanName[] =>
    namesBy(pattern, span, isName).map((found) => surnameOf(found, span));
  const isJapanese = (name: string, after: string): boolean =>
    JAPANESE_SURNAMES.has(name) ||
    (name.length > 1 && /^(?:さん|くん|君|ちゃん)/u.test(after) && !NO_PERSON.test(name));
  const japanese = names(HONORED_JA, isJapanese);
  return japanese.length > 0 ? japanese : names(HONORED_ZH, () => true);
}

/** Prefectures and cities that are surnames as well. */
const PLACES =
  /^(?:千葉|福島|石川|宮崎|長野|富山|山口|福井|福岡|宮城|秋田|大分|広島|奈良|香川|山形|徳島|川崎|大津|松山|高松|高山)$/u;
const ACTING_JA = new RegExp(
  `(?<!${HAN}|${KANA})(${HAN}{2,3})(?=(?:が|は|も)[^。]{2,60}?(?:する|した|します|しました|[うくぐすつぬぶむる]|予定|担当)(?:[。（(]|$))`,
  "gu",
);
/** Who is asked or named before what is to be done, and who does something: 由李芳负责, 请王磊联系, （李芳）. */
const BEFORE_ZH = String.raw`(?<=^|[，。；、：:\s（(@→—]|由|请|让|给|找|叫|和|跟|与|及|一下|联系|通知|告诉|提醒|的|监理|房东|房東)`;
const ACTING_ZH = new RegExp(
  String.raw`${BEFORE_ZH}((?:${CHINESE_SURNAMES})${HAN}{1,2}?)(?=(?:(?:下周|本周|这周|明天|今天|周[一二三四五六日]|尽快|\d{1,2}[月日号])?(?:负责|負責|聯繫|帮忙|提出|找|建议|下周|明天|本周|${CHINESE_ACTS})))`,
  "gu",
);
/** 由李芳, （李芳）, @李芳, → 李芳: whose task it is. */
const CHARGED_ZH = new RegExp(
  String.raw`(?:(?:由|交给|负责人?[:：]?|联系人?[:：]?|[@→—])\s?|[（(])((?:${CHINESE_SURNAMES})${HAN}{1,2})(?=[，。；、）)\s]|$)`,
  "gu",
);
/** What follows a name: 老周和小吴, 刘姐周六去, 王总说. */
const AFTER_ZH = `(?!${HAN})|[和跟与及也的在都周明今下上]|负责|${CHINESE_ACTS}`;
/** 王总, 李姐, 张工, 小吴, 老周 */
const FAMILIAR_ZH = new RegExp(
  `${BEFORE_ZH}((?:${CHINESE_SURNAMES})(?=${CHINESE_SHORT_HONORIFICS}(?:${AFTER_ZH}))|(?!小于|老师|老家)[小老](?:${CHINESE_SURNAMES})(?=${AFTER_ZH}))`,
  "gu",
);
/** 阿雄會去, 让阿依努尔在家等 */
const CALLED_ZH = new RegExp(
  `${BEFORE_ZH.replace("(?<=", "(?<=總幹事|总干事|，由|")}(阿${HAN}{1,3}?)(?=[會会說说在去來来]|${CHINESE_ACTS})`,
  "gu",
);
/** Who is named by what he is: 主委伍婷芳那邊 */
const INTRODUCED_ZH = new RegExp(
  String.raw`(?:${CHINESE_INTRODUCTIONS})((?:${CHINESE_SURNAMES})${HAN}{1,2})(?=[，。、；：:（()）\s那這这的會会说說]|律師|律师|报到|$)`,
  "gu",
);
/** 张阿姨, 王总: the surname alone is the name. */
const HONORED_END = new RegExp(`(?:${CHINESE_HONORIFICS}|${CHINESE_SHORT_HONORIFICS})$`, "u");

/** Names without a form of address in prose, of those who do something: 野口が資材を発注する, 赵敏负责联系. */
export function actingNames(span: TextSpan): HanName[] {
  const isChinese = !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(span.text);
  return [
    ...namesBy(ACTING_JA, span, (name) => JAPANESE_SURNAMES.has(name) && !PLACES.test(name)),
    ...[ACTING_ZH, CHARGED_ZH, FAMILIAR_ZH, CALLED_ZH, INTRODUCED_ZH].flatMap((pattern) =>
      namesBy(pattern, span, (name) => isChinese && !CHINESE_NO_NAMES.test(name) && !HONORED_END.test(name)),
    ),
  ].map((found) => ({ name: nameOf(found.text), span: found }));
}

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

/** Whether a name is the beginning of another, or a part between points: 田中 of 田中 太郎, ラン of グエン・ティ・ラン. */
export const beginsHanName = (short: PersonName, long: PersonName): boolean => {
  const [part, whole] = [short.words.join(""), long.words.join("")];
  return isHan(part) && (whole.startsWith(part) || whole.split("・").includes(part));
};
