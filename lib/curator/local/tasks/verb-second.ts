import {
  anyIn,
  anyOf,
  type Block,
  contentWords,
  findDue,
  spokenTask,
  type TextSpan,
  titleOf,
} from "@/lib/language";
import { addressee } from "./addressee";
import type { TaskContext, TaskDraft } from "./draft";
import { languagesOf } from "./foreign";
import { selfOf } from "./item";

/** What somebody says that he does, or asks another to do: "Den Grill bring ich mit", "Ferdl, du teilst bitte die Kinder ein". */
export function spokenTasks(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  for (const language of languagesOf(sentence, context)) {
    const spoken = spokenTask(language, sentence.text);
    if (spoken === undefined || spoken.who === "he") continue;
    const isOwn = spoken.who === "I";
    // "Nimmst du Zucker?" asks nobody for anything; what others do is not a request unless a word asks.
    if (isOwn ? spoken.isQuestion : !spoken.isQuestion && !ASKS.test(sentence.text)) continue;
    if (isOwn && block.voice === undefined && selfOf(block, context) === undefined) continue;
    const due = findDue(spoken.title, context.calendar);
    const bare = due ? `${spoken.title.slice(0, due.start)} ${spoken.title.slice(due.end)}` : spoken.title;
    const title = titleOf(bare);
    if (!HAS_THING.test(title) || contentWords(title).length < 2) continue;
    const owner = isOwn ? selfOf(block, context) : addressee(sentence, 0, block, context);
    const draft = { title, span: sentence, owner, helpers: [], due: due?.date };
    return [{ ...draft, status: "todo", confidence: 0.7 }];
  }
  return [];
}

const ASKS = new RegExp(String.raw`(?<!\p{L})${anyOf("please")}(?!\p{L})`, "iu");
/** A noun, or in Dutch an article. */
const HAS_THING = new RegExp(
  String.raw`\s\p{Lu}\p{L}{2}|^\p{Lu}\p{L}+\s|(?:^|\s)${anyIn(["nl"], "the", "a")}\s`,
  "u",
);
