/** The source of the time; tests can fix it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** `YYYY-MM-DD` in UTC. The day of a user is that of the vault's time zone: `localDate`. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

export const DAY_MS = 86_400_000;

export const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * DAY_MS);
