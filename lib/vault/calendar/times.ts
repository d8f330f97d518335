import ICAL from "ical.js";
import { wallTime } from "@/lib/core/wall-time";

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d))?(?:[.,]\d+)? ?(Z|[+-]\d\d(?::?\d\d)?)?)?/i;
const CLOCK = /^\s*(\d{1,2}):(\d\d)/;

/**
 * A time of a calendar: a day, or an instant where the text has a time. Without a zone, it is that of the vault.
 * Null for what is no date.
 * @param clock a time of day that belongs to a day without one
 */
export function timeOf(text: unknown, timeZone: string, clock?: unknown): ICAL.Time | null {
  if (typeof text !== "string") return null;
  const [, day, time, second = "00", zone] = DATE.exec(text.trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const of = time ?? clockOf(clock);
  if (of === null) return ICAL.Time.fromDateString(day);
  const wall = Date.parse(`${day}T${of}:${second}Z`);
  if (Number.isNaN(wall)) return ICAL.Time.fromDateString(day);
  return instant(zone === undefined ? instantAt(timeZone, wall) : wall - offsetOf(zone));
}

/** An instant, in UTC. */
export const instant = (milliseconds: number): ICAL.Time =>
  ICAL.Time.fromJSDate(new Date(milliseconds), true);

const isDay = (day: string): boolean => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;

/** `9:30` of a time such as `9:30 – 11:00`. */
function clockOf(clock: unknown): string | null {
  const [, hour, minute] = CLOCK.exec(typeof clock === "string" ? clock : "") ?? [];
  return hour === undefined || Number(hour) > 23 || Number(minute) > 59
    ? null
    : `${hour.padStart(2, "0")}:${minute}`;
}

/** When clocks show a time; one that they skip counts from before the change. */
function instantAt(timeZone: string, wall: number): number {
  const near = wall - (wallTime(timeZone, wall) - wall);
  return wall - (wallTime(timeZone, near) - near);
}

function offsetOf(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(":", "") || 0)];
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
