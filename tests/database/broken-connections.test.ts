import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Database } from "@/lib/db";
import { wayTo } from "@/tests/support/cut";
import { freshDatabase, withDatabase } from "@/tests/support/database";
import { runNode } from "@/tests/support/processes";
import { times } from "@/tests/support/property";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";

/** Connections that the server ends while they are used. */
const TERMINATIONS = times(200, 15);

/** Databases that go while a pool connects, each at another step. */
const ROUNDS = times(15, 2);

let vault: TestVault;
let owner: postgres.Sql;

beforeAll(async () => {
  vault = await openVault();
  owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await vault.close();
});

const terminate = (pid: unknown) => owner`select pg_terminate_backend(${Number(pid)}, 5000)`;

/** Ends connections of the application, any that does something first. Answers how many. */
async function terminateSome(limit: number): Promise<number> {
  const rows = await owner`
    select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'knowledge-vault' and pid <> pg_backend_pid()
      order by state = 'idle', random() limit ${limit}) busy`;
  return rows.length;
}

describe("a process whose connections are ended under load", () => {
  it("lives on, and writes again within five seconds", { timeout: 120_000 }, async () => {
    const load = runNode(["tests/database/load.ts", vault.databaseUrl, vault.ctx.account.id]);
    const written = () => Number(load.output().trim().split("\n").at(-1) || 0);
    await until("the load writes", () => written() > 50);
    for (let ended = 0; ended < TERMINATIONS; ) {
      ended += await terminateSome(5);
      const before = written();
      await until("it writes again", () => load.child.exitCode !== null || written() > before, 5_000);
      expect(load.child.exitCode, load.output()).toBeNull();
    }
    await load.end("SIGKILL");
  });
});

describe("a transaction whose connection was lost", () => {
  it("sends nothing more, not even on the connection that replaces it", async () => {
    const db = new Database(vault.databaseUrl, 1);
    const { account } = vault.ctx;
    const outcome = await db
      .account(account.id)
      .tx(async (tx) => {
        const [session] = await tx.execute("select pg_backend_pid() as pid");
        await terminate(session?.pid);
        await tx.execute("select 1").catch(() => {});
        await db.sql`select 1`;
        await tx.execute("create temporary table stray (x int)");
      })
      .then(
        () => "committed",
        () => "refused",
      );
    expect(outcome).toBe("refused");
    expect((await db.sql`select to_regclass('pg_temp.stray') as stray`)[0]?.stray).toBeNull();
    await db.close();
  });

  it("gives a reserved connection back once", async () => {
    const db = new Database(vault.databaseUrl, 1);
    const reserved = await db.sql.reserve();
    const [session] = await reserved`select pg_backend_pid() as pid`;
    await terminate(session?.pid);
    const next = db.sql`select 1 as one`;
    await expect(reserved`select 2`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    reserved.release();
    expect((await next)[0]?.one).toBe(1);
    expect(await Promise.all([db.sql`select 1 as one`, db.sql`select 2 as one`])).toEqual([
      [{ one: 1 }],
      [{ one: 2 }],
    ]);
    await db.close();
  });
});

describe("a transaction that is over", () => {
  it.each(["committed", "rolled back"])("sends nothing more, when it was %s", async (how) => {
    const db = new Database(vault.databaseUrl, 1);
    const account = db.account(vault.ctx.account.id);
    let late: Promise<unknown> | undefined;
    const done = account.tx(async (tx) => {
      const sent = async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return tx.execute("create temporary table stray (x int)");
      };
      late = sent();
      late.catch(() => {});
      await tx.execute("select 1");
      if (how === "rolled back") throw new Error("a branch failed");
    });
    await done.catch(() => {});
    // As long as another has the connection.
    await account.tx((tx) => tx.execute("select pg_sleep(0.3)"));
    await expect(late).rejects.toMatchObject({ cause: { code: "TRANSACTION_OVER" } });
    expect((await db.sql`select to_regclass('pg_temp.stray') as stray`)[0]?.stray).toBeNull();
    await db.close();
  });
});

describe("a transaction whose connection was reset", () => {
  it("leaves no lock that the next session would wait for", async () => {
    const way = await wayTo(vault.databaseUrl);
    const db = new Database(way.url, 1);
    const account = db.account(vault.ctx.account.id);
    const cut = account.tx(async (tx) => {
      await tx.execute("select 1");
      const slow = tx.execute("select pg_sleep(30)");
      setTimeout(way.reset, 100);
      await slow;
    });
    await expect(cut).rejects.toThrow();
    const next = account.tx((tx) => tx.execute("select 1 as one"));
    await until("the next transaction is answered", () => isSettled(next), 5_000);
    expect((await next)[0]?.one).toBe(1);
    await db.close();
    way.close();
  });
});

describe("a database that is gone while a pool connects", () => {
  it("blocks no query: each is answered, or fails at once", { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url } = await freshDatabase();
      const admin = postgres(withDatabase(url, "postgres"), { max: 1, onnotice: () => {} });
      await admin`select 1`;
      const db = new Database(url, 10);
      const before = Array.from({ length: 14 }, () => db.system((tx) => tx.execute("select 1")));
      // Each round finds the connections at another step: sockets, logins, types, queries.
      await new Promise((resolve) => setTimeout(resolve, (45 / ROUNDS) * round));
      const dropped = admin.unsafe(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
      const meanwhile = Array.from({ length: 6 }, () => db.sql`select 2`.execute());
      const settled = Promise.allSettled([...before, ...meanwhile, dropped]);
      await until("every query is answered", () => isSettled(settled), 5_000);
      await expect(db.sql`select 3`).rejects.toThrow();
      await db.close();
      await admin.end();
    }
  });
});

const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 50, false))]);
