import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { type CalendarRecord, calendarOf } from "./calendar";

const record = (given: Partial<CalendarRecord>): CalendarRecord => ({
  path: "event/Fair.md",
  name: "Fair",
  status: null,
  date: "2026-12-05",
  end: null,
  time: null,
  location: null,
  modified: new Date("2026-11-30T10:00:00Z"),
  ...given,
});

const write = (events: CalendarRecord[], tasks: CalendarRecord[] = [], tasksAsEvents = false) =>
  calendarOf({ events, tasks, tasksAsEvents, timeZone: "Europe/Berlin" });

/** The first component that another reader finds, as its properties. */
function read(text: string): Record<string, string> {
  const [first] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
  return Object.fromEntries(
    (first?.getAllProperties() ?? []).map((each) => [each.name, String(each.getFirstValue())]),
  );
}

it.each([
  [{ date: "2026-12-05" }, ["2026-12-05", undefined]],
  [{ date: "2026-12-05", end: "2026-12-06" }, ["2026-12-05", "2026-12-07"]],
  [{ date: "2026-12-05T14:30" }, ["2026-12-05T13:30:00Z", undefined]],
  [{ date: "2026-07-05 14:30", end: "2026-07-05T16:00" }, ["2026-07-05T12:30:00Z", "2026-07-05T14:00:00Z"]],
  [{ date: "2026-12-05T14:30Z" }, ["2026-12-05T14:30:00Z", undefined]],
  [{ date: "2026-12-05T14:30:05+05:30" }, ["2026-12-05T09:00:05Z", undefined]],
  [{ date: "2026-12-05", time: "9:30 – 11:00" }, ["2026-12-05T08:30:00Z", "2026-12-05T10:00:00Z"]],
  [{ date: "2026-12-05", end: "2026-12-01" }, ["2026-12-05", undefined]],
])("an event with %o", (given, times) => {
  const { dtstart, dtend } = read(write([record(given)]));
  expect([dtstart, dtend]).toEqual(times);
});

it("leaves out what has no day that exists", () => {
  expect(write([record({ date: "2026-02-30" }), record({ date: "soon" })])).not.toContain("VEVENT");
});

it("tasks are due, or events for calendars that show none", () => {
  const task = record({ path: "task/Call.md", name: "Call", status: "active" });
  expect(read(write([], [task]))).toMatchObject({ due: "2026-12-05", status: "IN-PROCESS", summary: "Call" });
  expect(read(write([], [task], true))).toMatchObject({ dtstart: "2026-12-05", summary: "Due: Call" });
});

it("keeps any text, in lines of 75 bytes that end with CRLF", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 });
  fc.assert(
    fc.property(text, text, (name, location) => {
      const written = write([record({ name: `${name}.`, location: `${location}.` })]);
      for (const line of written.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const found = read(written);
      const shown = (value: string) => `${value}.`.replace(/[\s\p{Cc}]+/gu, " ").trim();
      expect(found.summary).toBe(shown(name));
      if (!location.includes("[[")) expect(found.location).toBe(shown(location));
    }),
  );
});

it("shows links as their names, and has the same identity each time", () => {
  const event = record({
    location: "[[location/North hall|the hall]] in [[location/Leeds]]",
    status: "Cancelled",
  });
  expect(read(write([event]))).toMatchObject({ location: "the hall in Leeds", status: "CANCELLED" });
  expect(write([event])).toBe(write([event]));
});
