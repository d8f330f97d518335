import { expect, it } from "vitest";
import { z } from "zod";
import { itDeep } from "@/tests/support/deep";
import { runNode } from "@/tests/support/processes";
import { root } from "@/tests/support/root";
import { readSources } from "../layers";

const line = z.object({ name: z.string(), end: z.string(), ms: z.number() });

/** How each wait ends, and its limit in ms. */
const ENDS: Record<string, [end: string, limitMs: number]> = {
  withTimeout: ["TimeoutError", 500],
  model: ["TimeoutError", 500],
  embedding: ["TimeoutError", 500],
  thread: ["ThreadTimeout", 500],
  "free thread": ["ThreadTimeout", 500],
  "slow request": ["408", 500],
  "live stream": ["end of stream", 500],
  readiness: ["The database does not answer", 3_000],
  "database connection": ["CONNECT_TIMEOUT", 10_000],
  "external gateway": ["EXEC_ERROR", 10_000],
  webhook: ["No response within 15 s", 15_000],
};

itDeep("every wait ends at its limit, however often memory is collected", { timeout: 90_000 }, async () => {
  const env = {
    ...process.env,
    KV_ALLOW_PRIVATE_PROVIDERS: "yes",
    KV_ALLOW_PRIVATE_WEBHOOKS: "yes",
    KV_LOG_LEVEL: "silent",
  };
  const waits = runNode(["--expose-gc", "tests/platform/silent-waits.ts"], { env });
  await waits.ends(60_000);
  const ended = waits
    .output()
    .trim()
    .split("\n")
    .map((text) => line.parse(JSON.parse(text)));
  expect(Object.fromEntries(ended.map(({ name, end }) => [name, end]))).toEqual(
    Object.fromEntries(Object.entries(ENDS).map(([name, [end]]) => [name, end])),
  );
  for (const { name, ms } of ended) expect(ms, name).toBeGreaterThanOrEqual((ENDS[name]?.[1] ?? 0) * 0.9);
});

it("no limit is a timer that may be collected", () => {
  // Only an `AbortSignal` refers to the timer of `AbortSignal.timeout`, and Node 20 collects it with the signal.
  const weak = ["AbortSignal", "timeout("].join(".");
  const sources = readSources(root).filter(({ path }) => !path.startsWith("tests/"));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => text.includes(weak)).map(({ path }) => path)).toEqual([]);
});
