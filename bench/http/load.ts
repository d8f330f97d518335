/** A process that sends the number of requests that its parent asks for, and reports the results. */
import { Agent, request } from "node:http";

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
  /** Time per request, in ms. */
  p50: number;
}

const agent = new Agent({ keepAlive: true });
let created = 0;

const ask = ({ url, key, create }: Order): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (key !== undefined) headers.authorization = `Bearer ${key}`;
    const sent = request(url, { agent, headers, method: create ? "POST" : "GET" }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end(create && JSON.stringify({ ...create, name: `Bench ${process.pid} ${++created}` }));
  });

async function carryOut(order: Order): Promise<Load> {
  const took: number[] = [];
  let failed = 0;
  const started = performance.now();
  const connection = async () => {
    for (let now = started; now < started + order.forMs; ) {
      if ((await ask(order)) >= 300) failed += 1;
      const then = now;
      now = performance.now();
      took.push(now - then);
    }
  };
  await Promise.all(Array.from({ length: order.connections }, connection));
  const seconds = (performance.now() - started) / 1_000;
  took.sort((a, b) => a - b);
  return { requests: took.length, failed, seconds, p50: took[took.length >> 1] ?? 0 };
}

process.on("message", async (order: Order) => process.send?.(await carryOut(order)));
