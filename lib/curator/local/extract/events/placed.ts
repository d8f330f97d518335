import {
  anyOf,
  bareWord,
  EVENT_NOUN,
  FUNCTION_WORDS,
  isCommonWord,
  isoDay,
  isPlaceName,
  isPlainWord,
  LANGUAGES,
  NO_EVENT,
  namedDays,
  SEVERAL_DAYS,
  sentencesOf,
  slice,
  TASK_VERBS,
  type TextSpan,
} from "@/lib/language";
import type { FoundSpan } from "../entity";
import type { EventSources } from "./events";

const WORD = String.raw`[\p{Lu}][\p{L}\p{N}'’.&-]*`;
/** A name, perhaps where it is, and what leads to the day: "LogiExpo, Hamburg, ", "EGU in Vienna, ", "Carnevale di Bibbiena (". */
const PLACED = new RegExp(
  String.raw`(${WORD}(?:\s(?:${WORD}|(?:&|the|on the|${anyOf("of", "of the")})\s${WORD}|\d{1,4}))*)(?:\s${anyOf("in", "at")}\s${WORD}(?:\s${WORD})*|,\s${WORD}|\s\(${WORD})?(?:\s?[,(:–-])?(?:\s(?:over|${anyOf("on a day", "from a day")}))?\s?(?:the\s)?$`,
  "u",
);

/** "LogiExpo, Hamburg, 21-23 April", "the Harvest Fair on Oct 4": a name that is followed by its day or days. */
export function placedEvents({ document, calendar, skip, people }: EventSources): FoundSpan[] {
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || block.form === "heading") return [];
    if (block.check !== undefined || block.section.kind === "actions") return [];
    return sentencesOf(block).flatMap((sentence) => {
      const days = SEVERAL_DAYS.exec(sentence.text);
      const [day] = namedDays(sentence.text, calendar).filter(
        ({ exact, weekdayOnly }) => exact && !weekdayOnly,
      );
      if (day === undefined || isoDay(day.day) === isoDay(calendar.today)) return [];
      const isSeveral = days !== null && Math.abs(days.index - day.start) < 12;
      const name = nameBefore(slice(sentence, 0, isSeveral ? Math.min(days.index, day.start) : day.start));
      if (name === undefined || people.within(name.start, name.end).length > 0) return [];
      const isOpen = name.start === sentence.start && !DISTINCT.test(name.text);
      const isPlaced = name.text.includes(" ") && IN_PLACE.test(sentence.text.slice(day.end));
      return isEvent(name.text) || ((isSeveral || isPlaced) && isName(name.text) && !isOpen)
        ? [{ span: name, confidence: 0.6 }]
        : [];
    });
  });
}

/** "the East Anglian Rapidplay, 14 March in Bury St Edmunds": where, after the day. */
const IN_PLACE = new RegExp(
  String.raw`^(?:\s\d{4})?,?\s${anyOf("in", "in the", "at")}\s(?:the\s)?\p{Lu}`,
  "u",
);

/** At the beginning of a sentence any word has a capital. */
const DISTINCT = /\s|\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u;

const LEAD = new RegExp(String.raw`^(?:trade|is|at|on|${anyOf("the")})\s`, "iu");

function nameBefore(before: TextSpan): TextSpan | undefined {
  const match = PLACED.exec(before.text);
  const name = match?.[1];
  if (match === null || name === undefined) return undefined;
  const lead = LEAD.exec(name)?.[0].length ?? 0;
  const found = slice(before, match.index + lead, match.index + name.length);
  return found.text.length > 2 && !/^\S*\d\S*$/.test(found.text) && !NO_EVENT.test(found.text)
    ? found
    : undefined;
}

const isEvent = (text: string): boolean =>
  EVENT_NOUN.test(text) || LANGUAGES.some(({ events }) => events?.exec(text)?.index === 0);

/** Not a place, a month or an ordinary word: those precede days for many reasons. */
function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first = ""] = words;
  return (
    /^\p{Lu}/u.test(text) &&
    !isPlaceName(text) &&
    !FUNCTION_WORDS.has(bareWord(first)) &&
    !TASK_VERBS.has(bareWord(first)) &&
    (words.length > 2 ||
      words.some(
        (word) => word.length > 2 && !isPlainWord(word) && !isCommonWord(word) && !isPlaceName(word),
      ))
  );
}
