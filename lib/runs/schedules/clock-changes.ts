import { DAY_MS } from "@/lib/core/clock";
import { wallTime } from "@/lib/core/wall-time";

const offsetAt = (timeZone: string, instant: number): number =>
  wallTime(timeZone, instant) - Math.floor(instant / 1_000) * 1_000;

/**
 * The instants at which a clock on the wall shows a time, the earliest first: two where it is set back. Where it is set
 * ahead and never shows the time, the instant that would have had it otherwise.
 */
export function instantsOf(timeZone: string, wall: number): number[] {
  const [before, after] = [offsetAt(timeZone, wall - DAY_MS), offsetAt(timeZone, wall + DAY_MS)];
  if (before === after) return [wall - before];
  const shown = [wall - before, wall - after].filter((instant) => wallTime(timeZone, instant) === wall);
  return shown.length > 0 ? shown.sort((a, b) => a - b) : [wall - before];
}

/** A change of the clock is at most two hours. */
const MAX_CHANGE_MS = 3 * 3_600_000;

/** By how much at most times on the wall may be in another order than their instants, near this one. */
export const disorderAt = (timeZone: string, instant: number): number =>
  offsetAt(timeZone, instant - MAX_CHANGE_MS) === offsetAt(timeZone, instant + MAX_CHANGE_MS)
    ? 0
    : MAX_CHANGE_MS;
