import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import type { BackupResult } from "@/lib/backups/shapes";
import { backupWorkflow } from "@/lib/backups/workflows";
import type { Context } from "@/lib/db";
import { migrate } from "@/lib/db/migrate";
import { awaitRun, startRun } from "@/lib/runs";
import type { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";

const SCRIPT = fileURLToPath(new URL("restore.ts", import.meta.url));
const PATIENCE_MS = 3_600_000;

/** What a backup or a restore took. */
export interface TaskFigures {
  /** By the clock, and of the processor, in ms. */
  took: number;
  cpu: number;
  files: number;
  rows: number;
  /** Bytes of the backup. */
  size: number;
}

/** A backup by a worker, as its schedule starts it. */
export async function backup(ctx: Context, worker: ServiceProcess): Promise<TaskFigures> {
  const before = worker.cpu() ?? Number.NaN;
  const began = performance.now();
  const run = await ctx.db.tx((tx) => startRun(ctx, tx, backupWorkflow, { reason: "schedule" }));
  const outcome = await awaitRun(ctx, run, PATIENCE_MS);
  if (!outcome.isDone) throw new Error("The backup has not ended");
  const took = performance.now() - began;
  return { ...(outcome.result as BackupResult), took, cpu: (worker.cpu() ?? Number.NaN) - before };
}

/** Restores into the fresh installation of `env`, in a separate process. */
export async function restore(args: string[], env: Record<string, string>): Promise<TaskFigures> {
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
export async function otherDatabase(room: Room, name: string): Promise<string> {
  const owner = postgres(room.server.url, { max: 1, onnotice: () => {} });
  await owner`create database ${owner(name)}`;
  await owner.end();
  const url = new URL(room.server.url);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
