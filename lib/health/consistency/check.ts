import type { Context, Database } from "@/lib/db";

/** What a check compared, as a phrase with figures, and each issue as a sentence. */
export interface CheckOutcome {
  looked: string;
  faults: string[];
}

/** Checks one invariant of an account. Read-only. */
export interface AccountCheck {
  name: string;
  run: (ctx: Context, owner: Owner) => Promise<CheckOutcome>;
}

/** Checks one invariant of the installation. Read-only. */
export interface InstallationCheck {
  name: string;
  run: (db: Database, owner: Owner, accounts: readonly Context[]) => Promise<CheckOutcome>;
}

/** Queries tables that only the owner of the database may read. */
export interface Owner {
  /** The engine's status by run id: `PENDING`, `ENQUEUED`, `SUCCESS`, …; unknown runs are missing. */
  engineStatus: (runIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Runs that are active in the engine. */
  engineOpen: () => Promise<string[]>;
  /** Whether a worker process is alive. */
  workerLives: () => Promise<boolean>;
  /** Tables of accounts without forced row-level security. */
  unguardedTables: () => Promise<string[]>;
}
