/**
 * `node --import tsx bench/backups/process.ts backup ACCOUNT | restore FILE IDENTITY`: one task in a separate process,
 * on the database and the data directory of the environment. Prints `TaskFigures` as JSON.
 */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { findAccount } from "@/lib/accounts";
import { backUp, inlineStep, parseIdentity, readArchive, restoreFresh, withUnpacked } from "@/lib/backups";
import { systemClock } from "@/lib/core/clock";
import { type Account, type Context, Database } from "@/lib/db";
import { logger } from "@/lib/log/log";
import { mostMemoryOf } from "../room/cpu";

export interface TaskFigures {
  /** By the clock, and of the processor, in ms. */
  took: number;
  cpu: number;
  /** The most memory that the process had, the runtime and its compiler included, in MB. */
  peak: number;
  files: number;
  rows: number;
  /** Bytes of the backup. */
  size: number;
}

const db = new Database(process.env.DATABASE_URL ?? "", 4);
const contextOf = (account: Account): Context => ({
  account,
  actor: { type: "cli", id: "bench", label: "benchmark" },
  db: db.account(account.id),
  clock: systemClock,
  log: logger("cli"),
});

async function backup(accountId: string): Promise<Pick<TaskFigures, "files" | "rows" | "size">> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Error(`There is no account ${accountId}`);
  return backUp(contextOf(account), inlineStep, "manual");
}

async function restore(
  file: string,
  identityFile: string,
): Promise<Pick<TaskFigures, "files" | "rows" | "size">> {
  const { identity } = await parseIdentity(await readFile(identityFile, "utf8"), identityFile);
  const done = await withUnpacked(
    (visit) => readArchive(createReadStream(file), identity, visit),
    (found) => restoreFresh(db, found, { identity, contextOf }),
  );
  return { ...done, size: 0 };
}

const [task, ...args] = process.argv.slice(2);
const started = performance.now();
const before = process.cpuUsage();
const { files, rows, size } =
  task === "backup" ? await backup(args[0] ?? "") : await restore(args[0] ?? "", args[1] ?? "");
const took = performance.now() - started;
const { user, system } = process.cpuUsage(before);
const figures: TaskFigures = {
  took,
  cpu: (user + system) / 1_000,
  peak: (mostMemoryOf(process.pid) ?? Number.NaN) / 1e6,
  files,
  rows,
  size,
};
console.log(JSON.stringify(figures));
await db.close();
