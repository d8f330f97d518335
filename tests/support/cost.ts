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

/**
 * Fails for work that grows faster than its size, as it does where a pattern tracks back. Sixteen times the size
 * costs 16 times as much where it is linear and 256 times where it is quadratic, on a machine of any speed; what
 * else runs there only adds, so the best of three tries counts.
 * @param size of the larger work, in whatever `work` counts
 */
export function expectLinear(what: string, work: (size: number) => unknown, size: number): void {
  let growth = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && growth >= 80; n += 1) {
    const small = cpuTime(() => work(Math.ceil(size / GROWTH)));
    const large = cpuTime(() => work(size));
    // Below this, what the process does beside outweighs the work.
    growth = Math.min(growth, large / Math.max(small, 1));
  }
  expect(growth, what).toBeLessThan(80);
}
