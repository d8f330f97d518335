import moment from "moment";
import type { DailySettings } from "../obsidian/settings";
import { stemOf } from "../path";

/** The path of a day's note by the settings, with its folders and without `.md`. */
export const dailyName = ({ folder, format }: DailySettings, day: moment.Moment): string =>
  [folder.replace(/^\/+|\/+$/g, ""), day.format(format)].filter(Boolean).join("/");

/** The path of the daily note that a link means, `2026-11-26` or by the name that such notes have; undefined if it means no day. */
export function dailyPathOf(settings: DailySettings, target: string): string | undefined {
  const name = stemOf(`${target.replace(/\.md$/i, "")}.md`);
  const format = settings.format.slice(settings.format.lastIndexOf("/") + 1);
  const day = moment.utc(name, [format, "YYYY-MM-DD"], "en", true);
  return hasDay(day.creationData().format) && day.isValid() ? `${dailyName(settings, day)}.md` : undefined;
}

/** Whether a format is of a day, and not of a year or a month. */
const hasDay = (format: unknown): boolean => /[DdeEX]/.test(String(format ?? "").replace(/\[[^\]]*\]/g, ""));
