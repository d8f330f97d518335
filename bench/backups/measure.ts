import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { flagsOf } from "@/bin/supervise/bundle";
import { formatNumber } from "@/lib/core/count";
import { Database } from "@/lib/db";
import { migrate } from "@/lib/db/migrate";
import { reconcile } from "@/lib/vault";
import { generateVault } from "../generate";
import { type Measure, ms } from "../report";
import type { Room } from "../room/room";
import { differencesBetween } from "./compare";
import type { TaskFigures } from "./process";
import { writeMeanwhile } from "./writers";

const SCRIPT = fileURLToPath(new URL("process.ts", import.meta.url));
const CLIENTS = 16;

/**
 * A backup while clients write, one at rest, and its restore into another installation. Ten times as many records may take ten times as
 * long, with the same memory.
 */
export async function measureBackups(room: Room, records: number): Promise<Measure[]> {
  const vaultDir = path.join(room.dir, `backed up vault of ${records}`);
  generateVault(vaultDir, records);
  const ctx = await room.account(vaultDir);
  await reconcile(ctx);
  const dataDir = path.join(room.dir, `data of ${records} backed up`);
  const here = { DATABASE_URL: room.server.url, KV_DATA_DIR: dataDir };

  const writers = writeMeanwhile(ctx, CLIENTS);
  const busy = await task(["backup", ctx.account.id], here);
  const written = await writers.stop();
  const quiet = await task(["backup", ctx.account.id], here);

  const there = {
    DATABASE_URL: await otherDatabase(room, `restored_${records}`),
    KV_DATA_DIR: path.join(room.dir, `data of ${records} restored`),
  };
  mkdirSync(there.KV_DATA_DIR);
  const backups = path.join(dataDir, "backups", ctx.account.id);
  const file = path.join(backups, readdirSync(backups).sort().at(-1) ?? "");
  const identity = path.join(dataDir, "secrets", `backup-identity.${ctx.account.id}`);
  const restored = await task(["restore", file, identity], there);
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
      name: "  memory of its process, MB",
      figures: "at most, with the flags of a worker, the runtime and its compiler included",
      ratio: busy.peak,
      target: at(300),
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

async function task(args: string[], env: Record<string, string>): Promise<TaskFigures> {
  const child = spawn(process.execPath, [...flagsOf("worker"), "--import", "tsx", SCRIPT, ...args], {
    env: { ...process.env, ...env, NODE_ENV: "production", KV_LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${args[0]} failed: ${output}`);
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
