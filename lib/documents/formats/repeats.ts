import type ICAL from "ical.js";

const EVERY: Readonly<Record<string, readonly [string, string]>> = {
  SECONDLY: ["every second", "seconds"],
  MINUTELY: ["every minute", "minutes"],
  HOURLY: ["hourly", "hours"],
  DAILY: ["daily", "days"],
  WEEKLY: ["weekly", "weeks"],
  MONTHLY: ["monthly", "months"],
  YEARLY: ["yearly", "years"],
};
const DAYS: Readonly<Record<string, string>> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};
const ORDINALS: Readonly<Record<string, string>> = {
  "1": "first",
  "2": "second",
  "3": "third",
  "4": "fourth",
  "5": "fifth",
  "-1": "last",
  "-2": "second to last",
};
const DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;

/** "monthly on the second Tuesday, until 2027-12-31" for a recurrence rule (RFC 5545, 3.3.10). Rarer parts stay as they are. */
export function repeatsOf({ freq, interval, count, until, parts }: ICAL.Recur): string {
  const [once, units] = EVERY[freq] ?? [freq, freq];
  const rest = Object.entries(parts).filter(([name]) => name !== "BYDAY" && name !== "WKST");
  const days = (parts.BYDAY ?? []).map(dayOf);
  return [
    `${interval > 1 ? `every ${interval} ${units}` : once}${days.length > 0 ? ` on ${listOf(days)}` : ""}`,
    ...rest.map(([name, values]) => `${name}=${[values].flat().join(",")}`),
    ...(count === null ? [] : [count === 1 ? "once" : `${count} times`]),
    ...(until === null ? [] : [`until ${until.toString().slice(0, 10)}`]),
  ].join(", ");
}

function dayOf(value: unknown): string {
  const [all = String(value), number = "", day = ""] = DAY.exec(String(value)) ?? [];
  const name = DAYS[day];
  if (name === undefined) return all;
  const ordinal = ORDINALS[String(Number(number))];
  return number === "" ? name : `the ${ordinal ?? `${number}.`} ${name}`;
}

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
