const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** Pauses after the first attempt and each further one. */
const PAUSES_MS = [5 * SECOND, MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** After the last of them a delivery has failed. */
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;

const LAST_PAUSE_MS = Math.max(...PAUSES_MS);
/** Pauses are up to this much longer. */
const SPREAD = 0.1;

/** No pause is longer. */
export const MAX_PAUSE_MS = LAST_PAUSE_MS * (1 + SPREAD);

/**
 * The pause in milliseconds after this many attempts, as long as the receiver asks for up to the longest; null after the last. Up
 * to a tenth longer, so that what failed together is not tried together.
 */
export function pauseAfter(attempts: number, wantedMs = 0): number | null {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return null;
  return Math.round(Math.max(pause, Math.min(wantedMs, LAST_PAUSE_MS)) * (1 + SPREAD * Math.random()));
}
