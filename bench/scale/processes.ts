import { until } from "@/tests/support/until";
import { Client, rateOf } from "../http/client";
import type { Measure } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { openAccounts, sendFiles, type Used } from "./accounts";

const COUNTS = [1, 2, 4] as const;
const TURN_MS = 4_000;
const CLIENTS = 8;

/** Requests and runs a second of 1, 2 and 4 processes over one Postgres, against those of one. */
export async function measureProcesses(room: Room, quick: boolean): Promise<Measure[]> {
  const accounts = await openAccounts(room, quick ? 10 : 100, "processes");
  const measures: Measure[] = [];
  for (const name of ["web", "api"] as const) {
    const rates = await eachCount(room, name, (servers) => readRate(servers, accounts));
    measures.push(...scaled(`reads by ${name} processes`, rates));
  }
  const runs = await eachCount(room, "worker", () => runRate(room, accounts, quick ? 2 : 5));
  return [...measures, ...scaled("inbox files by worker processes", runs)];
}

/** What `measure` returns with 1, 2 and 4 processes. */
async function eachCount(
  room: Room,
  name: "web" | "api" | "worker",
  measure: (processes: ServiceProcess[]) => Promise<number>,
): Promise<number[]> {
  const figures: number[] = [];
  for (const count of COUNTS) {
    const processes: ServiceProcess[] = [];
    try {
      while (processes.length < count) processes.push(await ServiceProcess.start(room, name));
      figures.push(await measure(processes));
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
    }
  }
  return figures;
}

/** Records read a second, by clients of as many accounts on each process. */
async function readRate(servers: readonly ServiceProcess[], accounts: readonly Used[]): Promise<number> {
  const clients = servers.map(() => new Client());
  try {
    const order = { forMs: TURN_MS, connections: CLIENTS };
    const loads = await Promise.all(
      servers.map((server, at) =>
        clients[at]?.load(server, "/api/v1/vault/records/note/One.md", {
          ...order,
          key: accounts[at % accounts.length]?.key ?? "",
        }),
      ),
    );
    return loads.reduce((sum, load) => sum + (load ? rateOf(load) : 0), 0);
  } finally {
    for (const client of clients) client.stop();
  }
}

/** Inbox files processed a second when each account sends some at once. */
async function runRate(room: Room, accounts: readonly Used[], files: number): Promise<number> {
  const before = await room.processedFiles();
  const began = performance.now();
  for (const account of accounts) await sendFiles(account, files);
  const wanted = before + files * accounts.length;
  await until("all files are processed", async () => (await room.processedFiles()) >= wanted, 600_000);
  return (files * accounts.length * 1_000) / (performance.now() - began);
}

const scaled = (name: string, rates: readonly number[]): Measure[] =>
  COUNTS.map((count, at) => ({
    name: `${name}: ${count} : 1`,
    figures: `${rates[at]?.toFixed(0)}/s : ${rates[0]?.toFixed(0)}/s`,
    ratio: (rates[at] ?? Number.NaN) / (rates[0] ?? Number.NaN),
  }));
