import { setTimeout as sleep } from "node:timers/promises";
import { cpuOfFamily } from "./cpu";
import type { ServiceProcess } from "./process";
import type { Room } from "./room";

/** Milliseconds of a processor in a second, of all processes together. */
const AT_REST_MS = 100;
const MAX_SECONDS = 120;

/**
 * Resolves when the processes and Postgres do next to nothing: a worker that has just started walks the vaults, and
 * Postgres counts and cleans up what was just indexed.
 */
export async function atRest(room: Room, processes: readonly ServiceProcess[]): Promise<void> {
  const used = () =>
    processes.reduce((sum, process) => sum + (process.cpu() ?? 0), cpuOfFamily(room.serverPid));
  for (let second = 0; second < MAX_SECONDS; second += 1) {
    const before = used();
    await sleep(1_000);
    if (used() - before < AT_REST_MS) return;
  }
  console.log(`After ${MAX_SECONDS} s the service still works: what follows is measured beside it.`);
}
