import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "@/lib/env";
import { withPrepared } from "./prepared";
import { type Snapshot, withSnapshot } from "./snapshot";

type Drizzle = PostgresJsDatabase;
/** A transaction bound to one account (or to one scope); operations run all their queries in one. */
export type Tx = Parameters<Parameters<Drizzle["transaction"]>[0]>[0];

/** Settings that the row-level policies read; see `lib/db/tables`. */
type Setting = "kv.account_id" | "kv.scope" | "kv.sign_in_email" | "kv.device_code_hash";

/** Seconds to wait before connecting again: exponential with jitter, and short enough to recover soon after a restart. */
const reconnectDelay = (failures: number) => (0.5 + Math.random() / 2) * Math.min(3 ** failures / 100, 1);

/**
 * One in this many transactions that keep plans discards those of its connection: a plan for a small table may read all of
 * it when it has grown. No divisor of the size of a pool, so that each connection has its turn.
 */
const RENEW_EVERY = 29;

/** A pool of connections with the application's role: row-level policies apply to every query. */
export class Database {
  readonly sql: postgres.Sql;
  private readonly orm: Drizzle;
  /** Whether the caller is within a transaction of this pool: checked with `KV_STRICT`. */
  private readonly open = new AsyncLocalStorage<boolean>();
  /** How many transactions have kept plans. */
  private kept = 0;

  constructor(
    readonly url: string,
    max = 10,
    /** For the workflow engine's tables, which the application's login cannot read. */
    readonly engineUrl = url,
  ) {
    this.sql = postgres(url, {
      max,
      onnotice: () => {},
      connect_timeout: 10,
      backoff: reconnectDelay,
      connection: {
        role: "kv_app",
        application_name: "knowledge-vault",
        // How rare a word is, and how large an account, decides how a search is best done.
        plan_cache_mode: "force_custom_plan",
        // Compiling a query takes longer than running it.
        jit: "off",
      },
    });
    this.orm = drizzle(withPrepared(this.sql));
  }

  /** The database as one account sees it. */
  account(accountId: string): AccountDb {
    return {
      tx: (work, options) => this.with("kv.account_id", accountId, work, options),
      read: (work) => this.reading("kv.account_id", accountId, work),
      snapshot: (lock, work) => withSnapshot(this.sql, { accountId, lock }, work),
    };
  }

  /** For processes that serve all accounts: can only list accounts and manage pairing requests without an account. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.with("kv.scope", "system", work);
  }

  /** For signing in: can only read the user with this e-mail address. */
  signIn<T>(email: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.with("kv.sign_in_email", email, work);
  }

  /** For a device that polls: can only read the pairing request with its code. */
  deviceCode<T>(hash: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.with("kv.device_code_hash", hash, work);
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 5 });
  }

  private async with<T>(
    setting: Setting,
    value: string,
    work: (tx: Tx) => Promise<T>,
    options: TxOptions = {},
  ): Promise<T> {
    if (this.open.getStore())
      throw new Error("A transaction within another can wait forever for a connection: pass the outer one");
    return this.orm.transaction(async (tx) => {
      // Sent with the first query, which the connection answers after it: a round trip less.
      const connection = connectionOf(tx);
      const isSet = connection`select set_config(${setting}, ${value}, true)${
        options.commit === "asynchronous"
          ? connection`, set_config('synchronous_commit', 'off', true)`
          : connection``
      }${options.plans === "kept" ? connection`, set_config('plan_cache_mode', 'auto', true)` : connection``}`.execute();
      if (options.plans === "kept" && ++this.kept % RENEW_EVERY === 0)
        await Promise.all([isSet, connection`discard plans`.simple()]);
      // Following transactions through all that is asynchronous takes time in every promise.
      const done = env().KV_STRICT === "yes" ? this.open.run(true, () => work(tx)) : work(tx);
      const [result] = await Promise.all([done, isSet]);
      return result;
    });
  }

  /** The same, without waiting for the end of the transaction. */
  private reading<T>(setting: Setting, value: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.with(setting, value, async (tx) => resolve(await work(tx))).catch(reject);
    });
  }
}

/** What the transaction sends its queries on, one after the other. */
function connectionOf(tx: Tx): postgres.TransactionSql {
  const { session } = tx._;
  if (!(session instanceof PostgresJsSession)) throw new Error("A transaction of another driver");
  return session.client;
}

export interface TxOptions {
  /**
   * `asynchronous`: returns before the commit is on the disk. A failure of the machine may lose it, with all that follows: for
   * what is then found missing and done again.
   */
  commit?: "durable" | "asynchronous";
  /**
   * `kept`: what is repeated is planned once for many, as is Postgres' default, rather than each time. For writes: each row
   * that refers to another table repeats a query whose planning takes longer than everything else.
   */
  plans?: "kept";
}

/** One account's rows, a transaction at a time. */
export interface AccountDb {
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /** For what writes nothing: resolves when `work` does, while the transaction still ends. A round trip less to wait for. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A consistent view of all rows, taken while holding the advisory lock of this name. */
  snapshot<T>(lock: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
}
