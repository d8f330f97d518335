import moment from "moment";

/** A moment in a time zone, as its clocks show it; formatted with Moment's tokens, which Obsidian uses. */
export function localTime(instant: Date, timeZone: string): moment.Moment {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return moment.utc([
    partOf("year"),
    partOf("month") - 1,
    partOf("day"),
    partOf("hour"),
    partOf("minute"),
    partOf("second"),
  ]);
}

const VARIABLE = /\{\{\s*(title|date|time)\s*(?::([^{}\n]{1,200}))?\}\}/gi;

/** A template with its variables filled in: `{{title}}`, `{{date}}`, `{{time}}`, `{{date:dddd}}`. */
export const fillTemplate = (template: string, title: string, now: moment.Moment): string =>
  template.replace(VARIABLE, (_, name: string, format?: string) => {
    if (name.toLowerCase() === "title") return title;
    return now.format(format?.trim() || (name.toLowerCase() === "date" ? "YYYY-MM-DD" : "HH:mm"));
  });
