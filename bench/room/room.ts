import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { createAccount } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { type Context, Database } from "@/lib/db";
import { type Embedded, startEmbedded } from "@/lib/db/embedded";
import { migrate } from "@/lib/db/migrate";
import { logger } from "@/lib/log/log";

/** The password of every account. */
export const PASSWORD = "a benchmark at ten";

/** A fresh installation to measure: the embedded Postgres as `npm start` runs it, fsync on, in its own directory. */
export class Room {
  /** How many accounts it has. */
  accounts = 0;
  private readonly emails = new Map<string, string>();

  private constructor(
    readonly dir: string,
    readonly server: Embedded,
    readonly db: Database,
    private readonly owner: postgres.Sql,
  ) {}

  static async open(): Promise<Room> {
    const dir = mkdtempSync(path.join(tmpdir(), "kv-bench-"));
    chmodSync(dir, 0o755); // Postgres may run as another user, who has to pass
    const server = await startEmbedded(path.join(dir, "data"), "bench");
    await migrate(server.url);
    const owner = postgres(server.url, { max: 1, onnotice: () => {} });
    return new Room(dir, server, new Database(server.url), owner);
  }

  /** A new account over a vault directory, made when it is missing. */
  async account(vaultDir: string): Promise<Context> {
    mkdirSync(vaultDir, { recursive: true });
    this.accounts += 1;
    const email = `bench${this.accounts}@example.org`;
    const rules = { signup: "closed", dataDir: this.dir, byOperator: true } as const;
    const made = await createAccount(this.db, { email, password: PASSWORD, vaultDir }, rules);
    this.emails.set(made.accountId, email);
    return {
      account: { id: made.accountId, vaultDir: made.vaultDir },
      actor: { type: "cli", id: "bench", label: "benchmark" },
      db: this.db.account(made.accountId),
      clock: systemClock,
      log: logger("cli"),
    };
  }

  /** The address that an account signs in with. */
  emailOf = (ctx: Context): string => this.emails.get(ctx.account.id) ?? "";

  /** Forgets what is indexed, of all accounts, and lets Postgres write down what it still holds back. */
  async forgetIndex(): Promise<void> {
    await this
      .owner`truncate vault_files, vault_links, vault_degrees, vault_texts, vault_facts, index_status`;
    await this.owner`checkpoint`;
  }

  /** Counts what a table holds, as autovacuum does some time after many writes. */
  async analyze(table: string): Promise<void> {
    await this.owner`vacuum analyze ${this.owner(table)}`;
  }

  /** How many inbox files are processed, of all accounts: one query, since what is asked often slows down what is measured. */
  async processedFiles(): Promise<number> {
    const [row] = await this.owner<{ n: number }[]>`
      select count(*)::int as n from inbox_files where state = 'processed'`;
    return row?.n ?? 0;
  }

  /** The data directory of its processes. */
  get dataDir(): string {
    return path.join(this.dir, "data");
  }

  /** The number of the Postgres server's process. */
  get serverPid(): number {
    return Number(
      readFileSync(path.join(this.dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0],
    );
  }

  /** Transactions so far, as Postgres counts them: a second late. */
  async transactions(): Promise<number> {
    const [row] = await this.owner<{ count: string }[]>`
      select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`;
    return Number(row?.count);
  }

  /** Stops the server and removes everything. */
  async close(): Promise<void> {
    await this.owner.end();
    await this.db.close();
    await this.server.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
