import type { Unit } from "@/lib/curator/local/learned/units";
import { type Expected, matchTitles, overlap } from "@/lib/curator/local/score-match.fixture";

/** What the units of a note are to the findings that are expected of it. */
export interface Labels {
  /** The unit that says it. */
  ones: ReadonlyMap<Unit, Expected>;
  /** Says it, too, or a part of it: neither one nor none. */
  echoes: ReadonlySet<Unit>;
  /** Of these, those of which readers do not agree whether they are one. */
  doubtful: ReadonlySet<Unit>;
}

interface Place {
  start: number;
  end: number;
}

/** Where an expectation says that it stands, else the shortest unit with the words of its title. */
export function labelsOf(
  text: string,
  units: readonly Unit[],
  wanted: readonly Expected[],
  doubtful: readonly string[] = [],
): Labels {
  const placed = wanted.map((want) => ({ want, there: unitsAt(text, units, want) }));
  const ones = new Map<Unit, Expected>();
  for (const { want, there } of placed) {
    const best = there.find((unit) => !ones.has(unit));
    if (best !== undefined) ones.set(best, want);
  }
  const elsewhere = placed.filter(({ there }) => there.length === 0).map(({ want }) => want);
  for (const [unit, want] of unitsTitled(
    units.filter((unit) => !ones.has(unit)),
    elsewhere,
  ))
    ones.set(unit, want);
  const near = new Set(placed.flatMap(({ there }) => there));
  const isEcho = (unit: Unit): boolean =>
    !ones.has(unit) && (near.has(unit) || wanted.some(({ title }) => isLike(title, unit.span.text)));
  const open = new Set(unitsAt(text, units, { title: "", from: doubtful }).filter((unit) => !ones.has(unit)));
  return { ones, echoes: new Set(units.filter((unit) => isEcho(unit) || open.has(unit))), doubtful: open };
}

export const isLike = (title: string, text: string): boolean => overlap(title, text) >= 0.6;

/** The units that the places of an expectation are in, or have a part of; the one with most of its words first, of equal ones the first. */
export function unitsAt(text: string, units: readonly Unit[], { title, from = [] }: Expected): Unit[] {
  const places = from.flatMap((quote) => placesOf(text, quote));
  return units
    .filter(({ span }) => places.some((place) => sharedOf(place, span) >= MIN_SHARED))
    .map((unit) => ({ unit, words: overlap(title, unit.span.text) }))
    .sort((a, b) => b.words - a.words)
    .map(({ unit }) => unit);
}

/** A few letters more or less, a list mark or a full stop, say nothing. */
const MIN_SHARED = 0.5;

/** How much of the shorter of two is in the other. */
function sharedOf(a: Place, b: Place): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared / Math.max(1, Math.min(a.end - a.start, b.end - b.start));
}

/** Where words are in a text, white space aside. */
export function placesOf(text: string, quote: string): Place[] {
  const pattern = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return [...text.matchAll(new RegExp(pattern.join("\\s+"), "gu"))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** For each expectation the shortest unit with its words. */
function unitsTitled(units: readonly Unit[], wanted: readonly Expected[]): [Unit, Expected][] {
  const finds = units
    .map((unit) => ({ title: unit.span.text, owner: null, due: null, confidence: 1, isSure: false, unit }))
    .sort((a, b) => a.title.length - b.title.length);
  return matchTitles([...wanted], finds).pairs.map(([want, find]) => [
    (find as (typeof finds)[0]).unit,
    want,
  ]);
}
