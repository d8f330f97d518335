import { expect, it } from "vitest";
import { namedDays } from "./calendar";

const calendar = { today: { year: 2026, month: 11, day: 23 }, dayFirst: true, forward: true };

it.each([
  ["xmas fair: Sat 5 Dec 11-3", "2026-12-5"],
  ["inspection 5 December, 10 – 12", "2026-12-5"],
  ["Flohmarkt Sa 5. Dez 10-14 Uhr", "2026-12-5"],
  ["signed on 5 Dec 11", "2011-12-5"],
])("hours behind a month are no year: %s", (text, expected) => {
  const [{ day } = { day: calendar.today }] = namedDays(text, calendar as never);
  expect(`${day.year}-${day.month}-${day.day}`).toBe(expected);
});
