import {
  anyIn,
  anyOf,
  beginsHanName,
  type Calendar,
  CHINESE_DOES,
  CHINESE_HONORIFICS,
  CHINESE_IN_CHARGE,
  chineseTasks,
  findDue,
  HAN_DATE,
  HAN_HOUR,
  isHan,
  isKana,
  isoDay,
  JAPANESE_HONORIFICS,
  JAPANESE_OBJECT,
  japaneseListed,
  japaneseTasks,
  namedDays,
  type TextSpan,
  titleOf,
} from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { TaskDraft } from "../draft";

const NAME = String.raw`[\p{sc=Han}\p{sc=Katakana}々ー]{1,8}?(?:[ 　][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5})?`;
/** A form of address behind a name, or none. */
export const ADDRESS = `(?:${JAPANESE_HONORIFICS}|${CHINESE_HONORIFICS})?`;
const OWNER = anyOf("owner");

/** Who does what, by pattern: the first that fits. */
const PATTERNS: readonly RegExp[] = [
  // 見積書を送付する（担当: 田中、期限: 11月27日）
  new RegExp(
    String.raw`^(?<task>.{3,}?)\s*[（(]?\s*${OWNER}\s*[:：]\s*(?<owner>${NAME}?)${ADDRESS}(?=$|[\s、，,。)）])(?<rest>.*)$`,
    "u",
  ),
  // 資料を共有する ★岩田
  new RegExp(String.raw`^(?<task>.{3,}?)\s*[★☆]\s*(?<owner>${NAME}?)${ADDRESS}(?<rest>)$`, "u"),
  ...japaneseTasks(NAME, ADDRESS),
  ...chineseTasks(NAME, ADDRESS),
];
/** In a list of tasks also: 小林：見積書を7月10日までに送付, 刘思雨整理用户手册. */
const LISTED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<owner>${NAME}?)${ADDRESS}(?:[、，/]\s?${NAME}?${ADDRESS}){0,4}\s*(?:[:：→]|[-–—]\s)\s*(?<task>.{3,}?)(?<rest>)$`,
    "u",
  ),
  japaneseListed(NAME, ADDRESS),
];
/** With a deadline also outside of a list: リーさん：貼り紙を作成（来週金曜まで） */
const HAS_DEADLINE = new RegExp(anyOf("deadline"), "u");
/** Sentences that are not tasks: hopes, states, the past. */
const NO_TASK = new RegExp(`${anyOf("noTask")}$`, "u");
const UNTIL = anyOf("untilBehind");
/** A day with the words that make it a deadline: 7月10日までに, 3月18日前, （〜7/18）. */
const DEADLINE = new RegExp(`[（(]?[〜~]?(?:${HAN_DATE})(?:${HAN_HOUR})?${UNTIL}?[)）]?[、，]?`, "u");
const IN_BRACKETS = new RegExp(`[（(][^（()）]*${UNTIL}[)）]`, "u");
const AT = new RegExp(String.raw`^${anyIn(["zh"], "in")}(?=\p{sc=Han})`, "u");
const OF_WEEK = new RegExp(anyOf("weekOfDay"), "u");

/** A task in Japanese or Chinese, of a person that the text names. */
export function hanTask(
  sentence: TextSpan,
  people: People,
  calendar: Calendar,
  isListed = false,
): TaskDraft | undefined {
  for (const pattern of isListed || HAS_DEADLINE.test(sentence.text) ? [...PATTERNS, ...LISTED] : PATTERNS) {
    const { task = "", owner, other = "", rest = "", verb } = pattern.exec(sentence.text)?.groups ?? {};
    const person = personOf(owner ?? other ?? "", people);
    const own = behindName(task, owner ?? other ?? "", person);
    const whole = verb === undefined ? own : `${own}${JAPANESE_OBJECT}${verb}`;
    const draft = draftOf(sentence, whole, rest, calendar);
    if (draft !== undefined && person !== undefined) return { ...draft, owner: person };
  }
  return afterFullName(sentence, people, calendar, isListed);
}

/** 3月20日前完成补充实验, in the part of a person: what begins with a deadline. */
const DATED = new RegExp(
  `^${anyIn(["zh"], "please")}?(?<rest>${anyOf("dueDay")}${UNTIL})[，、,]?(?<task>.{3,})$`,
  "u",
);

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
  // 伊藤さんだけでは手が回らない: a form of address or a particle, no verb, follows the name.
  if (/^\p{sc=Hiragana}/u.test(task) || BEHIND_NAME.test(task)) return undefined;
  const isTask = isListed || (!isKana(task) && CHINESE_DOES.test(task));
  const draft = owner && isTask ? draftOf(sentence, task, "", calendar) : undefined;
  return draft && { ...draft, owner };
}

/** 中島会長、岡田: an office, and others. */
const BEHIND_NAME = new RegExp(`^(?:${JAPANESE_HONORIFICS}|${CHINESE_HONORIFICS})(?=[、，,・]|$)`, "u");

export function draftOf(
  sentence: TextSpan,
  task: string,
  rest: string,
  calendar: Calendar,
): TaskDraft | undefined {
  const title = titleOf(
    task
      .trim()
      .replace(DEADLINE, "")
      .replace(IN_BRACKETS, "")
      .replace(AT, "")
      .replace(/^[：:、，\s]+/u, "")
      .replace(CHINESE_IN_CHARGE, ""),
  );
  if (title.length < 2 || NO_TASK.test(title)) return undefined;
  const [day] = [rest, task].flatMap((text) => namedDays(text, calendar)).filter(({ exact }) => exact);
  const isOfWeek = OF_WEEK.test(`${task} ${rest}`);
  const due = day && !isOfWeek ? isoDay(day.day) : findDue(`${task} ${rest}`, calendar)?.date;
  return { title, span: sentence, helpers: [], due, status: "todo", confidence: 0.8 };
}

/** What is behind the whole name of a person: a pattern may end it after 李 of 李娜. */
function behindName(task: string, text: string, person: Person | undefined): string {
  const name = person?.name.words.join("") ?? "";
  const left = name.startsWith(text) ? name.slice(text.length) : "";
  return task.startsWith(left) ? task.slice(left.length) : task;
}

/** The one person whose name begins so. */
export function personOf(text: string, people: People): Person | undefined {
  const name = { words: text.trim().split(/[ 　]/u) };
  const found = people.all().filter((person) => text !== "" && beginsHanName(name, person.name));
  const [same, ...more] = found.filter((person) => person.name.words.join("") === name.words.join(""));
  return found.length === 1 ? found[0] : more.length === 0 ? same : undefined;
}
