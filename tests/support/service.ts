import { randomBytes } from "node:crypto";
import { createApiKey } from "@/lib/accounts";
import { addAccount } from "@/lib/accounts/create";
import { type Context, Database } from "@/lib/db";
import { Api } from "./api";
import { hashed, PASSWORD } from "./password";
import { contextFor } from "./vault";

/** An account that a test made. */
export interface TestAccount {
  id: string;
  email: string;
  password: string;
  vaultDir: string;
  /** For calling verbs in the test's own process. */
  ctx: Context;
  /** A client with a key of this account. */
  api: Api;
  newKey: (name?: string) => Promise<{ id: string; key: string }>;
}

/** Where a service answers, and where it keeps its files and its rows. */
export interface Coordinates {
  base: string;
  /** Where programs ask for the API, when that is another process. */
  apiBase?: string | undefined;
  dataDir: string;
  databaseUrl: string;
}

/** A running service, for tests that need accounts on it and a look into its files and rows. */
export abstract class Service implements Coordinates {
  readonly base: string;
  readonly apiBase: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The database as the application sees it, for verbs in the test's own process. */
  readonly db: Database;

  constructor({ base, apiBase = base, dataDir, databaseUrl }: Coordinates) {
    this.base = base;
    this.apiBase = apiBase;
    this.dataDir = dataDir;
    this.databaseUrl = databaseUrl;
    this.db = new Database(databaseUrl, 8);
  }

  /** What the processes have written so far. */
  abstract output(): Promise<string>;

  /** A client with `key`, or without any. */
  client(key?: string): Api {
    return new Api(this.apiBase, key);
  }

  /** A new account with a first key; its vault is a new one, or the directory given. */
  async account(options: { vaultDir?: string } = {}): Promise<TestAccount> {
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    const rules = { signup: "closed", dataDir: this.dataDir, byOperator: true } as const;
    const owner = { name: "", email, passwordHash: await hashed(PASSWORD), ...options };
    const { accountId: id, vaultDir } = await addAccount(this.db, owner, rules);
    const ctx = contextFor(this.db, { id, vaultDir });
    const newKey = (name = "test") => createApiKey(ctx, { name });
    const { key } = await newKey();
    return { id, email, password: PASSWORD, vaultDir, ctx, api: this.client(key), newKey };
  }
}
