import {
  beginsHanName,
  type Calendar,
  CHINESE_ACTS,
  CHINESE_HONORIFICS,
  findDue,
  isHan,
  isoDay,
  JAPANESE_ACTS,
  JAPANESE_HONORIFICS,
  namedDays,
  type TextSpan,
  titleOf,
} from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import type { TaskDraft } from "./draft";

const NAME = String.raw`[\p{sc=Han}\p{sc=Katakana}々ー]{1,8}?(?:[ 　][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5})?`;
const ADDRESS = `(?:${JAPANESE_HONORIFICS}|${CHINESE_HONORIFICS})?`;
const OWNER = "(?:担当者?|責任者|负责人|责任人|負責人)";

/** Who does what, by pattern: the first that fits. */
const PATTERNS: readonly RegExp[] = [
  // 見積書を送付する（担当: 田中、期限: 11月27日）
  new RegExp(
    String.raw`^(?<task>.{3,}?)\s*[（(]?\s*${OWNER}\s*[:：]\s*(?<owner>${NAME}?)${ADDRESS}(?=$|[\s、，,。)）])(?<rest>.*)$`,
    "u",
  ),
  // 中村さんが業者に連絡する（6月20日まで）
  new RegExp(
    `(?:^|[、。）)])(?<owner>${NAME}?)(?:${JAPANESE_HONORIFICS})(?:が|は)、?(?<task>[^（(。]{3,})(?<rest>.*)$`,
    "u",
  ),
  // 消防署への連絡は大野さんが担当
  new RegExp(
    `^(?<task>.{3,}?)(?:は|を)、?(?<owner>${NAME}?)(?:${JAPANESE_HONORIFICS})?が(?:担当|対応|手配|実施)(?:する|します|予定)?(?<rest>[。（(].*)?$`,
    "u",
  ),
  // ストアの説明文は大貫が書く（来週火曜まで）
  new RegExp(
    `^(?<task>.{3,}?)は、?(?<owner>${NAME}?)${ADDRESS}が(?:[^。、がは]{1,12}?(?:までに|中に|以内に|日に)、?)?(?<verb>[\\p{sc=Han}]{1,6}(?:する|[\\p{sc=Hiragana}]{0,3}[くぐすつぬぶむるう]))(?<rest>[。（(].*)?$`,
    "u",
  ),
  // 机とモニターの手配：黒木
  new RegExp(
    String.raw`^(?<task>.{2,}?(?:${JAPANESE_ACTS}))\s*[:：]\s*(?<owner>${NAME}?)${ADDRESS}(?<rest>[、，（(].*)?$`,
    "u",
  ),
  // 由李娜负责预订展会场地；赵敏负责联系施工单位，6月20日前完成
  new RegExp(
    `(?:^|[，,；;])(?:由)?(?<owner>${NAME}?)${ADDRESS}(?:负责|負責)(?<task>[^，,。]{3,})(?<rest>.*)$`,
    "u",
  ),
  // 由何志强联系施工单位；张经理答应11月20日前换好主板
  new RegExp(
    `(?:^|[：:，])(?:由(?<owner>${NAME}?)${ADDRESS}|(?<other>${NAME}?)${ADDRESS}(?:答应|承诺|同意|說|说|将|[会會](?![长長议議员員])))(?<task>[^，,。]{3,})(?<rest>.*)$`,
    "u",
  ),
];
/** In a list of tasks also: 小林：見積書を7月10日までに送付, 刘思雨整理用户手册. */
const LISTED: readonly RegExp[] = [
  new RegExp(String.raw`^(?<owner>${NAME}?)${ADDRESS}\s*(?:[:：→]|[-–—]\s)\s*(?<task>.{3,}?)(?<rest>)$`, "u"),
  new RegExp(`^(?<owner>${NAME}?)${ADDRESS}(?:が|は)、?(?<task>[^（(。]{3,})(?<rest>.*)$`, "u"),
];
/** With a deadline also outside of a list: リーさん：貼り紙を作成（来週金曜まで） */
const HAS_DEADLINE = /(?:まで(?:に)?|迄|之前|以前|日前|[今来]週中(?:に)?)[)）、，\s]?/u;
/** What is no task: hopes, states, the past. */
const NO_TASK = /(?:希望|した|している|だった|です|でした|いる|ある|ない|了)$/u;
/** A day with the words that make it a deadline: 7月10日までに, 3月18日前, （〜7/18）. */
const DEADLINE =
  /[（(]?[〜~]?(?:\d{4}[年/.])?\d{1,2}[月/]\d{1,2}日?(?:[（(][日月火水木金土一二三四五六][）)])?(?:まで(?:に)?|迄|之前|以前|前)?[)）]?[、，]?/u;

