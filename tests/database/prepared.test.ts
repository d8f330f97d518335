import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Database, type Tx } from "@/lib/db";
import { accounts } from "@/lib/db/tables/accounts";
import { freshDatabase, type TestDatabase } from "../support/database";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = new Database(database.url, 1);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const id = "00000000-0000-4000-8000-000000000000";

/** How many statements on the accounts table the only connection has prepared. */
const prepared = (tx: Tx) =>
  tx.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements where statement like '%from "accounts"%'`,
  );

describe("a statement with parameters", () => {
  it("is parsed once a connection, in whatever transaction it is sent", async () => {
    const select = (tx: Tx) => tx.select().from(accounts).where(eq(accounts.accountId, id));
    for (let n = 0; n < 3; n++) await db.system(select);
    await db.system((tx) => tx.transaction(select));
    expect([...(await db.system(prepared))]).toEqual([{ n: 1 }]);
  });

  it("is not prepared when it has as many as it is given values", async () => {
    const ids = Array.from({ length: 20 }, (_, n) => id.replace(/..$/, String(10 + n)));
    await db.system((tx) => tx.select().from(accounts).where(inArray(accounts.accountId, ids)));
    expect([...(await db.system(prepared))]).toEqual([{ n: 1 }]);
  });
});
