/**
 * Waits for what never answers, in each way that the service waits, collecting garbage all the while. Prints a line of
 * JSON for each wait that ends: its name, why it ended, and after how many ms.
 */
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { createWebServer } from "@/bin/web/server";
import { ThreadPool } from "@/lib/core/threads";
import { withTimeout } from "@/lib/core/timeout";
import { Database } from "@/lib/db";
import { newSecret } from "@/lib/events/secrets";
import { embedOnce } from "@/lib/gateway/calls/embed";
import { sendOnce } from "@/lib/gateway/calls/send";
import type { Reach } from "@/lib/gateway/guard";
import { askExternal } from "@/lib/health/gateway/external";
import { readiness } from "@/lib/health/readiness/ready";
import { eventStream, LiveHub } from "@/lib/live";
import { send } from "@/lib/webhooks/send";
import type { EndlessTasks } from "./endless-thread";

const LIMIT_MS = 500;
const never = () => new Promise<never>(() => {});

const provider = createServer(() => {}).listen(0, "127.0.0.1");
const silent = createTcpServer(() => {}).listen(0, "127.0.0.1");
const web = createWebServer(() => {}, { headers: LIMIT_MS, request: LIMIT_MS, check: 100 }).listen(
  0,
  "127.0.0.1",
);
await Promise.all(
  [provider, silent, web].map((server) => new Promise((done) => server.once("listening", done))),
);
const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

const runtime = {
  generation: 1,
  credentials: new Map(),
  lost: new Set<never>(),
  reach: new Map<string, Reach>([["openai", "anywhere"]]),
  baseUrls: new Map([["openai", `http://127.0.0.1:${portOf(provider)}/v1`]]),
  signal: new AbortController().signal,
};
const route = { provider: "openai", model: "m" } as const;
const messages = [{ role: "user" as const, content: "hello" }];
const receiver = `http://127.0.0.1:${portOf(provider)}/`;
const database = () => new Database(`postgres://x:x@127.0.0.1:${portOf(silent)}/x`, 1);
const pool = new ThreadPool<EndlessTasks>({
  entry: { source: "tests/platform/endless-thread.ts", bundle: "none.mjs" },
  size: 1,
});

/** The status of the reply to a request whose body never comes. */
const slowRequest = () =>
  new Promise<string>((resolve) => {
    const socket = connect(portOf(web), "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n");
    socket.once("data", (bytes) => resolve(String(bytes).slice(9, 12)));
  });

async function readToEnd(): Promise<string> {
  const timing = { between: 10, beat: 60_000, check: 60_000, lifetime: LIMIT_MS };
  const life = { signal: new AbortController().signal, isSignedIn: async () => true };
  const stream = eventStream(new LiveHub(database().sql), "account", life, timing);
  for await (const _ of stream);
  return "end of stream";
}

const WAITS: Record<string, () => Promise<unknown>> = {
  withTimeout: () => withTimeout(LIMIT_MS, never),
  model: () =>
    sendOnce(runtime, route, { system: "", messages, maxOutputTokens: 10 }, { timeoutMs: LIMIT_MS }),
  embedding: () => embedOnce(runtime, route, ["hello"], LIMIT_MS),
  thread: () => pool.run("endless", null, { runMs: LIMIT_MS }),
  "free thread": () => pool.run("endless", null, { waitMs: LIMIT_MS }),
  "slow request": slowRequest,
  "live stream": readToEnd,
  readiness: async () => (await readiness(database(), "/tmp")).checks.find(({ ok }) => !ok)?.reason,
  "database connection": () => database().sql`select 1`,
  webhook: async () => (await send({ url: receiver, secret: newSecret(), id: "event", body: "{}" })).error,
  "external gateway": () => askExternal("sh -c 'sleep 60'", "secrets"),
};

// Several times within the shortest wait.
setInterval(() => globalThis.gc?.(), 150);

/** A DOMException has a number for a code. */
const endOf = (error: Error & { code?: unknown }): string =>
  typeof error.code === "string" ? error.code : error.name;

async function report(name: string, wait: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const end = await wait().catch(endOf);
  console.log(JSON.stringify({ name, end, ms: Math.round(performance.now() - started) }));
}

await Promise.all(Object.entries(WAITS).map(([name, wait]) => report(name, wait)));
process.exit(0);
