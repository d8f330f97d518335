import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseIdentity, readArchive, restoreFresh, withUnpacked } from "@/lib/backups";
import { type Context, Database } from "@/lib/db";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { contextFor } from "@/tests/support/vault";

/** A backup of the first release, before tables and columns were renamed. */
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/schema-15.${name}`, import.meta.url));
let database: TestDatabase;
let db: Database;
let restored: Context;

beforeAll(async () => {
  database = await freshDatabase();
  db = new Database(database.url, 4);
  const { identity } = await parseIdentity(readFileSync(fixture("identity.txt"), "utf8"), "identity.txt");
  const archive = createReadStream(fixture("tar.gz.age"));
  const done = await withUnpacked(
    (visit) => readArchive(archive, identity, visit),
    (backup) => restoreFresh(db, backup, { identity, contextOf: (account) => contextFor(db, account) }),
  );
  expect(done).toMatchObject({ files: 2, rows: 18, interrupted: 1 });
  restored = contextFor(db, { id: done.accountId, vaultDir: done.vaultDir });
});
afterAll(async () => {
  await db.close();
  await database.drop();
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
