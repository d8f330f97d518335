import moment from "moment";
import { wallTime } from "@/lib/core/wall-time";

/** A moment in a time zone, as its clocks show it; formatted with Moment's tokens, which Obsidian uses. */
export const localTime = (instant: Date, timeZone: string): moment.Moment =>
  moment.utc(wallTime(timeZone, instant.getTime()));

const VARIABLE = /\{\{\s*(title|date|time)\s*(?::([^{}\n]{1,200}))?\}\}/gi;

/** A template with its variables filled in: `{{title}}`, `{{date}}`, `{{time}}`, `{{date:dddd}}`. */
export const fillTemplate = (template: string, title: string, now: moment.Moment): string =>
  template.replace(VARIABLE, (_, name: string, format?: string) => {
    if (name.toLowerCase() === "title") return title;
    return now.format(format?.trim() || (name.toLowerCase() === "date" ? "YYYY-MM-DD" : "HH:mm"));
  });
