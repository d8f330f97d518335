import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { withDatabase } from "./session";

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  env().DATABASE_URL = fresh.url;
});
afterAll(async () => {
  delete env().DATABASE_URL;
  await fresh.drop();
});

it("gives commands the database that operations ask for, with the login of the application", async () => {
  await withDatabase(async (db) => {
    expect(database()).toBe(db);
    expect(db.url).not.toBe(fresh.url);
  });
});
