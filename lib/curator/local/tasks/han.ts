import { beginsHanName, type Calendar, isoDay, namedDays, type TextSpan, titleOf } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import type { TaskDraft } from "./draft";

const NAME = String.raw`[\p{sc=Han}\p{sc=Katakana}々ー]{1,8}(?:[ 　][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5})?`;
const ADDRESS = "(?:さん|様|氏|先生|女士|老师|经理)?";
const OWNER = "(?:担当者?|責任者|负责人|责任人|負責人)";

/** Who does what, by pattern: the first that fits. */
const PATTERNS: readonly RegExp[] = [
  // 見積書を送付する（担当: 田中、期限: 11月27日）
  new RegExp(
    String.raw`^(?<task>.{3,}?)\s*[（(]?\s*${OWNER}\s*[:：]\s*(?<owner>${NAME}?)${ADDRESS}(?=$|[\s、，,。)）])(?<rest>.*)$`,
    "u",
  ),
  // 中村さんが業者に連絡する（6月20日まで）
  new RegExp(`^(?<owner>${NAME}?)(?:さん|様|氏)(?:が|は)、?(?<task>[^（(。]{3,})(?<rest>.*)$`, "u"),
  // 由李娜负责预订展会场地；赵敏负责联系施工单位，6月20日前完成
  new RegExp(
    `^(?:由)?(?<owner>${NAME}?)(?:先生|女士|老师|经理)?(?:负责|負責)(?<task>[^，,。]{3,})(?<rest>.*)$`,
    "u",
  ),
];
/** What is no task: hopes, states, the past. */
const NO_TASK = /(?:希望|した|している|だった|です|でした|いる|ある|ない|了)$/u;

/** A task in Japanese or Chinese, of a person that the text names. */
export function hanTask(sentence: TextSpan, people: People, calendar: Calendar): TaskDraft | undefined {
  for (const pattern of PATTERNS) {
    const { task = "", owner = "", rest = "" } = pattern.exec(sentence.text)?.groups ?? {};
    const title = titleOf(task.trim());
    const person = title === "" || NO_TASK.test(title) ? undefined : personOf(owner, people);
    if (person === undefined) continue;
    const [day] = namedDays(rest, calendar).filter(({ exact }) => exact);
    const due = day && isoDay(day.day);
    return { title, span: sentence, owner: person, helpers: [], due, status: "todo", confidence: 0.8 };
  }
  return undefined;
}

/** The one person whose name begins so. */
function personOf(text: string, people: People): Person | undefined {
  const name = { words: text.trim().split(/[ 　]/u) };
  const found = people.all().filter((person) => text !== "" && beginsHanName(name, person.name));
  return found.length === 1 ? found[0] : undefined;
}
