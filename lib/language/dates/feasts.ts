import { type Day, plusDays, toUtc } from "./day";

export const christmasOf = (year: number): Day => ({ year, month: 12, day: 25 });

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const [century, inCentury] = [Math.floor(year / 100), year % 100];
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const shift = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const days = epact + shift - 7 * late + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}

/** The day before the next such feast. */
export function dayBefore(today: Day, feastOf: (year: number) => Day): Day {
  const feast = feastOf(today.year);
  return plusDays(toUtc(feast) > toUtc(today) ? feast : feastOf(today.year + 1), -1);
}
