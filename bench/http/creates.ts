import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import path from "node:path";
import { createApiKey } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { type Measure, median } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { Client, type Cost, rateOf } from "./client";

const CLIENTS = 16;
const TURN_MS = 3_000;
const BODY = "A note of a few lines, with a [[Link]].\n".repeat(20);
const LEAST = { api: 0.3, web: 0.12, large: 0.75 };

const orderOf = async (ctx: Context) => {
  const { key } = await createApiKey(ctx, { name: "bench" });
  return { key, create: { type: "note", body: BODY }, connections: CLIENTS, forMs: TURN_MS };
};

/** Durable creates by 16 clients at once in a large vault, in turns with those in an empty one. */
export async function measureCreatesIn(large: Context, room: Room, quick: boolean): Promise<Measure> {
  const empty = await room.account(path.join(room.dir, "empty vault of creates"));
  const api = await ServiceProcess.start(room, "api");
  const client = new Client();
  const create = async (order: Awaited<ReturnType<typeof orderOf>>) =>
    rateOf(await client.load(api, "/api/v1/vault/records", order));
  const rounds: { large: number; empty: number }[] = [];
  try {
    const orders = { large: await orderOf(large), empty: await orderOf(empty) };
    for (let n = -1; n < (quick ? 1 : 5); n++) {
      const round = { large: await create(orders.large), empty: await create(orders.empty) };
      if (n >= 0) rounds.push(round);
    }
  } finally {
    client.stop();
    await api.stop();
  }
  const rate = (where: "large" | "empty") => median(rounds.map((round) => round[where])).toFixed(0);
  return {
    name: "creates by api, 16 clients, in a large vault : in an empty one",
    figures: `${rate("large")}/s : ${rate("empty")}/s`,
    ratio: median(rounds.map((round) => round.large / round.empty)),
    target: { limit: LEAST.large, is: "at least" },
  };
}

/** Durable creates by 16 clients at once, in turns with 16 bare loops that write a file as durably. */
export async function measureCreates(room: Room, quick: boolean): Promise<Measure[]> {
  const ctx = await room.account(path.join(room.dir, "vault of creates"));
  const order = await orderOf(ctx);
  const [web, api] = [await ServiceProcess.start(room, "web"), await ServiceProcess.start(room, "api")];
  const client = new Client();
  const create = (server: ServiceProcess) => client.load(server, "/api/v1/vault/records", order);
  const rounds: { bare: number; web: Cost; api: Cost }[] = [];
  try {
    for (let n = -1; n < (quick ? 1 : 5); n++) {
      const round = { bare: await bareRate(room), web: await create(web), api: await create(api) };
      if (n >= 0) rounds.push(round);
    }
  } finally {
    client.stop();
    await Promise.all([web.stop(), api.stop()]);
  }
  const bare = median(rounds.map((round) => round.bare));
  return (["api", "web"] as const).map((server) => {
    const costs = rounds.map((round) => round[server]);
    const [p50, cpu] = [costs.map((each) => each.p50), costs.map((each) => each.cpu)];
    return {
      name: `creates by ${server}, 16 clients : bare writes`,
      figures: `${median(costs.map(rateOf)).toFixed(0)}/s (p50 ${median(p50).toFixed(0)} ms, ${median(cpu).toFixed(2)} ms of CPU each) : ${bare.toFixed(0)}/s`,
      ratio: median(rounds.map((round) => rateOf(round[server]) / round.bare)),
      target: { limit: LEAST[server], is: "at least" },
    };
  });
}

/** Files a second that 16 loops write: temporary file, fsync, rename, fsync of the directory. */
async function bareRate(room: Room): Promise<number> {
  const directory = path.join(room.dir, "bare writes");
  mkdirSync(directory, { recursive: true });
  const started = performance.now();
  let written = 0;
  const loop = async () => {
    for (; performance.now() < started + TURN_MS; written += 1) await writeDurably(directory);
  };
  await Promise.all(Array.from({ length: CLIENTS }, loop));
  return (1_000 * written) / (performance.now() - started);
}

async function writeDurably(directory: string): Promise<void> {
  const file = path.join(directory, randomUUID());
  const draft = await open(`${file}.tmp`, "wx");
  await draft.writeFile(BODY);
  await draft.sync();
  await draft.close();
  await rename(`${file}.tmp`, file);
  const parent = await open(directory);
  await parent.sync();
  await parent.close();
}
