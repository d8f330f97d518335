import ICAL from "ical.js";
import { MAX_EVENTS } from "../limits";
import { Damaged, type Reading, Unreadable } from "../reading";
import { oneLine, textOfBytes } from "../text";
import { repeatsOf } from "./repeats";

/** The events of a calendar file: title, time, place, organizer, attendees, description. */
export function readCalendar(bytes: Uint8Array): Reading {
  const events = eventsOf(textOfBytes(bytes));
  const [first] = events;
  if (first === undefined) throw new Unreadable("It has no event");
  if (events.length > MAX_EVENTS)
    throw new Unreadable(`It has ${events.length} events; up to ${MAX_EVENTS} are read: export fewer`);
  const isOne = events.length === 1;
  const texts = events.map((event) => textOf(event, isOne ? "#" : "##"));
  return { form: "markdown", text: texts.join("\n\n"), title: isOne ? titleOf(first) : undefined };
}

function eventsOf(text: string): ICAL.Component[] {
  try {
    // A file may hold several calendars.
    const parsed = ICAL.parse(text);
    const all = Array.isArray(parsed[0]) ? parsed : [parsed];
    return all.flatMap((each: unknown[]) => {
      const calendar = new ICAL.Component(each);
      const events = calendar.getAllSubcomponents("vevent");
      if (textIn(calendar, "method").toUpperCase() === "CANCEL")
        for (const event of events) event.updatePropertyWithValue("status", "CANCELLED");
      return events;
    });
  } catch {
    throw new Damaged("It is damaged or no calendar file: export it again as .ics");
  }
}

const textIn = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return value === null || value === undefined ? "" : String(value);
};

const titleOf = (event: ICAL.Component): string => oneLine(textIn(event, "summary")) || "Event";

function textOf(event: ICAL.Component, mark: string): string {
  const { day, until, time } = timesOf(event);
  const organizer = event.getFirstProperty("organizer");
  const attendees = event.getAllProperties("attendee").map(person);
  const rule = event.getFirstPropertyValue("rrule");
  const status = textIn(event, "status").toUpperCase() === "CANCELLED" ? "cancelled" : "";
  const lines = [
    ["Date", day],
    ["Until", until],
    ["Time", time],
    ["Location", oneLine(textIn(event, "location"))],
    ["Status", status],
    ["Repeats", rule instanceof ICAL.Recur ? repeatsOf(rule) : ""],
    ["Organizer", organizer ? person(organizer) : ""],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const list = attendees.length === 0 ? "" : `Attendees:\n${attendees.map((each) => `- ${each}`).join("\n")}`;
  const about = textIn(event, "description").replaceAll("\0", "").trim();
  return [`${mark} ${titleOf(event)}`, lines.join("\n"), list, about]
    .filter((part) => part !== "")
    .join("\n\n");
}

function timesOf(event: ICAL.Component): { day: string; until: string; time: string } {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) return { day: "", until: "", time: "" };
  const end = endOf(event, start);
  const zone =
    event.getFirstProperty("dtstart")?.getFirstParameter("tzid") ?? (start.zone?.tzid === "UTC" ? "UTC" : "");
  const day = dayOf(start);
  const isTimed = end !== null && !start.isDate && !end.isDate && end.compare(start) > 0;
  const last = end && dayOf(end);
  return {
    day,
    until: last && last > day ? last : "",
    time: start.isDate ? "" : oneLine(`${clock(start)}${isTimed ? `–${clock(end)}` : ""} ${zone}`),
  };
}

/** Null when it has none. An end that is a day is the first that is no longer of the event. */
function endOf(event: ICAL.Component, start: ICAL.Time): ICAL.Time | null {
  const end = event.getFirstPropertyValue("dtend");
  const duration = event.getFirstPropertyValue("duration");
  const at = end instanceof ICAL.Time ? end.clone() : start.clone();
  if (!(end instanceof ICAL.Time)) {
    if (!(duration instanceof ICAL.Duration)) return null;
    at.addDuration(duration);
  }
  if (at.isDate) at.adjust(-1, 0, 0, 0);
  return at;
}

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);
const clock = (time: ICAL.Time): string => time.toString().slice(11, 16);

/** `Alice Chen <alice@example.com>`; a resource is a room or a projector. */
function person(property: ICAL.Property): string {
  const address = oneLine(String(property.getFirstValue() ?? "")).replace(/^mailto:/i, "");
  const name = oneLine(property.getFirstParameter("cn") ?? "").replace(/^"|"$/g, "");
  if (name === "" || name === address) return address;
  return address.includes("@") ? `${name} <${address}>` : name;
}
