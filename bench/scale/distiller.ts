import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createApiKey } from "@/lib/accounts";
import { distillerWorkflow } from "@/lib/distiller/workflow";
import { awaitRun, type Execution, startRun } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import { generateVault } from "../generate";
import { type Measure, ms } from "../report";
import { cpuOfFamily } from "../room/cpu";
import { root, ServiceProcess } from "../room/process";
import type { Room } from "../room/room";

const RECORDS = 1_000;
const MAX_SECONDS = 20;
/** A request waits for 25 s only. */
const PATIENCE_MS = 600_000;
const LARGE = 100_000;
const MAX_MEGABYTES = 600;
const LARGE_PATIENCE_MS = 7_200_000;

/** How long a worker takes to distil records that it has not read yet, without a model. */
export async function measureDistiller(room: Room, quick: boolean): Promise<Measure[]> {
  const records = quick ? RECORDS / 10 : RECORDS;
  const ctx = await room.account(path.join(room.dir, "distiller"));
  writeRecords(ctx.account.vaultDir, records);
  await reconcile(ctx);
  const { key } = await createApiKey(ctx, { name: "bench" });
  const web = await ServiceProcess.start(room, "web");
  const worker = await ServiceProcess.start(room, "worker");
  try {
    const processor = () => [worker.cpu() ?? Number.NaN, cpuOfFamily(room.serverPid)];
    const before = processor();
    const began = performance.now();
    const run = await start(`${web.base}/api/v1/workers/distiller/run`, key);
    const { isDone } = await awaitRun(ctx, run, PATIENCE_MS);
    const seconds = isDone ? (performance.now() - began) / 1_000 : Number.NaN;
    const [own, database] = processor().map((now, at) => (now - (before[at] ?? 0)) / records);
    return [
      {
        name: `seconds to distil ${records} records`,
        figures: `${ms(own ?? 0)} of a processor a record in the worker, ${ms(database ?? 0)} in Postgres; ${worker.mostMemory().toFixed(0)} MB of memory at most`,
        ratio: seconds,
        ...(!quick && { target: { limit: MAX_SECONDS, is: "at most" } as const }),
      },
    ];
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
  }
}

/** The memory of a worker that distils a large vault of which it has read nothing yet, and how long it takes. */
export async function measureLargeDistiller(room: Room): Promise<Measure> {
  const vaultDir = path.join(room.dir, `distiller of ${LARGE}`);
  generateVault(vaultDir, LARGE);
  const ctx = await room.account(vaultDir);
  await reconcile(ctx);
  for (const table of ["vault_files", "vault_texts", "vault_links"]) await room.analyze(table);
  const worker = await ServiceProcess.start(room, "worker");
  try {
    const began = performance.now();
    const run = await ctx.db.tx((tx) => startRun(ctx, tx, distillerWorkflow, { scan: false }));
    const { isDone } = await awaitRun(ctx, run, LARGE_PATIENCE_MS);
    const seconds = (performance.now() - began) / 1_000;
    return {
      name: `memory of a worker that distils ${LARGE} records, MB`,
      figures: `in ${seconds.toFixed(0)} s, ${ms((worker.cpu() ?? Number.NaN) / LARGE)} of a processor a record`,
      ratio: isDone ? worker.mostMemory() : Number.NaN,
      target: { limit: MAX_MEGABYTES, is: "at most" },
    };
  } finally {
    await worker.stop();
  }
}

async function start(url: string, key: string): Promise<Execution> {
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    prefer: "respond-async",
  };
  const reply = await fetch(url, { method: "POST", headers, body: "{}" });
  if (reply.status !== 202) throw new Error(`POST ${url} answered ${reply.status}`);
  return ((await reply.json()) as { execution: Execution }).execution;
}

/** Writes the scored records, over and over until there are `count` of them. */
function writeRecords(vaultDir: string, count: number): void {
  const corpus = path.join(root, "tests/corpus/distiller");
  const texts = readdirSync(corpus, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.md$/.test(file) && !/README/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(corpus, file), "utf8"));
  mkdirSync(path.join(vaultDir, "note"), { recursive: true });
  for (let n = 0; n < count; n += 1)
    writeFileSync(path.join(vaultDir, "note", `Record ${n}.md`), texts[n % texts.length] ?? "");
}
