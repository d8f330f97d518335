import { ensureSystemDatabase } from "@dbos-inc/dbos-sdk/internal/system_database";
import { GlobalLogger } from "@dbos-inc/dbos-sdk/internal/telemetry/logs";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createAccount, listAccounts, prepareInstallation } from "@/lib/accounts";
import { applicationUrl, Database } from "@/lib/db";
import { freshDatabase, type TestDatabase, withDatabase } from "@/tests/support/database";
import { runNode } from "@/tests/support/processes";
import { type Room, reachableRoom } from "@/tests/support/room";
import { until } from "@/tests/support/until";

const quiet = new GlobalLogger(undefined, { logLevel: "error" });

let database: TestDatabase;
let owner: postgres.Sql;
let room: Room;
let url: string;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  room = reachableRoom("kv-login-");
  url = await prepareInstallation(database.url, room.path);
  db = new Database(url, 2);
  const rules = { signup: "closed", dataDir: room.path, byOperator: true } as const;
  await createAccount(db, { email: "a@example.org", password: "a long password" }, rules);
});
afterAll(async () => {
  await db.close();
  const { username } = new URL(url);
  await owner.end();
  await database.drop();
  const superuser = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  await superuser.unsafe(`drop role if exists ${username}`);
  await superuser.end();
  room.remove();
});

describe("the login that the application serves under", () => {
  it("is no superuser, passes no policy by, and makes no roles or databases", async () => {
    const [role] = await owner`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolcanlogin
      from pg_roles where rolname = ${new URL(url).username}`;
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
      rolcanlogin: true,
    });
  });

  it("has nothing of any account once it resets its role", async () => {
    expect(await listAccounts(db)).toHaveLength(1);
    const sql = await db.sql.reserve();
    await sql`reset role`;
    expect(await sql`select 1 from accounts`).toHaveLength(0);
    await sql`set role none`;
    for (const statement of [
      "select * from accounts",
      "select * from users",
      "select * from vault_files",
      "alter table accounts disable row level security",
      "set role postgres",
      "create role intruder",
    ])
      await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
    await sql`set role kv_app`;
    sql.release();
  });

  it("is the same at the next start, for the owner and for itself", async () => {
    expect(await prepareInstallation(database.url, room.path)).toBe(url);
    expect(await prepareInstallation(url, room.path)).toBe(url);
  });

  it("is all that a worker needs where the engine's tables were the owner's", async () => {
    await owner`drop schema if exists dbos cascade`;
    await ensureSystemDatabase(database.url, quiet);
    const env = { ...process.env, DATABASE_URL: database.url, KV_DATA_DIR: room.path };
    const worker = runNode(["bin/worker.ts"], { env });
    const isWorking = async () =>
      worker.child.exitCode !== null ||
      (await owner`select 1 from engine.processes where pid = ${worker.pid}`).length > 0;
    await until("the worker works", isWorking, 100_000);
    expect(worker.child.exitCode, worker.output()).toBeNull();
    const logins = await owner<{ usename: string }[]>`
      select distinct usename from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect(logins).toEqual([{ usename: new URL(url).username }]);
    await worker.end("SIGTERM");
  }, 120_000);
});

/** A database of its own for a user who is no superuser and owns it; removed with everything the user made. */
async function ofPlainOwner(rights: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `kv_plain_${crypto.randomUUID().slice(0, 8)}`;
  const superuser = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  await superuser.unsafe(`create role ${name} login password '${name}' ${rights}`);
  await superuser.unsafe(`grant kv_app to ${name} with admin option`);
  await superuser.unsafe(`create database ${name} owner ${name}`);
  const given = new URL(withDatabase(inject("serverUrl"), name));
  given.username = name;
  given.password = name;
  const [made] = await superuser`select 'kv_login_' || oid as login from pg_database where datname = ${name}`;
  try {
    await work(given.href);
  } finally {
    await superuser.unsafe(`drop database ${name} with (force)`);
    await superuser.unsafe(`drop role if exists ${made?.login}`);
    await superuser.unsafe(`revoke kv_app from ${name} cascade`);
    await superuser.unsafe(`drop role ${name}`);
    await superuser.end();
  }
}

describe("an owner who is no superuser", () => {
  it("makes the login where it may make roles", () =>
    ofPlainOwner("createrole", async (given) => {
      const serving = await prepareInstallation(given, room.path);
      expect(new URL(serving).username).toMatch(/^kv_login_/);
      expect(await prepareInstallation(given, room.path)).toBe(serving);
      await ensureSystemDatabase(serving, quiet);
    }));

  it("serves itself where it may not", () =>
    ofPlainOwner("", async (given) => {
      expect(await applicationUrl(given, "secret")).toBeNull();
      expect(await prepareInstallation(given, room.path)).toBe(given);
    }));
});
