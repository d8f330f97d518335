import { type Block, contentWords, findDue, isHan, type TextSpan, titleOf } from "@/lib/language";
import type { TaskContext, TaskDraft } from "./draft";
import { languagesOf } from "./foreign";
import { selfOf } from "./item";
import { addressee } from "./request";

/** What the writer of a mail or message asks for or takes on, in another language: "Kannst du mir … schicken?" */
export function foreignSpeech(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  const self = selfOf(block, context);
  if (block.voice === undefined && self === undefined) return [];
  for (const { requests = [], promises = [] } of languagesOf(sentence, context)) {
    const asked = block.voice && matched(sentence, requests, context);
    if (asked !== undefined) return [{ ...asked, owner: addressee(sentence, 0, block, context) }];
    const promised = matched(sentence, promises, context);
    if (promised !== undefined) return [{ ...promised, owner: self }];
  }
  return [];
}

function matched(
  sentence: TextSpan,
  patterns: readonly RegExp[],
  { calendar }: TaskContext,
): Omit<TaskDraft, "owner"> | undefined {
  const groups = patterns.map((pattern) => pattern.exec(sentence.text)).find((match) => match !== null);
  if (groups === undefined) return undefined;
  const text = groups.slice(1).filter(Boolean).join("");
  const due = findDue(text, calendar);
  const title = titleOf(due ? `${text.slice(0, due.start)} ${text.slice(due.end)}` : text);
  const isVague = isHan(title) ? title.length < 4 : contentWords(title).length < 2;
  if (isVague) return undefined;
  return { title, span: sentence, helpers: [], due: due?.date, status: "todo", confidence: 0.7 };
}
