import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logger } from "@/lib/log";
import { openVault, type TestVault } from "@/tests/support/vault";
import { Heartbeat } from "./heartbeat";

let vault: TestVault;
let sql: postgres.Sql;
beforeAll(async () => {
  vault = await openVault();
  sql = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await vault.close();
});

it("a process without an engine leaves dead ones to others", async () => {
  await sql`insert into engine.processes (executor_id, host, pid, stopped) values ('dead', 'elsewhere', 1, true)`;
  const heartbeat = new Heartbeat(vault.databaseUrl, "own", logger("test"), () => {});
  await heartbeat.start();
  const ids = await sql`select executor_id from engine.processes order by executor_id`;
  await heartbeat.stop();
  expect(ids.map((row) => row.executor_id)).toEqual(["dead", "own"]);
});
