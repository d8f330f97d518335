import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { restoreCommand } from "./commands/backup-restore";
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

describe("in a directory without an installation", () => {
  const { DATABASE_URL, KV_DATA_DIR } = env();
  beforeAll(() => {
    delete env().DATABASE_URL;
    env().KV_DATA_DIR = join(KV_DATA_DIR, "mistyped");
  });
  afterAll(() => {
    Object.assign(env(), { DATABASE_URL, KV_DATA_DIR });
  });

  it("a command says so, and makes none", async () => {
    await expect(withDatabase(async () => {})).rejects.toThrow(/^There is no installation in .*mistyped: /);
    expect(existsSync(env().KV_DATA_DIR)).toBe(false);
  });

  it("a restore checks what it is given first", async () => {
    await expect(restoreCommand.run({}, ["file.age"])).rejects.toThrow("--identity FILE");
    await expect(restoreCommand.run({ identity: "no.txt" }, ["file.age"])).rejects.toThrow(
      "Cannot read no.txt",
    );
    expect(existsSync(env().KV_DATA_DIR)).toBe(false);
  });
});
