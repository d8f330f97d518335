import { lowerFirst } from "@/lib/core/letter-case";
import {
  anyIn,
  anyOf,
  type Block,
  contentWords,
  findDue,
  firstPersonTask,
  isHan,
  type Language,
  saysI,
  type TextSpan,
  taskTitle,
  titleOf,
  withoutPart,
} from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { addressee } from "../owner/addressee";
import { selfOf } from "../owner/self";
import { languagesOf } from "./languages";
import { withThing } from "./object";
import { spokenOf } from "./verb-second";

/** What the writer of a mail or message asks for or takes on, in another language: "Kannst du mir … schicken?" */
export function foreignSpeech(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  const self = selfOf(block, context);
  const isOwn = block.voice === undefined && self === undefined;
  for (const language of languagesOf(sentence, context)) {
    const { requests = [], promises = [], reminders = [] } = language;
    const matched = (patterns: readonly RegExp[]) => matchedBy(sentence, patterns, language, context);
    const reminded = DOUBT.test(sentence.text) ? undefined : matched(reminders);
    if (reminded !== undefined) {
      const { at: _, ...draft } = reminded;
      return [{ ...draft, owner: self, confidence: 0.55 }];
    }
    if (isOwn) continue;
    const asked = block.voice && matched(requests);
    if (asked !== undefined) {
      const { at, ...draft } = asked;
      return [{ ...draft, owner: addressee(sentence, at, block, context) }];
    }
    const own = ownTask(block, sentence, language, context);
    if (own !== undefined) return [{ ...own, owner: self }];
    const promised = matched(promises);
    if (promised !== undefined) {
      const { at: _, ...draft } = promised;
      const title = promisedTitle(draft.title, language, sentence, context);
      return [{ ...draft, title, owner: self, isListed: isHan(title) && block.voice !== undefined }];
    }
  }
  return [];
}

/** "Yo llevo el vino": "Llevar el vino" */
/** "sì, prenoto io" */
const YES_FIRST = /^\p{L}{1,6}[,!]\s+/u;

function ownTask(
  block: Block,
  span: TextSpan,
  language: Language,
  { calendar }: TaskContext,
): Omit<TaskDraft, "owner"> | undefined {
  if (span.text.endsWith("?")) return undefined;
  const due = findDue(span.text, calendar);
  const bare = (due ? withoutPart(span.text, due) : span.text.trim()).replace(YES_FIRST, "");
  const title = titleOf(firstPersonTask(language, bare) ?? "");
  if (contentWords(title).length < 2) return undefined;
  const isSure = block.voice !== undefined && saysI(language, bare);
  return { title, span, helpers: [], due: due?.date, status: "todo", confidence: 0.7, isListed: isSure };
}

/** "je relance l'assurance": "Relancer l'assurance"; "Den Grill bringe ich mit": "Den Grill mitbringen". */
function promisedTitle(title: string, language: Language, sentence: TextSpan, context: TaskContext): string {
  const spoken = spokenOf(language, sentence, context);
  if (spoken?.who === "I" && !spoken.isQuestion) return spoken.title;
  const infinitive = taskTitle(language, lowerFirst(title));
  return infinitive === undefined ? title : titleOf(infinitive);
}

/** "Il faut enlever les épaves, mais qui ?" */
const DOUBT = new RegExp(String.raw`,\s${anyOf("but")}\s[^,]*\?\W*$`, "iu");

function matchedBy(
  sentence: TextSpan,
  patterns: readonly RegExp[],
  language: Language,
  context: TaskContext,
): (Omit<TaskDraft, "owner"> & { at: number }) | undefined {
  const groups = patterns.map((pattern) => pattern.exec(sentence.text)).find((match) => match !== null);
  if (groups === undefined) return undefined;
  const text = groups.slice(1).filter(Boolean).join("");
  const due = findDue(text, context.calendar);
  // "la répétition de samedi": the day belongs to the thing.
  const isOfThing = due !== undefined && OF.test(text.slice(0, due.start));
  const own = (due && !isOfThing ? `${text.slice(0, due.start)} ${text.slice(due.end)}` : text).trim();
  const title = titleOf(withThing(own, sentence, groups.index, language, context) ?? "");
  const isVague = isHan(title) ? title.length < 4 : contentWords(title).length < 2;
  if (isVague) return undefined;
  return {
    title,
    span: sentence,
    helpers: [],
    due: due?.date,
    status: "todo",
    confidence: 0.7,
    at: groups.index,
  };
}

const OF = new RegExp(
  String.raw`\s(?:${anyOf("of")}|${anyIn(["fr", "es", "it", "pt", "nl"], "of the")}|${anyIn(["de"], "from a day")})\s*$`,
  "iu",
);
