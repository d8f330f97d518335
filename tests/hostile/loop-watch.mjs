/**
 * Loaded into a process by `--import`: on SIGUSR2 it writes `loop-watch <ms>` to its standard output, the longest
 * that one turn of its event loop has held the main thread since the last time. On Linux this is time on the
 * processor, so that other processes on a busy machine do not count.
 */
import { existsSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const SCHEDSTAT = "/proc/thread-self/schedstat";
const usesSchedstat = existsSync(SCHEDSTAT);
const now = () =>
  usesSchedstat ? Number(readFileSync(SCHEDSTAT, "utf8").split(" ", 1)[0]) / 1e6 : performance.now();

if (isMainThread) {
  let longest = 0;
  let last = now();
  setInterval(() => {
    const current = now();
    longest = Math.max(longest, current - last);
    last = current;
  }, 1).unref();
  process.on("SIGUSR2", () => {
    process.stdout.write(`loop-watch ${longest.toFixed(1)}\n`);
    longest = 0;
  });
}
