import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { count } from "@/lib/core/count";
import { createRecord } from "@/lib/vault";
import type { Measure } from "./report";
import { cpuOfFamily } from "./room/cpu";
import { ServiceProcess } from "./room/process";
import type { Room } from "./room/room";

/** What is due after a start takes longer with more accounts. */
const settleMs = (accounts: number) => 10_000 + 120 * accounts;

/** What may be used with nothing to do: percent of a core in all processes together, and transactions a second. */
const LIMITS = { one: { cpu: 1.5, transactions: 10 }, many: { cpu: 5, transactions: 30 } };
const MAX_READY_MS = 10_000;

/** A web and a worker process without any request, in a room with this many accounts, each with three records. */
export async function measureIdle(room: Room, accounts: number, quick: boolean): Promise<Measure[]> {
  await addAccounts(room, accounts);
  await ServiceProcess.build();
  const began = performance.now();
  const worker = await ServiceProcess.start(room, "worker");
  const readyMs = performance.now() - began;
  const web = await ServiceProcess.start(room, "web");
  try {
    await sleep(settleMs(accounts));
    const used = await usedIn(room, [web, worker], quick ? 15_000 : 60_000);
    const most = accounts === 1 ? LIMITS.one : LIMITS.many;
    const name = count(accounts, "account");
    return [
      {
        name: `% of a core when idle, ${name}`,
        figures: `web ${used.web.toFixed(1)}, worker ${used.worker.toFixed(1)}, Postgres ${used.postgres.toFixed(1)}`,
        ratio: used.web + used.worker + used.postgres,
        target: { limit: most.cpu, is: "at most" },
      },
      {
        name: `transactions a second when idle, ${name}`,
        figures: "",
        ratio: used.transactions,
        target: { limit: most.transactions, is: "at most" },
      },
      {
        name: `ms until a worker is ready, ${name}`,
        figures: "",
        ratio: readyMs,
        target: { limit: MAX_READY_MS, is: "at most" },
      },
    ];
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
  }
}

async function addAccounts(room: Room, accounts: number): Promise<void> {
  while (room.accounts < accounts) {
    const ctx = await room.account(path.join(room.dir, "idle", String(room.accounts)));
    for (const name of ["One", "Two", "Three"])
      await createRecord(ctx, { type: "note", name, body: "[[Two]]" });
  }
}

async function usedIn(room: Room, [web, worker]: [ServiceProcess, ServiceProcess], forMs: number) {
  const look = async () => ({
    at: performance.now(),
    web: web.cpu() ?? Number.NaN,
    worker: worker.cpu() ?? Number.NaN,
    postgres: cpuOfFamily(room.serverPid),
    transactions: await room.transactions(),
  });
  const before = await look();
  await sleep(forMs);
  const after = await look();
  const per = (key: "web" | "worker" | "postgres" | "transactions", unit: number) =>
    (unit * (after[key] - before[key])) / (after.at - before.at);
  return {
    web: per("web", 100),
    worker: per("worker", 100),
    postgres: per("postgres", 100),
    transactions: per("transactions", 1_000),
  };
}
