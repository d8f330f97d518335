import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Context, Database, inTransaction, type Tx, type TxOptions } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const ask = (ctx: Context, query: string, options?: TxOptions) =>
  ctx.db.tx(async (tx) => {
    const [row] = await tx.execute<{ answer: string }>(sql.raw(`select (${query})::text as answer`));
    return row?.answer;
  }, options);

it("commits asynchronously where asked, and the next transaction of the connection durably", async () => {
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  // The server of the tests commits nothing durably.
  const [row] = await owner`select current_database() as name`;
  await owner`alter database ${owner(String(row?.name))} set synchronous_commit = on`;
  await owner.end();
  const db = new Database(vault.databaseUrl, 1);
  const ctx = { ...vault.ctx, db: db.account(vault.ctx.account.id) };
  const setting = "current_setting('synchronous_commit')";
  expect(await ask(ctx, setting, { commit: "asynchronous" })).toBe("off");
  expect(await ask(ctx, setting)).toBe("on");
  await db.close();
});

it("waits for the end of a transaction, unless it only reads", async () => {
  const { db, account } = vault.ctx;
  // A caught failure is thrown again when the transaction ends.
  const failing = async (tx: Tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => {});
    return "done";
  };
  await expect(db.tx(failing)).rejects.toThrow();
  expect(await db.read(failing)).toBe("done");
  const whose = async (tx: Tx) => tx.execute(sql`select current_setting('kv.account_id') as id`);
  expect([...(await db.read(whose))]).toEqual([{ id: account.id }]);
  await expect(db.read((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
});

it("makes kept plans again after some transactions", async () => {
  const db = new Database(vault.databaseUrl, 1);
  const ctx = { ...vault.ctx, db: db.account(vault.ctx.account.id) };
  const run = (query: string) =>
    ctx.db.tx(async (tx) => JSON.stringify(await tx.execute(sql.raw(query))), { plans: "kept" });
  const plan = () =>
    run(`set local plan_cache_mode = force_generic_plan; explain execute lookup('${ctx.account.id}')`);
  const indexes = (set: "on" | "off") =>
    run(["index", "indexonly", "bitmap"].map((kind) => `set enable_${kind}scan = ${set}`).join("; "));
  await indexes("off");
  await run("prepare lookup as select from accounts where account_id = $1");
  expect(await plan()).toContain("Seq Scan");
  await indexes("on");
  expect(await plan()).toContain("Seq Scan");
  for (let n = 0; n < 30; n += 1) await run("select 1");
  expect(await plan()).toContain("Index");
  await db.close();
});

it("runs what opens transactions in a single one, of the same account", async () => {
  const id = "pg_current_xact_id()";
  const [one, two] = await inTransaction(vault.ctx, async (ctx) => [await ask(ctx, id), await ask(ctx, id)]);
  expect(one).toBe(two);
  expect(await ask(vault.ctx, id)).not.toBe(one);
  const account = "current_setting('kv.account_id')";
  expect(await inTransaction(vault.ctx, (ctx) => ask(ctx, account))).toBe(vault.ctx.account.id);
});

it("undoes all of it when a part fails", async () => {
  const failing = inTransaction(vault.ctx, async (ctx) => {
    await ctx.db.tx((tx) => tx.execute(sql`delete from accounts where account_id = ${ctx.account.id}::uuid`));
    throw new Error("stop");
  });
  await expect(failing).rejects.toThrow("stop");
  expect(await ask(vault.ctx, "select count(*) from accounts")).toBe("1");
});