/** A task in Japanese or Chinese, of a person that the text names. */
export function hanTask(
  sentence: TextSpan,
  people: People,
  calendar: Calendar,
  isListed = false,
): TaskDraft | undefined {
  for (const pattern of isListed || HAS_DEADLINE.test(sentence.text) ? [...PATTERNS, ...LISTED] : PATTERNS) {
    const { task = "", owner, other = "", rest = "", verb } = pattern.exec(sentence.text)?.groups ?? {};
    const whole = verb === undefined ? task : `${task}を${verb}`;
    const draft = draftOf(sentence, whole, rest, calendar);
    const person = draft && personOf(owner ?? other, people);
    if (draft !== undefined && person !== undefined) return { ...draft, owner: person };
  }
  return afterFullName(sentence, people, calendar, isListed);
}

/** 于10月31日前向街道办提交申请材料 */
const ACTS = new RegExp(`^(?:[于在]?[^，,。]{0,14}?(?:之前|以前|前|之内|内)[，,]?)?(?:${CHINESE_ACTS})`, "u");

/** 3月20日前完成补充实验, in the part of a person: what begins with a deadline. */
const DATED =
  /^(?:请)?(?<rest>(?:\d{1,2}月\d{1,2}日|\d{1,2}[/.]\d{1,2}|[下本这]?(?:周|週|星期|礼拜)[一二三四五六日天]|[来今]週\p{sc=Han}曜日?|月底|月末)(?:之前|以前|前|までに|まで))[，、,]?(?<task>.{3,})$/u;

export function hanTaskUnder(
  name: string,
  sentence: TextSpan,
  people: People,
  calendar: Calendar,
): TaskDraft | undefined {
  const { rest = "", task = "" } = DATED.exec(sentence.text)?.groups ?? {};
  const owner = task === "" ? undefined : personOf(name, people);
  const draft = owner && draftOf(sentence, task, rest, calendar);
  return draft && { ...draft, owner };
}

/** 刘思雨整理用户手册: nothing separates the name, so that only a full one counts. */
function afterFullName(
  sentence: TextSpan,
  people: People,
  calendar: Calendar,
  isListed: boolean,
): TaskDraft | undefined {
  const owner = people.all().find(({ name }) => {
    const full = name.words.join("");
    return full.length > 1 && isHan(full) && sentence.text.startsWith(full);
  });
  const task = sentence.text.slice(owner?.name.words.join("").length ?? 0).replace(/[。；]$/u, "");
  const isTask = isListed || (!/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(task) && ACTS.test(task));
  const draft = owner && isTask ? draftOf(sentence, task, "", calendar) : undefined;
  return draft && { ...draft, owner };
}

function draftOf(sentence: TextSpan, task: string, rest: string, calendar: Calendar): TaskDraft | undefined {
  const title = titleOf(
    task
      .trim()
      .replace(DEADLINE, "")
      .replace(/[（(][^（()）]*まで(?:に)?[)）]/u, "")
      .replace(/^[于在](?=\p{sc=Han})/u, "")
      .replace(/^[：:、，\s]+/u, ""),
  );
  if (title.length < 2 || NO_TASK.test(title)) return undefined;
  const [day] = [rest, task].flatMap((text) => namedDays(text, calendar)).filter(({ exact }) => exact);
  const isOfWeek = /[来今]週/u.test(`${task} ${rest}`);
  const due = day && !isOfWeek ? isoDay(day.day) : findDue(`${task} ${rest}`, calendar)?.date;
  return { title, span: sentence, helpers: [], due, status: "todo", confidence: 0.8 };
}

/** The one person whose name begins so. */
function personOf(text: string, people: People): Person | undefined {
  const name = { words: text.trim().split(/[ 　]/u) };
  const found = people.all().filter((person) => text !== "" && beginsHanName(name, person.name));
  const [same, ...more] = found.filter((person) => person.name.words.join("") === name.words.join(""));
  return found.length === 1 ? found[0] : more.length === 0 ? same : undefined;
}
