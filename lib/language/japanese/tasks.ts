import { JAPANESE_ACTS, JAPANESE_HONORIFICS } from "./names";

/** The mark of the object, between a thing and what is done with it. */
export const JAPANESE_OBJECT = "を";

/** A date, as it is also written in Chinese: 7月10日（金）, 11/27. */
export const HAN_DATE = String.raw`(?:\d{4}[年/.])?\d{1,2}[月/]\d{1,2}日?(?:[（(][日月火水木金土一二三四五六][）)])?`;

/** 17時, 9点半 */
export const HAN_HOUR = String.raw`\d{1,2}[時时点](?:\d{1,2}分|半)?`;

/** Brackets that more of the sentence follows are part of the task: 資料（PDF）を送る, not 連絡する（6月20日まで）. */
const TASK = String.raw`(?:[^（(。]|[（(][^（）()。]{1,20}[)）](?=\s?[\p{L}\d]))`;

/** Who does what; `name` and `address` are patterns for a name and a form of address. */
export const japaneseTasks = (name: string, address: string): RegExp[] => [
  // 中村さんが業者に連絡する（6月20日まで）
  new RegExp(
    `(?:^|[、。）)])(?<owner>${name}?)(?:${JAPANESE_HONORIFICS})(?:が|は)、?(?<task>${TASK}{3,})(?<rest>.*)$`,
    "u",
  ),
  // 消防署への連絡は大野さんが担当
  new RegExp(
    `^(?<task>.{3,}?)(?:は|を)、?(?<owner>${name}?)(?:${JAPANESE_HONORIFICS})?が(?:担当|対応|手配|実施)(?:する|します|予定)?(?<rest>[。（(].*)?$`,
    "u",
  ),
  // ストアの説明文は大貫が書く（来週火曜まで）
  new RegExp(
    `^(?<task>.{3,}?)は、?(?<owner>${name}?)${address}が(?:[^。、がは]{1,12}?(?:までに|中に|以内に|日に)、?)?(?<verb>[\\p{sc=Han}]{1,6}(?:する|[\\p{sc=Hiragana}]{0,3}[くぐすつぬぶむるう]))(?<rest>[。（(].*)?$`,
    "u",
  ),
  // 机とモニターの手配：黒木
  new RegExp(
    String.raw`^(?<task>.{2,}?(?:${JAPANESE_ACTS}))\s*[:：]\s*(?<owner>${name}?)${address}(?<rest>[、，（(].*)?$`,
    "u",
  ),
];

/** The same in a list of tasks: 小林が見積書を送付. */
export const japaneseListed = (name: string, address: string): RegExp =>
  new RegExp(`^(?<owner>${name}?)${address}(?:が|は)、?(?<task>${TASK}{3,})(?<rest>.*)$`, "u");

/** Requests, and the task that they are: 名簿もご確認ください → 名簿を確認する, 資料をお送りいただけますか → 資料を送る. */
export const JAPANESE_REQUESTS: readonly (readonly [RegExp, string])[] = [
  ...Object.entries({
    送り: "送る",
    知らせ: "知らせる",
    渡し: "渡す",
    伝え: "伝える",
    届け: "届ける",
    書き: "書く",
    持ち: "持つ",
  }).map(
    ([polite, plain]) =>
      [
        new RegExp(`^(.+?)(?:も|は|を)お${polite}(?:ください|下さい|いただけま.*|願います)?$`, "u"),
        `$1を${plain}`,
      ] as const,
  ),
  [/^(.+?)(?:も|は|を)ご(\p{sc=Han}{2})(?:ください|下さい|いただけま.*|願います|お願い.*)?$/u, "$1を$2する"],
  [/^(.+?)(?:を)?(\p{sc=Han}{2})(?:してください|して下さい|してくれ.*)$/u, "$1を$2する"],
  [/^(.+?)(してください|して下さい)$/u, "$1する"],
];

const ERRANDS =
  "手配|予約|購入|送付|提出|発注|依頼|申請|申し?込み?|回収|発送|配布|電話|連絡|注文|支払い?|振り?込み?|印刷|交換|掃除|清掃|片付け|受け?取り|引き?取り|買い出し|あいさつ|挨拶|声かけ|返信|返却|更新|作成|準備|整理";
const DOES =
  "送る|渡す|買う|書く|作る|出す|頼む|聞く|調べる|片付ける|返す|払う|入れる|直す|貼る|運ぶ|伝える|知らせる|まとめる|決める|探す|届ける|配る|洗う|替える|外す|持つ|持って行く|もらう|借りる";

/** What is to be done, at the end of a line of a hasty note: 写真を整理する, 山本さんに電話, シーツ交換. What is checked or reported may be a point of an agenda. */
export const JAPANESE_ORDER = new RegExp(
  `^(?!.*(?:ました|です|ます|済み?|[?？])$)[^。]{2,60}(?:する|(?:に|を|さんと)[^、。は]{0,4}行く|を[^、。はが]{0,6}(?:${DOES})|${ERRANDS})$`,
  "u",
);

/** The same before the name of who does it, behind a blank or in brackets: also 確認 and 報告. */
export const JAPANESE_DUTY = new RegExp(`(?:する|${DOES}|${ERRANDS}|${JAPANESE_ACTS})$`, "u");
