import { expect } from "vitest";

/** What `run` costs this process; milliseconds of computing. */
export function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const GROWTH = 16;
const TRIES = 3;
const MAX_GROWTH = 5;

/**
 * Fails for work that grows faster than its size, as it does where a pattern tracks back. A sixteenth of the size,
 * sixteen times, costs the same where it is linear and a sixteenth where it is quadratic, on a machine of any speed;
 * what else runs there only adds, so the best of three tries counts.
 * @param size of the larger work, in whatever `work` counts
 */
export function expectLinear(what: string, work: (size: number) => unknown, size: number): void {
  const inParts = () => {
    for (let n = 0; n < GROWTH; n += 1) work(Math.ceil(size / GROWTH));
  };
  let growth = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && growth >= MAX_GROWTH; n += 1) {
    const parts = cpuTime(inParts);
    // Below a millisecond, what the process does beside outweighs the work.
    growth = Math.min(growth, cpuTime(() => work(size)) / Math.max(parts, 1));
  }
  expect(growth, what).toBeLessThan(MAX_GROWTH);
}
