import { isInstruction } from "../read/kind";
import type { Document } from "../read/read-document";
import type { Block } from "../text/block";
import { textField } from "../text/frontmatter";
import { type Calendar, namedDays, putsDayFirst } from "./calendar";
import { type Day, dayOf, toUtc } from "./day";

const HEAD_BLOCKS = 8;
const DAY_MS = 86_400_000;

/** The note's date, to which "Friday" is relative: frontmatter, mail header, date line, title, filename; else `receivedAt`. */
export function noteCalendar(document: Document): Calendar & { dated: boolean } {
  const { source } = document;
  const received = dayOf(source.receivedAt);
  const dayFirst = putsDayFirst(source.masked, source.receivedAt);
  const reading: Calendar = { today: received, dayFirst, forward: false };
  const days = candidates(document).flatMap((text) =>
    namedDays(text, reading).filter(
      ({ exact, weekdayOnly, end }) => exact && !weekdayOnly && !/^\s*\.\s+\p{L}/u.test(text.slice(end)),
    ),
  );
  // The day after `receivedAt` counts only without another date: clocks differ around midnight.
  const own =
    days.find(({ day }) => isNear(day, received, 0)) ?? days.find(({ day }) => isNear(day, received, 1));
  if (own !== undefined) return { today: own.day, dayFirst, forward: true, dated: true };
  return { today: received, dayFirst, forward: true, dated: false };
}

function candidates(document: Document): string[] {
  const { source, blocks } = document;
  const own = textField(source.frontmatter, "date", "created", "when", "day") ?? "";
  const title = textField(source.frontmatter, "title", "subject") ?? "";
  const header =
    blocks
      .find((block) => block.header === "date")
      ?.text.replace(/^[^:]*:\s*/, "")
      .replace(/[+-]\d{4}.*$/, "") ?? "";
  const stamp = document.isChat
    ? (blocks.find((block) => block.voice?.when !== undefined)?.voice?.when ?? "")
    : "";
  const labelled = blocks.filter((block) => block.label?.kind === "date").map((block) => block.text);
  const head = document.isMail
    ? []
    : blocks
        .slice(0, HEAD_BLOCKS)
        .filter(
          (block) =>
            block.text.length < 200 &&
            block.check === undefined &&
            block.voice === undefined &&
            isHead(block),
        )
        .map((block) => block.text);
  const filename = source.filename.replace(/[_]/g, " ").replace(/(\d{4})(\d{2})(\d{2})/, "$1-$2-$3");
  return [own, title, header, /\d{4}|\/\d/.test(stamp) ? stamp : "", ...labelled, ...head, filename].filter(
    (text) => /\d/.test(text),
  );
}

/** A line that dates the note: no task, no deadline, no other sentence. */
const isHead = (block: Block): boolean =>
  block.section.kind !== "actions" &&
  (block.form === "heading" || block.start < 200 || !isInstruction(block)) &&
  !/\b(?:by|until|before|due|till|from)\s+\S*\d/i.test(block.text) &&
  (block.label === undefined || block.label.kind === "title") &&
  (block.form === "heading" ||
    block.text.split(/\s+/).length <= 10 ||
    /\b(?:held|meeting|minutes)\b/i.test(block.text));

/** A note is written on its day or after: a later date is part of its content. */
function isNear(day: Day, received: Day, ahead: number): boolean {
  const ago = (toUtc(received) - toUtc(day)) / DAY_MS;
  return ago >= -ahead && ago < 3660;
}

/** The day of a message in a chat or thread, when it has one. */
export function messageDay(when: string | undefined, calendar: Calendar): Day {
  if (when === undefined || !/\d{4}|\d[/.-]\d|[a-z]{3}/i.test(when.replace(/[ap]\.?m\.?/i, "")))
    return calendar.today;
  const named = namedDays(when.replace(/[+-]\d{4}.*$/, ""), { ...calendar, forward: false }).find(
    ({ exact }) => exact,
  );
  return named?.day ?? calendar.today;
}
