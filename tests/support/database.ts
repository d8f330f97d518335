import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";

/** The migrated, empty database that every test's own is cloned from. */
export const TEMPLATE = "kv_template";

/** A database for one test file, as its owner sees it. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A new, migrated, empty database. Drop it when the file is done, after closing what uses it. */
export async function freshDatabase(serverUrl = inject("serverUrl")): Promise<TestDatabase> {
  const name = `kv_test_${randomBytes(6).toString("hex")}`;
  // Its files are copied, which takes half the time of writing each page to the log first.
  await execute(serverUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => execute(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The files of a process share a connection: each that is opened is a process of Postgres. It closes where nobody asks for long. */
const connections = new Map<string, postgres.Sql>();

async function execute(url: string, statement: string): Promise<void> {
  const sql =
    connections.get(url) ??
    postgres(url, { max: 1, idle_timeout: 5, fetch_types: false, onnotice: () => {} });
  connections.set(url, sql);
  await sql.unsafe(statement);
}
