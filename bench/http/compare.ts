import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createApiKey } from "@/lib/accounts";
import { type Measure, median } from "../report";
import type { Room } from "../room/room";
import type { Load, Order } from "./load";
import { root, Web } from "./server";

/** A load, and the processor time of the web process for each of its requests, in ms. */
type Cost = Load & { cpu: number };

const CONNECTIONS = 8;
/** Short turns, so that what else the machine does falls on both. */
const TURN_MS = 700;

/** An authenticated request against a route handler of Next that does nothing, the two in turns on one server. */
export async function measureRequests(room: Room, quick: boolean): Promise<Measure[]> {
  const ctx = await room.account(path.join(room.dir, "empty vault"));
  const { key } = await createApiKey(ctx, { name: "bench" });
  const web = await Web.start(room);
  const client = fork(path.join(root, "bench/http/load.ts"), { execArgv: ["--import", "tsx"] });
  const bare = () => load(web, client, "/healthz");
  const authenticated = () => load(web, client, "/api/v1/vault/schema", key);
  try {
    for (let warmUp = 0; warmUp < 4; warmUp++) {
      await bare();
      await authenticated();
    }
    const pairs: [bare: Cost, authenticated: Cost][] = [];
    for (let round = 0; round < (quick ? 5 : 21); round++) pairs.push([await bare(), await authenticated()]);
    return [summary(pairs)];
  } finally {
    client.disconnect();
    await web.stop();
  }
}

function summary(pairs: [bare: Cost, authenticated: Cost][]): Measure {
  const rate = ({ requests, seconds }: Load) => requests / seconds;
  const [bare, authenticated] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
  const figures = (of: Cost[]) =>
    `${median(of.map(rate)).toFixed(0)}/s (p50 ${median(of.map((each) => each.p50)).toFixed(1)} ms, ` +
    `${median(of.map((each) => each.cpu)).toFixed(2)} ms of CPU each)`;
  return {
    name: "GET /vault/schema with a key : bare handler",
    figures: `${figures(authenticated)} : ${figures(bare)}`,
    ratio: median(pairs.map(([a, b]) => rate(b) / rate(a))),
    target: { limit: 0.6, is: "at least" },
  };
}

async function load(web: Web, client: ChildProcess, address: string, key?: string): Promise<Cost> {
  const order: Order = { url: web.base + address, key, forMs: TURN_MS, connections: CONNECTIONS };
  const before = web.cpu() ?? Number.NaN;
  client.send(order);
  const [done] = (await once(client, "message")) as [Load];
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} requests to ${address} failed`);
  return { ...done, cpu: ((web.cpu() ?? Number.NaN) - before) / done.requests };
}
