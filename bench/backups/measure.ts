import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import type { BackupResult } from "@/lib/backups/shapes";
import { backupWorkflow } from "@/lib/backups/workflows";
import { formatNumber } from "@/lib/core/count";
import { type Context, Database } from "@/lib/db";
import { migrate } from "@/lib/db/migrate";
import { awaitRun, startRun } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import { generateVault } from "../generate";
import { type Measure, ms } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { differencesBetween } from "./compare";
import type { TaskFigures } from "./restore";
import { writeMeanwhile } from "./writers";

const SCRIPT = fileURLToPath(new URL("restore.ts", import.meta.url));
const CLIENTS = 16;
const PATIENCE_MS = 3_600_000;

/**
 * A backup while clients write, one at rest, and its restore into another installation. Ten times as many records may take ten times as
 * long, with the same memory.
 */
export async function measureBackups(room: Room, records: number): Promise<Measure[]> {
  const vaultDir = path.join(room.dir, `backed up vault of ${records}`);
  generateVault(vaultDir, records);
  const ctx = await room.account(vaultDir);
  await reconcile(ctx);
  const worker = await ServiceProcess.start(room, "worker");
  const writers = writeMeanwhile(ctx, CLIENTS);
  const busy = await backup(ctx, worker);
  const written = await writers.stop();
  const quiet = await backup(ctx, worker);
  const memory = worker.mostMemory();
  await worker.stop();

  const there = {
    DATABASE_URL: await otherDatabase(room, `restored_${records}`),
    KV_DATA_DIR: path.join(room.dir, `data of ${records} restored`),
  };
  mkdirSync(there.KV_DATA_DIR);
  const backups = path.join(room.dataDir, "backups", ctx.account.id);
  const file = path.join(backups, readdirSync(backups).sort().at(-1) ?? "");
  const identity = path.join(room.dataDir, "secrets", `backup-identity.${ctx.account.id}`);
  const restored = await restore([file, identity], there);
  const copy = new Database(there.DATABASE_URL, 4);
  const differing = await differencesBetween(
    ctx,
    { ...ctx, db: copy.account(ctx.account.id) },
    there.KV_DATA_DIR,
  );
  await copy.close();

  const name = `Backup of ${formatNumber(records)} records`;
  const at = (limit: number): Measure["target"] => ({ limit, is: "at most" });
  const size = Math.max(1, records / 10_000);
  return [
    {
      name: `${name} while ${CLIENTS} write, s`,
      figures: figuresOf(busy, written),
      ratio: busy.took / 1_000,
      target: at(15 * size),
    },
    {
      name: "  memory of the worker, MB",
      figures: "at most, of both backups",
      ratio: memory,
      target: at(600),
    },
    { name: "  again, at rest, s", figures: figuresOf(quiet), ratio: quiet.took / 1_000 },
    {
      name: "  restore into a fresh installation, s",
      figures: figuresOf(restored),
      ratio: restored.took / 1_000,
      target: at(30 * size),
    },
    {
      name: "  files and rows that differ then",
      figures: differing.slice(0, 3).join("; "),
      ratio: differing.length,
      target: at(0),
    },
  ];
}

const figuresOf = ({ took, cpu, files, rows, size }: TaskFigures, written?: string): string =>
  [
    `${ms(took)}, ${ms(cpu)} of processor time`,
    `${files} files, ${rows} rows${size > 0 ? `, ${(size / 1e6).toFixed(1)} MB` : ""}`,
    ...(written ? [written] : []),
  ].join("; ");

/** A backup by a worker, as its schedule starts it. */
async function backup(ctx: Context, worker: ServiceProcess): Promise<TaskFigures> {
  const before = worker.cpu() ?? Number.NaN;
  const began = performance.now();
  const run = await ctx.db.tx((tx) => startRun(ctx, tx, backupWorkflow, { reason: "schedule" }));
  const outcome = await awaitRun(ctx, run, PATIENCE_MS);
  if (!outcome.isDone) throw new Error("The backup has not ended");
  const took = performance.now() - began;
  return { ...(outcome.result as BackupResult), took, cpu: (worker.cpu() ?? Number.NaN) - before };
}

async function restore(args: string[], env: Record<string, string>): Promise<TaskFigures> {
  const child = spawn(process.execPath, ["--import", "tsx", SCRIPT, ...args], {
    env: { ...process.env, ...env, NODE_ENV: "production", KV_LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The restore failed: ${output}`);
  return JSON.parse(output) as TaskFigures;
}

/** Another installation's database, on the same server. */
async function otherDatabase(room: Room, name: string): Promise<string> {
  const owner = postgres(room.server.url, { max: 1, onnotice: () => {} });
  await owner`create database ${owner(name)}`;
  await owner.end();
  const url = new URL(room.server.url);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
