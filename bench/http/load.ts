/** A process that asks an address again and again, as often as its parent tells it to, and answers what came of it. */
import { Agent, get } from "node:http";

export interface Order {
  url: string;
  key?: string;
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

const agent = new Agent({ keepAlive: true });

const ask = ({ url, key }: Order): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    request.once("error", reject);
  });

async function carryOut(order: Order): Promise<Load> {
  const took: number[] = [];
  let failed = 0;
  const started = performance.now();
  const connection = async () => {
    for (let now = started; now < started + order.forMs; ) {
      if ((await ask(order)) !== 200) failed += 1;
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
