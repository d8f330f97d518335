import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createApiKey } from "@/lib/api-keys";
import { type Measure, median } from "../report";
import type { Room } from "../room/room";
import { root, Web } from "./server";

interface Load {
  requests: number;
  failed: number;
  seconds: number;
  p50: number;
  p95: number;
  /** Of the web process, in ms for a request. */
  cpu: number;
}

const CONNECTIONS = 8;

/** An authenticated request against a route handler of Next that does nothing, the two in turns on one server. */
export async function measureRequests(room: Room, quick: boolean): Promise<Measure[]> {
  const ctx = await room.account(path.join(room.dir, "empty vault"));
  const { key } = await createApiKey(ctx, { name: "bench" });
  const web = await Web.start(room);
  const [seconds, rounds] = quick ? [1.5, 3] : [3, 7];
  const bare = () => load(web, "/healthz", seconds);
  const authenticated = () => load(web, "/api/v1/vault/schema", seconds, key);
  try {
    await bare();
    await authenticated();
    const pairs: [bare: Load, authenticated: Load][] = [];
    for (let round = 0; round < rounds; round++) pairs.push([await bare(), await authenticated()]);
    return [summary(pairs)];
  } finally {
    await web.stop();
  }
}

function summary(pairs: [bare: Load, authenticated: Load][]): Measure {
  const rate = ({ requests, seconds }: Load) => requests / seconds;
  const [bare, authenticated] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
  const figures = (of: Load[]) =>
    `${median(of.map(rate)).toFixed(0)}/s (p50 ${median(of.map((l) => l.p50)).toFixed(1)} ms, ` +
    `${median(of.map((l) => l.cpu)).toFixed(2)} ms of CPU each)`;
  return {
    name: "GET /vault/schema with a key : bare handler",
    figures: `${figures(authenticated)} : ${figures(bare)}`,
    ratio: median(pairs.map(([a, b]) => rate(b) / rate(a))),
    target: { limit: 0.6, is: "at least" },
  };
}

async function load(web: Web, address: string, seconds: number, key?: string): Promise<Load> {
  const args = [web.base + address, String(seconds), String(CONNECTIONS), ...(key ? [key] : [])];
  const before = web.cpu() ?? Number.NaN;
  const script = path.join(root, "bench/http/load.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await once(child, "close");
  const result = JSON.parse(output) as Omit<Load, "cpu">;
  if (result.failed > 0)
    throw new Error(`${result.failed} of ${result.requests} requests to ${address} failed`);
  return { ...result, cpu: ((web.cpu() ?? Number.NaN) - before) / result.requests };
}
