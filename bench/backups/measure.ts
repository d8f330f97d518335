import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { formatNumber } from "@/lib/core/count";
import { type Context, Database } from "@/lib/db";
import { reconcile } from "@/lib/vault";
import { generateVault } from "../generate";
import { type Measure, ms } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { differencesBetween } from "./compare";
import { backup, otherDatabase, restore, type TaskFigures } from "./tasks";
import { writeMeanwhile } from "./writers";

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
  const { busy, written, quiet, memory } = await backupTwice(room, ctx);
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

async function backupTwice(room: Room, ctx: Context) {
  const worker = await ServiceProcess.start(room, "worker");
  try {
    const writers = writeMeanwhile(ctx, CLIENTS);
    const busy = await backup(ctx, worker).finally(writers.stop);
    const written = await writers.stop();
    const quiet = await backup(ctx, worker);
    return { busy, written, quiet, memory: worker.mostMemory() };
  } finally {
    await worker.stop();
  }
}

const figuresOf = ({ took, cpu, files, rows, size }: TaskFigures, written?: string): string =>
  [
    `${ms(took)}, ${ms(cpu)} of processor time`,
    `${files} files, ${rows} rows${size > 0 ? `, ${(size / 1e6).toFixed(1)} MB` : ""}`,
    ...(written ? [written] : []),
  ].join("; ");
