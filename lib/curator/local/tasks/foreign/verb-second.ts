import {
  anyIn,
  type Block,
  contentWords,
  findDue,
  type Language,
  type Spoken,
  spokenTask,
  type TextSpan,
  titleOf,
} from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { addressee } from "../owner/addressee";
import { selfOf } from "../owner/self";
import { saysPlease } from "../voice";
import { languagesOf } from "./languages";

/** What somebody says that he does, or asks another to do: "Den Grill bring ich mit", "Ferdl, du teilst bitte die Kinder ein". */
export function spokenTasks(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  for (const language of languagesOf(sentence, context)) {
    const spoken = spokenOf(language, sentence, context);
    if (spoken === undefined || spoken.who === "he") continue;
    const isOwn = spoken.who === "I";
    // "Nimmst du Zucker?" asks nobody for anything; what others do is not a request unless a word asks.
    if (isOwn ? spoken.isQuestion : !spoken.isQuestion && !saysPlease(sentence.text)) continue;
    if (isOwn && block.voice === undefined && selfOf(block, context) === undefined) continue;
    const { title, due } = spoken;
    if (!HAS_THING.test(title) || contentWords(title).length < 2) continue;
    const owner = isOwn ? selfOf(block, context) : addressee(sentence, 0, block, context);
    return [{ title, span: sentence, owner, helpers: [], due, status: "todo", confidence: 0.7 }];
  }
  return [];
}

/** What a sentence whose verb stands second says, as an infinitive without its day. */
export function spokenOf(
  language: Language,
  { text }: TextSpan,
  { calendar }: TaskContext,
): (Spoken & { due?: string | undefined }) | undefined {
  const due = findDue(text, calendar);
  const bare = due ? `${text.slice(0, due.start)} ${text.slice(due.end)}`.replace(/\(\s*\)/gu, "") : text;
  const spoken = spokenTask(language, bare);
  return spoken && { ...spoken, title: titleOf(spoken.title), due: due?.date };
}

/** A noun, or in Dutch an article. */
const HAS_THING = new RegExp(
  String.raw`\s\p{Lu}\p{L}{2}|^\p{Lu}\p{L}+\s|(?:^|\s)${anyIn(["nl"], "the", "a")}\s`,
  "u",
);
