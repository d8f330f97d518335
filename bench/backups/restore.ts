/**
 * `node --import tsx bench/backups/restore.ts FILE IDENTITY`: restores a backup into the fresh installation of the
 * environment, in a separate process. Prints `TaskFigures` as JSON.
 */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseIdentity, readArchive, restoreFresh, withUnpacked } from "@/lib/backups";
import { systemClock } from "@/lib/core/clock";
import { type Account, type Context, Database } from "@/lib/db";
import { logger } from "@/lib/log/log";
import type { TaskFigures } from "./tasks";

const db = new Database(process.env.DATABASE_URL ?? "", 4);
const contextOf = (account: Account): Context => ({
  account,
  actor: { type: "cli", id: "bench", label: "benchmark" },
  db: db.account(account.id),
  clock: systemClock,
  log: logger("cli"),
});

const [file = "", identityFile = ""] = process.argv.slice(2);
const started = performance.now();
const before = process.cpuUsage();
const { identity } = await parseIdentity(await readFile(identityFile, "utf8"), identityFile);
const { files, rows } = await withUnpacked(
  (visit) => readArchive(createReadStream(file), identity, visit),
  (found) => restoreFresh(db, found, { identity, contextOf }),
);
const took = performance.now() - started;
const { user, system } = process.cpuUsage(before);
const figures: TaskFigures = { took, cpu: (user + system) / 1_000, files, rows, size: 0 };
console.log(JSON.stringify(figures));
await db.close();
