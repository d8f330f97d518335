import { shutdownController } from "@/lib/core/shutdown";
import { withTimeout } from "@/lib/core/timeout";
import type { Database } from "@/lib/db";
import { dataDirectoryFault } from "./checks/data-directory";
import { databaseFault } from "./checks/database";

const MAX_WAIT_MS = 3_000;

/** What `look` finds, or `late` when it takes too long. */
const inTime = (look: () => Promise<string | null>, late: string): Promise<string | null> =>
  withTimeout(MAX_WAIT_MS, look).catch((error: unknown) => {
    if ((error as { name?: unknown }).name === "TimeoutError") return late;
    throw error;
  });

/** Whether this process can serve, and if not, why: sentences for operators, which bear no secret. */
export interface Readiness {
  ready: boolean;
  checks: { name: string; ok: boolean; reason?: string }[];
}

/** What a process may add of its own: its name, and what is wrong with it or null. */
export type OwnCheck = [name: string, fault: () => string | null];

/** Looks whether this process can serve now: for at most 3 s, and at the same things once for all who ask at a time. */
export async function readiness(db: Database, dataDir: string, ...own: OwnCheck[]): Promise<Readiness> {
  const [database, data] = await Promise.all([
    inTime(() => databaseFault(db), "The database does not answer"),
    inTime(() => dataDirectoryFault(dataDir), "The data directory does not answer"),
  ]);
  const found: [string, string | null][] = [
    ["process", shutdownController().signal.aborted ? "This process is ending" : null],
    ["database", database],
    ["data directory", data],
    ...own.map(([name, fault]): [string, string | null] => [name, fault()]),
  ];
  return {
    ready: found.every(([, reason]) => reason === null),
    checks: found.map(([name, reason]) => ({
      name,
      ok: reason === null,
      ...(reason !== null && { reason }),
    })),
  };
}
