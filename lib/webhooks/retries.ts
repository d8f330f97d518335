const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** Pauses after the first attempt and each further one. */
const PAUSES_MS = [5 * SECOND, MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** After the last of them a delivery has failed. */
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;

/** Up to a tenth longer, so that what failed together is not tried together. Null after the last attempt. */
export function pauseAfter(attempts: number): number | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + Math.random() / 10));
}
