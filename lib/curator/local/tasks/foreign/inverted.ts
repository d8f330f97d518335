import {
  anyIn,
  findDue,
  type Language,
  slice,
  split,
  type TextSpan,
  taskTitle,
  titleOf,
} from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";

/** What is done may precede the verb. */
const VERB_FIRST = ["de", "nl"] as const;

/** The verb before its subject, after what is done: "Das Zelt besorgt", "Um die Getränke kümmert sich". */
const BEFORE_SUBJECT = new RegExp(
  String.raw`^(?:.*:\s)?(.{3,80}?\S)\s+(\p{Ll}{3,}(?:\s${anyIn(VERB_FIRST, "oneself")})?)\s(?:(?:Dr|${anyIn(VERB_FIRST, "Mr")})\.?\s)?$`,
  "u",
);
/** The beginning of a clause that only says when, whether or who. */
const SUBORDINATE = new RegExp(String.raw`^${anyIn(VERB_FIRST, "subordinate")}(?!\p{L})`, "iu");

const CLAUSE = new RegExp(String.raw`[,;]\s+(?:${anyIn(VERB_FIRST, "and")}\s+)?`, "gu");

/** In German and Dutch, what is done may come first: "Das Zelt besorgt Miriam", "Am Freitag bringt Tom den Kuchen mit". */
export function invertedTasks(
  sentence: TextSpan,
  languages: readonly Language[],
  { people, calendar }: TaskContext,
): TaskDraft[] {
  const language = languages.find(({ separable }) => separable !== undefined);
  if (language === undefined || sentence.text.endsWith("?")) return [];
  return split(sentence, CLAUSE).flatMap((clause): TaskDraft[] => {
    const [mention] = people.within(clause.start, clause.end);
    const before = mention === undefined ? "" : clause.text.slice(0, mention.start - clause.start);
    const [, object = "", verb = ""] = BEFORE_SUBJECT.exec(before) ?? [];
    if (mention === undefined || verb === "" || SUBORDINATE.test(object)) return [];
    const behind = slice(clause, mention.end - clause.start).text;
    const whole = `${verb} ${lowerArticle(object)} ${behind}`;
    const due = findDue(whole, calendar);
    const rest = due ? `${whole.slice(0, due.start)} ${whole.slice(due.end)}` : whole;
    const title = titleOf(taskTitle(language, rest, { isSure: due !== undefined }) ?? "");
    if (title === "") return [];
    const draft = { title, span: clause, owner: mention.person, helpers: [], due: due?.date };
    return [{ ...draft, status: "todo", confidence: 0.75 }];
  });
}

/** "Das Zelt" in the middle of a sentence. */
const lowerArticle = (text: string): string => text.replace(LEAD, (word) => word.toLowerCase());
const LEAD = new RegExp(
  String.raw`^${anyIn(VERB_FIRST, "the", "a", "with", "in", "in the", "for", "until", "at an hour")}(?=\s)`,
  "iu",
);
