/**
 * Nine writers at once, request after request, until they are killed: each says what was acknowledged. Arguments: the
 * account's id, its vault, and the number of the first request. The database is in `DATABASE_URL`.
 */
import "@/lib/wiring";
import { writeSync } from "node:fs";
import { Database } from "@/lib/db";
import { contextFor } from "@/tests/support/vault";
import { WRITERS, write } from "./mixed";

const [accountId = "", vaultDir = "", first = "0"] = process.argv.slice(2);
const ctx = contextFor(new Database(process.env.DATABASE_URL ?? "", 10), { id: accountId, vaultDir });
/** Written at once: what is in a buffer dies with the process. */
const say = (line: string) => writeSync(1, `${line}\n`);

await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = Number(first); ; n += 1) {
      await write(ctx, writer, n);
      say(`${writer} did ${n}`);
    }
  }),
);
