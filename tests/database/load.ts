/** Opens the database of the first argument and writes in many transactions at once, until it is ended. */
import { sql } from "drizzle-orm";
import { Database } from "@/lib/db";

const [url = "", accountId = ""] = process.argv.slice(2);
const WRITERS = 20;
const db = new Database(url, 10);
let written = 0;

async function write(): Promise<void> {
  for (;;) {
    try {
      await db.account(accountId).tx(async (tx) => {
        await tx.execute(sql`insert into saved_views (account_id, name, query) values (
          ${accountId}::uuid, ${crypto.randomUUID()}, ${"q".repeat(written % 2_000)})`);
        await tx.execute(sql`select pg_sleep(0.002)`);
      });
      written += 1;
    } catch {
      // The connection was ended: the next transaction takes another.
    }
  }
}

async function readSnapshots(): Promise<void> {
  for (;;) {
    try {
      await db.account(accountId).snapshot("load", ({ sql }) => sql`select count(*) from saved_views`);
    } catch {
      // As above.
    }
  }
}

for (let writer = 0; writer < WRITERS; writer += 1) void write();
void readSnapshots();
setInterval(() => process.stdout.write(`${written}\n`), 100);
