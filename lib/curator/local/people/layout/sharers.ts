import { type Block, hanSharers, isHanName, slice, type TextSpan } from "@/lib/language";
import { MIN_PERSON_SCORE, type PeopleList } from "../hit";

/** Those who share the work, below a heading for it or each over his own list: 王雨：安排时间, 涵洋、建雄：负责原型修改. */
export function addSharers(blocks: readonly Block[], found: PeopleList): void {
  const parts = new Map<string, TextSpan[]>();
  let title = "";
  for (const block of blocks) {
    // A line of the list may be a heading to those below it.
    if (block.section.kind !== "actions") title = "";
    else if (title === "") title = block.section.title;
    if (title === "" || block.cells !== undefined) continue;
    parts.set(title, [...(parts.get(title) ?? []), block]);
  }
  const heads = blocks.filter(({ form, text }) => form === "heading" && isHanName(bareOf(text)));
  if (heads.length >= MIN_HEADS)
    for (const head of heads)
      found.hits.push({
        name: { words: [bareOf(head.text)] },
        span: slice(head, 0, bareOf(head.text).length),
        score: MIN_PERSON_SCORE,
        structured: true,
      });
  for (const lines of parts.values())
    for (const { name, span } of hanSharers(lines))
      found.hits.push({ name, span, score: MIN_PERSON_SCORE, structured: true });
}

/** 张伟： */
const bareOf = (text: string): string => text.replace(/\s*[:：]\s*$/u, "").trim();
const MIN_HEADS = 2;
