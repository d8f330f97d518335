import { textField } from "../text/frontmatter";
import type { Document } from "../text/read-document";
import { type Calendar, namedDays, putsDayFirst } from "./calendar";
import { type Day, dayOf, toUtc } from "./day";

const HEAD_BLOCKS = 8;
const YEAR_MS = 366 * 86_400_000;

/** The note's own date, from which "Friday" counts: frontmatter, mail header, date line, title, filename; else when it came. */
export function noteCalendar(document: Document): Calendar & { dated: boolean } {
  const { source } = document;
  const received = dayOf(source.receivedAt);
  const dayFirst = putsDayFirst(source.masked, source.receivedAt);
  const reading: Calendar = { today: received, dayFirst, forward: false };
  for (const text of candidates(document)) {
    const named = namedDays(text, reading).find(({ exact, day }) => exact && isNear(day, received));
    if (named !== undefined) return { today: named.day, dayFirst, forward: true, dated: true };
  }
  return { today: received, dayFirst, forward: true, dated: false };
}

function candidates(document: Document): string[] {
  const { source, blocks } = document;
  const own = textField(source.frontmatter, "date", "created", "when", "day") ?? "";
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
          (block) => block.text.length < 200 && block.check === undefined && block.section.kind !== "actions",
        )
        .map((block) => block.text);
  const filename = source.filename.replace(/[_]/g, " ").replace(/(\d{4})(\d{2})(\d{2})/, "$1-$2-$3");
  return [own, header, /\d{4}|\/\d/.test(stamp) ? stamp : "", ...labelled, ...head, filename].filter((text) =>
    /\d/.test(text),
  );
}

/** A note is about a day not long before it came, or soon after. */
const isNear = (day: Day, received: Day): boolean => Math.abs(toUtc(day) - toUtc(received)) < YEAR_MS * 5;

/** The day on which a message of a chat or thread was written, when it bears one of its own. */
export function messageDay(when: string | undefined, calendar: Calendar): Day {
  if (when === undefined || !/\d{4}|\d[/.-]\d|[a-z]{3}/i.test(when.replace(/[ap]\.?m\.?/i, "")))
    return calendar.today;
  const named = namedDays(when.replace(/[+-]\d{4}.*$/, ""), { ...calendar, forward: false }).find(
    ({ exact }) => exact,
  );
  return named?.day ?? calendar.today;
}
