import type { Parameters } from "fast-check";

/** How many runs of a property are enough for a try during work. */
const SHALLOW = 10;

/**
 * Parameters of a property that is worth `full` runs. `KV_TEST_DEPTH` sets how many of them are made: `full`, as
 * every night, or a number; 10 without it. A property that fails names its seed and path, by which it runs again.
 */
export function depth<T>(full: number, more: Parameters<T> = {}): Parameters<T> {
  return { ...more, numRuns: Math.min(full, most()) };
}

/** How many times something is done that is worth `full` times, of which `shallow` are enough during work. */
export const times = (full: number, shallow: number): number => (isDeep() ? full : shallow);

/** Whether everything is tested, as every night. */
export const isDeep = (): boolean => most() === Infinity;

function most(): number {
  const { KV_TEST_DEPTH: given = String(SHALLOW) } = process.env;
  if (given === "full") return Infinity;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`KV_TEST_DEPTH=${given} is neither a number nor "full"`);
  return Number(given);
}
