/** A process that sends requests as often as its parent tells it to, and answers what came of them. */
import { Pool } from "undici";

export interface Order {
  url: string;
  key?: string;
  /** Sent as JSON by POST instead of GET, under a new name each time. */
  create?: { type: string; body: string };
  forMs: number;
  connections: number;
}

export interface Load {
  requests: number;
  failed: number;
  seconds: number;
  /** Of a request, in ms. */
  p50: number;
}

let created = 0;

async function ask(pool: Pool, path: string, { key, create }: Order): Promise<number> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (key !== undefined) headers.authorization = `Bearer ${key}`;
  const sent = create
    ? {
        method: "POST" as const,
        body: JSON.stringify({ ...create, name: `Bench ${process.pid} ${++created}` }),
      }
    : { method: "GET" as const };
  const { statusCode, body } = await pool.request({ path, headers, ...sent });
  await body.dump();
  return statusCode;
}

async function carryOut(order: Order): Promise<Load> {
  const { origin, pathname } = new URL(order.url);
  // Its requests cost a third of those of `node:http`: else the client is what is measured.
  const pool = new Pool(origin, { connections: order.connections });
  const took: number[] = [];
  let failed = 0;
  const started = performance.now();
  const connection = async () => {
    for (let now = started; now < started + order.forMs; ) {
      if ((await ask(pool, pathname, order)) >= 300) failed += 1;
      const then = now;
      now = performance.now();
      took.push(now - then);
    }
  };
  await Promise.all(Array.from({ length: order.connections }, connection));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  took.sort((a, b) => a - b);
  return { requests: took.length, failed, seconds, p50: took[took.length >> 1] ?? 0 };
}

process.on("message", async (order: Order) => process.send?.(await carryOut(order)));
