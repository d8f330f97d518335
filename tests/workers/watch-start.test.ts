import { mkdtempSync } from "node:fs";
import { basename, join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { authenticate, createApiKey, detachedPlace, relocateVault } from "@/lib/accounts";
import { closeDatabase, database } from "@/lib/db";
import { logger } from "@/lib/log/log";
import { defineWorkflow } from "@/lib/runs";
import { detachVault, searchVault } from "@/lib/vault";
import { indexStatus } from "@/lib/vault/tables/vault";
import { AccountWatches } from "@/lib/worker/watch/accounts";
import { itDeep } from "@/tests/support/deep";
import { until, untilSteady } from "@/tests/support/until";
import { openVault, type TestVault, writeInto } from "@/tests/support/vault";
import { withWorkflows } from "@/tests/support/with-workflows";

const input = z.strictObject({});

withWorkflows([
  defineWorkflow({
    type: "YearlyWorkflow",
    queue: "janitor",
    purpose: "Has a schedule that every account gets",
    input,
    runInput: input,
    schedule: { id: "yearly", cron: "0 5 1 1 *" },
    prepare: async () => ({ workflowId: "yearly", input: {} }),
    run: async () => ({}),
  }),
]);

let vault: TestVault;
let sql: postgres.Sql;
beforeAll(async () => {
  vault = await openVault();
  sql = postgres(vault.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await closeDatabase();
  await vault.close();
});

const blocked = () => sql`
  select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const start = () => {
  const log = logger("test").child({}, { level: "silent" });
  const watches = new AccountWatches(database(vault.databaseUrl), [], () => {}, log);
  return { watches, started: watches.start() };
};

itDeep("an account whose watch loses the database as it starts is watched once it is back", async () => {
  vault.write("note/Seen.md", "Seen.");
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table schedules in access exclusive mode`;
  const { watches, started } = start();
  try {
    await started;
    await until("the watch waits", async () => (await blocked()).length > 0);
    await sql`select pg_terminate_backend(pid) from (${blocked()}) waiting`;
  } finally {
    await holder`rollback`;
    holder.release();
  }
  const seen = async () => (await searchVault(vault.ctx, { q: "seen" })).count;
  await until("the note is read", async () => (await seen()) === 1).finally(() => watches.stop());
});

it("an account whose watch waits for a lock keeps no other one from being watched", async () => {
  const held = await vault.another();
  const other = await vault.another();
  writeInto(other.account.vaultDir, "note/Other.md", "Other.");
  const holder = await sql.reserve();
  await holder`begin`;
  // Its schedules cannot be created meanwhile.
  await holder`select from accounts where account_id = ${held.account.id} for update`;
  const { watches, started } = start();
  const seen = async () => (await searchVault(other, { q: "other" })).count;
  try {
    await started;
    await until("the watch waits", async () => (await blocked()).length > 0);
    await until("the note of the other account is read", async () => (await seen()) === 1);
    expect(await blocked()).toHaveLength(1);
  } finally {
    await holder`rollback`;
    holder.release();
    await watches.stop();
  }
});

it("an account at rest is compared with the disk once its key is used", async () => {
  const { key } = await createApiKey(vault.ctx, { name: "test" });
  const { watches, started } = start();
  await started;
  const statusOf = () => vault.ctx.db.tx((tx) => tx.select().from(indexStatus));
  await untilSteady("the walks of the start are over", async () => JSON.stringify(await statusOf()), 2_000);
  const [before] = await statusOf();
  await authenticate(database(), key, new Date());
  await until("it is compared", async () => {
    const [now] = await statusOf();
    return Number(now?.reconciledAt) > Number(before?.reconciledAt);
  }).finally(() => watches.stop());
});

itDeep("another vault that is opened for an account at rest is read at once", async () => {
  const { account, ...ctx } = await vault.another();
  const directory = mkdtempSync(join(vault.dataDir, "notes-"));
  writeInto(directory, "note/Elsewhere.md", "Elsewhere.");
  const { watches, started } = start();
  await started;
  const statusOf = () => ctx.db.tx((tx) => tx.select().from(indexStatus));
  await untilSteady("the walks of the start are over", async () => JSON.stringify(await statusOf()), 2_000);
  await detachVault({ account, ...ctx }, { confirm: basename(account.vaultDir) });
  const detached = { id: account.id, vaultDir: detachedPlace(account.id) };
  const vaultDir = await relocateVault(vault.db, detached, directory, ctx.actor);
  const seen = async () =>
    (await searchVault({ account: { id: account.id, vaultDir }, ...ctx }, { q: "elsewhere" })).count;
  await until("the note is read", async () => (await seen()) === 1).finally(() => watches.stop());
});
