/** Calls a provider that never answers, collecting garbage all the while. Prints the error's name and how long it took. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { embedOnce } from "@/lib/gateway/calls/embed";
import { sendOnce } from "@/lib/gateway/calls/send";

const LIMIT_MS = 500;

const server = createServer(() => {}).listen(0, "127.0.0.1", async () => {
  const { port } = server.address() as AddressInfo;
  const runtime = {
    generation: 1,
    credentials: new Map(),
    baseUrls: new Map([["openai", `http://127.0.0.1:${port}/v1`]]),
    signal: new AbortController().signal,
  };
  const route = { provider: "openai", model: "m" } as const;
  const messages = [{ role: "user" as const, content: "hello" }];
  setInterval(() => globalThis.gc?.(), 10);
  for (const call of [
    () => sendOnce(runtime, route, { system: "", messages, maxOutputTokens: 10 }, LIMIT_MS),
    () => embedOnce(runtime, route, ["hello"], LIMIT_MS),
  ]) {
    const started = performance.now();
    await call().catch((error: Error) => {
      process.stdout.write(`${error.name} after ${Math.round(performance.now() - started)} ms\n`);
    });
  }
  process.exit(0);
});
