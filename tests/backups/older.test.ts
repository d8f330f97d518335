import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listAccounts } from "@/lib/accounts";
import { parseIdentity, readArchive, restoreFresh, withUnpacked } from "@/lib/backups";
import type { FreshOptions } from "@/lib/backups/restore/fresh";
import { type Context, Database } from "@/lib/db";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { reachableRoom } from "@/tests/support/room";
import { contextFor } from "@/tests/support/vault";

/** A backup of the first release, before tables and columns were renamed. */
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/schema-15.${name}`, import.meta.url));
let database: TestDatabase;
let db: Database;
let restored: Context;

beforeAll(async () => {
  database = await freshDatabase();
  db = new Database(database.url, 4);
  const done = await restoreInto(db);
  expect(done).toMatchObject({ files: 2, rows: 18, interrupted: 1 });
  restored = contextFor(db, { id: done.accountId, vaultDir: done.vaultDir });
});

async function restoreInto(db: Database, options: Partial<FreshOptions> = {}) {
  const { identity } = await parseIdentity(readFileSync(fixture("identity.txt"), "utf8"), "identity.txt");
  const archive = createReadStream(fixture("tar.gz.age"));
  const contextOf = (account: Context["account"]) => contextFor(db, account);
  return withUnpacked(
    (visit) => readArchive(archive, identity, visit),
    (backup) => restoreFresh(db, backup, { identity, contextOf, ...options }),
  );
}

afterAll(async () => {
  await db.close();
  await database.drop();
});

it("is restored with the identity that decrypts it, or not at all", async () => {
  const empty = await freshDatabase();
  const other = new Database(empty.url, 4);
  const place = reachableRoom();
  try {
    const vaultDir = join(place.path, "vault");
    await expect(restoreInto(other, { identity: "none", vaultDir })).rejects.toThrow();
    expect(await listAccounts(other)).toEqual([]);
    expect(existsSync(vaultDir)).toBe(false);
  } finally {
    await other.close();
    await empty.drop();
    place.remove();
  }
});

const rows = (statement: string) => restored.db.tx(async (tx) => [...(await tx.execute(sql.raw(statement)))]);

it("is restored under the current names", async () => {
  expect(await rows("select name, generation from runtime_generations order by name")).toEqual([
    { name: "app", generation: 1 },
    { name: "gateway", generation: 1 },
  ]);
  expect(await rows("select kind, n::int from retired_counters")).toEqual([{ kind: "run", n: 3 }]);
  expect(await rows("select state, error, duplicate_of from backups")).toEqual([
    { state: "failed", error: "no room", duplicate_of: null },
  ]);
  expect(await rows("select error from backup_drills")).toEqual([{ error: "no room" }]);
  expect(await rows("select outcome from learning_observations")).toEqual([{ outcome: "unchanged" }]);
  expect(await rows("select partition_key, input from workflow_runs")).toEqual([
    { partition_key: "job 1", input: { lane: 1, huge: 1 } },
  ]);
});
