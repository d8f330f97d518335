import type { Context, Database } from "@/lib/db";

/** What a check looked at, as a phrase with its figures, and each fault as a sentence. */
export interface CheckOutcome {
  looked: string;
  faults: string[];
}

/** Holds one promise of the service against what is there, for one account. It changes nothing. */
export interface AccountCheck {
  name: string;
  run: (ctx: Context, owner: Owner) => Promise<CheckOutcome>;
}

/** As `AccountCheck`, for what belongs to the installation and to no account. */
export interface InstallationCheck {
  name: string;
  run: (db: Database, owner: Owner, accounts: readonly Context[]) => Promise<CheckOutcome>;
}

/** Asks the engine's tables, on which the application's role has no right. */
export interface Owner {
  /** How the engine has these runs, by id: `PENDING`, `ENQUEUED`, `SUCCESS`, …; one that it does not know is missing. */
  engineStatus: (runIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Runs that the engine means to go on with. */
  engineOpen: () => Promise<string[]>;
  /** Whether a worker process lives: what the last one left is put right by the next. */
  workerLives: () => Promise<boolean>;
  /** Tables with rows of accounts on which row-level security does not bind everyone. */
  unguardedTables: () => Promise<string[]>;
}
