import { afterAll, expect, it } from "vitest";
import { isDatabaseUnavailable } from "@/lib/core/outage";
import { Database } from "./client";

/** A port that nobody listens on, at a name that often has two addresses. */
const away = new Database("postgres://kv@localhost:1/kv", 1);
const unknownHost = new Database("postgres://kv@database.invalid/kv", 1);
const account = crypto.randomUUID();

afterAll(() => Promise.all([away.close(), unknownHost.close()]));

it.each([
  ["a query", () => away.sql`select 1`],
  ["a transaction", () => away.account(account).tx((tx) => tx.execute("select 1"))],
  ["a snapshot", () => away.account(account).snapshot("lock", async () => {})],
  ["an unknown host name", () => unknownHost.system((tx) => tx.execute("select 1"))],
])("a connection that fails is the database's outage: %s", async (_name, work) => {
  const error = await work().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
});
