const MINUTE_MS = 60_000;
const MAX_MS = 6 * 60 * MINUTE_MS;
/** Between two pulls of a folder that has more messages than one pull takes. */
const MORE_MS = 1_000;

interface Pulled {
  everyMinutes: number;
  failures: number;
  remaining: number;
}

/**
 * How long after a pull the next one is due: twice as long after each failure, up to six hours, so that no account is
 * locked.
 */
export function pauseAfter({ everyMinutes, failures, remaining }: Pulled): number {
  const every = everyMinutes * MINUTE_MS;
  if (failures === 0) return remaining > 0 ? MORE_MS : every;
  return Math.max(every, Math.min(every * 2 ** Math.min(failures - 1, 20), MAX_MS));
}
