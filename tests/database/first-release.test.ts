import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate } from "@/lib/db";
import { withDatabase } from "@/tests/support/database";
import { reachableRoom } from "@/tests/support/room";

/** A database that the first release made, with rows as it wrote them, of an owner who is no superuser. */
const NAME = `kv_first_${crypto.randomUUID().slice(0, 8)}`;
const FIRST_RELEASE = 16;
const NOBODY = "00000000-0000-0000-0000-000000000000";
const [ACCOUNT, DELETED, ID] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const room = reachableRoom("kv-first-");

let superuser: postgres.Sql;
let ownerUrl: string;

beforeAll(async () => {
  superuser = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  await superuser.unsafe(`create role ${NAME} login password '${NAME}' nosuperuser`);
  await superuser.unsafe(`grant kv_app, kv_due to ${NAME}`);
  await superuser.unsafe(`create database ${NAME} owner ${NAME}`);
  const url = new URL(withDatabase(inject("serverUrl"), NAME));
  url.username = NAME;
  url.password = NAME;
  ownerUrl = url.href;
  await migrateAsFirstRelease();
  await writeOldRows();
  await migrate(ownerUrl);
});
afterAll(async () => {
  await superuser.unsafe(`drop database ${NAME} with (force)`);
  await superuser.unsafe(`drop role ${NAME}`);
  await superuser.end();
  room.remove();
});

async function migrateAsFirstRelease(): Promise<void> {
  const folder = join(room.path, "drizzle");
  cpSync("drizzle", folder, { recursive: true });
  const journal = join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, FIRST_RELEASE) }));
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  await runMigrations(drizzle(sql), { migrationsFolder: folder });
  await sql.end();
}

async function onDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(withDatabase(inject("serverUrl"), NAME), { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const writeOldRows = () =>
  onDatabase(async (sql) => {
    await sql`insert into accounts (account_id, name, vault_dir) values (${ACCOUNT}, 'a', '/a')`;
    for (const account of [ACCOUNT, DELETED]) {
      await sql`select set_config('kv.account_id', ${account}, false)`;
      await sql`insert into containers values (${account}, 'app', 3, now())`;
      await sql`insert into pruned_totals values (${account}, 'run', 'CuratorWorkflow', 'COMPLETED', 5)`;
      await sql`insert into index_states values (${account}, now())`;
      await sql`
        insert into audit_entries (account_id, actor_type, actor_id, actor_label, action, subject, detail)
        values (${account}, 'user', '', '', 'a', 's', '{}')`;
    }
    await sql`
      insert into learning_observations
        (account_id, input, filename, kind, destination, features, decided_by, decided_at, observed_at)
      values (${ACCOUNT}, 'i', 'f', 'directory', 'account', '{}', 'local', now(), now())`;
    await sql`
      insert into workflow_runs
        (account_id, run_id, workflow_id, type, status, task_queue, trigger, input, start_time, lane)
      values (${ACCOUNT}, ${ID}, 'w', 'T', 'RUNNING', 'q', 'manual', '{}', now(), 'job 1')`;
    await sql`
      insert into backups (account_id, id, taken_at, finished_at, state, reason, same_as, failure, fault)
      values (${ACCOUNT}, ${ID}, now(), now(), 'failed', 'manual', ${ID}, 'no room', 'cut off')`;
    await sql`
      insert into pairing_requests
        (account_id, name, address, device_code_hash, user_code, user_code_hash, interval, expires_at)
      values (${NOBODY}, 'n', 'a', 'd', 'u', 'h', 5, now())`;
  });

it("keeps the rows of its accounts under the current names", () =>
  onDatabase(async (sql) => {
    const one = async (query: string) => (await sql.unsafe(query))[0];
    expect(await one("select account_id, generation from runtime_generations")).toEqual({
      account_id: ACCOUNT,
      generation: 3,
    });
    expect(await one("select n::int from retired_counters")).toEqual({ n: 5 });
    expect(await one("select outcome from learning_observations")).toEqual({ outcome: "unchanged" });
    expect(await one("select partition_key from workflow_runs")).toEqual({ partition_key: "job 1" });
    expect(await one("select duplicate_of, error, verification_error from backups")).toEqual({
      duplicate_of: ID,
      error: "no room",
      verification_error: "cut off",
    });
    expect(await one("select account_id from pairing_requests")).toEqual({ account_id: null });
  }));

it("loses the rows of accounts that no longer exist", () =>
  onDatabase(async (sql) => {
    for (const table of ["runtime_generations", "retired_counters", "index_status", "audit_entries"]) {
      const rows = await sql`select account_id from ${sql(table)}`;
      expect(rows, table).toEqual([{ account_id: ACCOUNT }]);
    }
  }));

it("binds its owner by row-level security", async () => {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  expect(await sql`select 1 from accounts`).toHaveLength(0);
  expect(await sql`select 1 from retired_counters`).toHaveLength(0);
  await sql.end();
});
