import { findDue, type Language, slice, split, type TextSpan, taskTitle, titleOf } from "@/lib/language";
import type { TaskContext, TaskDraft } from "./draft";

/** The verb before its subject, behind what is done: "Das Zelt besorgt", "Um die Getränke kümmert sich". */
const BEFORE_SUBJECT =
  /^(?:.*:\s)?(.{3,80}?\S)\s+(\p{Ll}{3,}(?:\ssich)?)\s(?:(?:Herr|Frau|Dr|meneer|mevrouw)\.?\s)?$/u;
/** What begins a clause that says no more than when, whether or who. */
const SUBORDINATE =
  /^(?:dass|ob|wenn|weil|wer|was|wie|wo|wann|als|da|dat|of|als|omdat|wie|wat|waar|wanneer)(?!\p{L})/iu;

/** In German and Dutch, what is done may come first: "Das Zelt besorgt Miriam", "Am Freitag bringt Tom den Kuchen mit". */
export function invertedTasks(
  sentence: TextSpan,
  languages: readonly Language[],
  { people, calendar }: TaskContext,
): TaskDraft[] {
  const language = languages.find(({ separable }) => separable !== undefined);
  if (language === undefined || sentence.text.endsWith("?")) return [];
  return split(sentence, /[,;]\s+(?:und\s+|en\s+)?/gu).flatMap((clause): TaskDraft[] => {
    const [mention] = people.within(clause.start, clause.end);
    const before = mention === undefined ? "" : clause.text.slice(0, mention.start - clause.start);
    const [, object = "", verb = ""] = BEFORE_SUBJECT.exec(before) ?? [];
    if (mention === undefined || verb === "" || SUBORDINATE.test(object)) return [];
    const behind = slice(clause, mention.end - clause.start).text;
    const whole = `${verb} ${lowerArticle(object)} ${behind}`;
    const due = findDue(whole, calendar);
    const rest = due ? `${whole.slice(0, due.start)} ${whole.slice(due.end)}` : whole;
    const title = titleOf(taskTitle(language, rest, due !== undefined) ?? "");
    if (title === "") return [];
    const draft = { title, span: clause, owner: mention.person, helpers: [], due: due?.date };
    return [{ ...draft, status: "todo", confidence: 0.75 }];
  });
}

/** "Das Zelt" in the middle of a sentence. */
const lowerArticle = (text: string): string =>
  text.replace(
    /^(?:D(?:as|ie|er|en|em)|Ein(?:e[nmr]?)?|Um|Mit|Bei|Am|Im|Bis|De|Het|Een|Voor)(?=\s)/u,
    (word) => word.toLowerCase(),
  );
