import { createHash } from "node:crypto";
import ICAL from "ical.js";
import { stemOf } from "../path";
import { instant, timeOf } from "./times";

/** A record that has a day. */
export interface CalendarRecord {
  path: string;
  name: string;
  status: string | null;
  /** The date of an event, or when a task is due. */
  date: string;
  end: string | null;
  /** The time of day of an event, where it is in another field. */
  time: string | null;
  location: string | null;
  modified: Date;
}

export interface CalendarContent {
  events: readonly CalendarRecord[];
  tasks: readonly CalendarRecord[];
  timeZone: string;
  /** Whether tasks are events of a day: many calendars show no tasks. */
  tasksAsEvents: boolean;
}

/** An iCalendar of events and tasks (RFC 5545): lines are folded, and texts escaped, by `ical.js`. */
export function calendarOf({ events, tasks, timeZone, tasksAsEvents }: CalendarContent): string {
  const calendar = new ICAL.Component("vcalendar");
  set(calendar, { version: "2.0", prodid: "-//Knowledge Vault//EN", "x-wr-calname": "Knowledge Vault" });
  for (const event of events) add(calendar, eventOf(event, timeZone));
  for (const task of tasks)
    add(
      calendar,
      tasksAsEvents ? eventOf({ ...task, name: `Due: ${task.name}` }, timeZone) : taskOf(task, timeZone),
    );
  return `${calendar.toString()}\r\n`;
}

const add = (calendar: ICAL.Component, entry: ICAL.Component | null): void => {
  if (entry) calendar.addSubcomponent(entry);
};

const set = (component: ICAL.Component, values: Record<string, string | ICAL.Time | null>): void => {
  for (const [name, value] of Object.entries(values))
    if (value !== null) component.updatePropertyWithValue(name, value);
};

/** What both kinds have. The same record keeps its identity as long as it is where it is. */
function componentOf(
  kind: "vevent" | "vtodo",
  { path, name, location, modified }: CalendarRecord,
): ICAL.Component {
  const component = new ICAL.Component(kind);
  const id = createHash("sha256").update(path).digest("hex").slice(0, 32);
  const changed = instant(modified.getTime());
  set(component, {
    uid: `${id}@knowledge-vault`,
    dtstamp: changed,
    "last-modified": changed,
    summary: oneLine(name),
    location: location === null ? null : oneLine(shownText(location)) || null,
  });
  return component;
}

function eventOf(record: CalendarRecord, timeZone: string): ICAL.Component | null {
  const start = timeOf(record.date, timeZone, record.time);
  if (start === null) return null;
  const component = componentOf("vevent", record);
  set(component, { dtstart: start, dtend: endOf(record, start, timeZone) });
  if (isCancelled(record.status)) set(component, { status: "CANCELLED" });
  return component;
}

/** The end of a day is the next one: it does not belong to the event any more. */
function endOf({ end, time }: CalendarRecord, start: ICAL.Time, timeZone: string): ICAL.Time | null {
  const day = start.isDate ? end?.slice(0, 10) : end;
  const last = timeOf(day, timeZone) ?? (start.isDate ? null : timeOfRange(start, time));
  if (last === null || last.isDate !== start.isDate || last.compare(start) < 0) return null;
  if (last.isDate) last.adjust(1, 0, 0, 0);
  return last;
}

const RANGE = /^\s*(\d{1,2}):(\d\d)\s*(?:-|–|—|to|bis)\s*(\d{1,2}):(\d\d)/;

/** The end in a time of day such as `9:30 – 11:00`. */
function timeOfRange(start: ICAL.Time, time: string | null): ICAL.Time | null {
  const [, ...parts] = RANGE.exec(time ?? "") ?? [];
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = parts.map(Number);
  const minutes = h2 * 60 + m2 - h1 * 60 - m1;
  if (minutes <= 0) return null;
  const end = start.clone();
  end.adjust(0, 0, minutes, 0);
  return end;
}

function taskOf(task: CalendarRecord, timeZone: string): ICAL.Component | null {
  const due = timeOf(task.date, timeZone);
  if (due === null) return null;
  const component = componentOf("vtodo", task);
  const isBegun = task.status?.toLowerCase() === "active";
  set(component, { due, status: isBegun ? "IN-PROCESS" : "NEEDS-ACTION" });
  return component;
}

const isCancelled = (status: string | null): boolean => /^cancell?ed$/i.test(status ?? "");

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** Links as they are shown. */
const shownText = (text: string): string =>
  text.replace(
    /\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\]/g,
    (_, target: string, shown?: string) => shown ?? stemOf(`${target}.md`),
  );
