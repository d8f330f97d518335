/**
 * Changes hundreds of files of a vault at a time, act after act, until it is killed. Arguments: the kind of act, the
 * account's id, its vault, the number of the first act, and a file: it begins when that exists. The database is in
 * `DATABASE_URL`.
 */
import "@/lib/wiring";
import { existsSync } from "node:fs";
import { Database } from "@/lib/db";
import { until } from "@/tests/support/until";
import { contextFor } from "@/tests/support/vault";
import { ACTS } from "./acts";

const [kind = "", accountId = "", vaultDir = "", first = "0", gate = ""] = process.argv.slice(2);
const ctx = contextFor(new Database(process.env.DATABASE_URL ?? "", 4), { id: accountId, vaultDir });

process.stdout.write("ready\n");
await until("the test begins", () => existsSync(gate), 600_000);
for (let n = Number(first); ; n += 1) {
  process.stdout.write(`act ${n}\n`);
  await ACTS[kind]?.(ctx, n);
}
