import {
  anyOf,
  type Block,
  CHINESE_ORDER,
  HAN_DATE,
  isHan,
  JAPANESE_DUTY,
  type Section,
} from "@/lib/language";
import { isCalledTask } from "../called-task";
import type { TaskContext, TaskDraft } from "../draft";
import { statusOf } from "../status";
import { ADDRESS, draftOf, personOf } from "./han";

const NAME = String.raw`[\p{sc=Han}\p{sc=Katakana}々ー]{1,8}?`;
const REST = String.raw`(?<rest>[、，,：:\s]*(?:${HAN_DATE}|[^（()）、，。]{1,10}?)(?:${anyOf("untilBehind")}))?`;

/** Who does it, at the end of an item of a hasty note: 鍵の受け取り→佐藤. */
const BEHIND_ARROW = new RegExp(
  String.raw`^(?<task>.{2,}?)\s*(?:[→⇒]|->|——?)\s*(?<owner>${NAME})${ADDRESS}${REST}$`,
  "u",
);
/** Only behind what is an order or a duty by its words: 見積もり依頼（田中）12/4まで, 臼の手配 岡田, 联系供应商 小李. */
const BESIDE = new RegExp(
  String.raw`^(?<task>.{2,}?)\s*(?:[（(]\s*(?<owner>${NAME})${ADDRESS}\s*[)）]|[ 　](?<other>${NAME})${ADDRESS})${REST}$`,
  "u",
);

/** An item in Japanese or Chinese that ends with the one who does it, in any list but one of people, points or decisions. */
export function hanItem(block: Block, { people, calendar }: TaskContext): TaskDraft | undefined {
  if (block.form !== "item" || !isHan(block.text) || NO_TASKS.has(block.section.kind)) return undefined;
  const behind = BEHIND_ARROW.exec(block.text)?.groups;
  const { task = "", owner, other, rest = "" } = behind ?? BESIDE.exec(block.text)?.groups ?? {};
  if (behind === undefined && !(JAPANESE_DUTY.test(task) || CHINESE_ORDER.test(task))) return undefined;
  const person = personOf(owner ?? other ?? "", people);
  const draft = person && draftOf(block, task, rest, calendar);
  return draft && { ...draft, owner: person, status: statusOf(block), isListed: isCalledTask(block) };
}

const NO_TASKS: ReadonlySet<Section["kind"]> = new Set([
  "attendees",
  "absent",
  "agenda",
  "decisions",
  "done",
]);
