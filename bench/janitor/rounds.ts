/**
 * `node --import tsx bench/janitor/rounds.ts DIR ROUNDS`: scans a vault, afresh and again, in a separate process whose
 * memory is that of the scans alone. Prints `JanitorRounds` as JSON.
 */
import { spawnSync } from "node:child_process";
import { SnapshotCache, scan } from "@/lib/janitor";
import { median, timed } from "../report";
import { mostMemoryOf } from "../room/cpu";

export interface JanitorRounds {
  records: number;
  issues: number;
  /** Milliseconds of `find | xargs cat`, of a scan from the disk, and of one with nothing changed. */
  rounds: { cat: number; full: number; again: number }[];
  /** Milliseconds of the processor for a scan from the disk, which others on the machine do not lengthen. */
  cpu: number[];
  /** The first scan of the process, compiling included, in ms. */
  first: number;
  /** The most memory that the process had by its second scan, in MB: the rounds leave whole vaults behind. */
  peak: number;
}

/** Until then a file just written might have the same time as before (see `FactsCache`), and is read again. */
const TICK_MS = 2_100;

function readAll(dir: string): number {
  const started = performance.now();
  const script = 'find "$1" -type f -print0 | xargs -0 cat > /dev/null';
  const { status } = spawnSync("/bin/sh", ["-c", script, "sh", dir]);
  if (status !== 0) throw new Error("find | xargs cat failed");
  return performance.now() - started;
}

async function measure(dir: string, count: number): Promise<JanitorRounds> {
  await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  const rounds: JanitorRounds["rounds"] = [];
  const cpu: number[] = [];
  const { first, files, issues } = await firstScans(dir);
  const peak = (mostMemoryOf(process.pid) ?? Number.NaN) / 1e6;
  for (let round = 0; round < count; round++) {
    const cache = new SnapshotCache();
    const cat = median([readAll(dir), readAll(dir), readAll(dir)]);
    const before = process.cpuUsage();
    const full = await timed(() => scan(dir, { cache }));
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1e3);
    const again = median([await timed(() => scan(dir, { cache })), await timed(() => scan(dir, { cache }))]);
    rounds.push({ cat, full, again });
  }
  return { records: files, issues, rounds, cpu, first, peak };
}

/** A scan as a fresh process makes it, and another. */
async function firstScans(dir: string): Promise<{ first: number; files: number; issues: number }> {
  const cache = new SnapshotCache();
  const first = await timed(() => scan(dir, { cache }));
  const { files, issues } = await scan(dir, { cache });
  return { first, files, issues: issues.length };
}

const [dir = "", count = "3"] = process.argv.slice(2);
console.log(JSON.stringify(await measure(dir, Number(count))));
