/** Where the time comes from, so that a test can hold it still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** `YYYY-MM-DD` in UTC, the form of `created`. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
