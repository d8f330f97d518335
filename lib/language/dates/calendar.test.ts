import { expect, it } from "vitest";
import { namedDays, putsDayFirst } from "./calendar";

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

it.each([
  ["Minutes, 5/8/2026\n\nMovie night on May 12th, breakfast on June 22nd.", false],
  ["Minutes, 5/8/2026\n\nMovie night on the 12th of May.", true],
])("a day behind its month shows that months come first: %s", (text, isFirst) => {
  expect(putsDayFirst(text, new Date("2030-01-01T00:00:00Z"))).toBe(isFirst);
});
