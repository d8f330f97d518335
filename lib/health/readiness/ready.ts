import { shutdownController } from "@/lib/core/shutdown";
import { withTimeout } from "@/lib/core/timeout";
import type { Database } from "@/lib/db";
import { dataDirectoryProblem } from "./checks/data-directory";
import { databaseProblem } from "./checks/database";

const MAX_WAIT_MS = 3_000;

/** The result of `probe`, or `late` when it takes too long. */
const inTime = (probe: () => Promise<string | null>, late: string): Promise<string | null> =>
  withTimeout(MAX_WAIT_MS, probe).catch((error: unknown) => {
    if ((error as { name?: unknown }).name === "TimeoutError") return late;
    throw error;
  });

/** Whether this process can serve, and if not, why: sentences for operators, without secrets. */
export interface Readiness {
  ready: boolean;
  checks: { name: string; ok: boolean; reason?: string }[];
}

/** A check of one process: its name, and what is wrong or null. */
export type ProcessCheck = [name: string, fault: () => string | null];

/** Checks whether this process can serve now, for at most 3 s. */
export async function readiness(db: Database, dataDir: string, ...own: ProcessCheck[]): Promise<Readiness> {
  const [database, data] = await Promise.all([
    inTime(() => databaseProblem(db), "The database does not answer"),
    inTime(() => dataDirectoryProblem(dataDir), "The data directory does not answer"),
  ]);
  const found: [string, string | null][] = [
    ["process", shutdownController().signal.aborted ? "This process is shutting down" : null],
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
