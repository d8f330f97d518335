/**
 * A process that asks one address again and again: `load.ts URL SECONDS CONNECTIONS [KEY]`. Prints
 * `{requests, failed, seconds, p50, p95}` as JSON; the last two in ms.
 */
import { Agent, get } from "node:http";

const [url = "", seconds = "1", connections = "8", key] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };

const took: number[] = [];
let failed = 0;

const ask = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    request.once("error", reject);
  });

async function askUntil(end: number): Promise<void> {
  for (let now = performance.now(); now < end; now = performance.now()) {
    const status = await ask();
    if (status !== 200) failed += 1;
    took.push(performance.now() - now);
  }
}

const started = performance.now();
const end = started + Number(seconds) * 1_000;
await Promise.all(Array.from({ length: Number(connections) }, () => askUntil(end)));
const whole = (performance.now() - started) / 1_000;
took.sort((a, b) => a - b);
const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
console.log(JSON.stringify({ requests: took.length, failed, seconds: whole, p50: at(0.5), p95: at(0.95) }));
agent.destroy();
