import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registry } from "@/lib/core/metrics";
import { Database } from "@/lib/db";
import { modelCalls } from "@/lib/gateway/tables";
import { installationMetrics } from "@/lib/health/metrics/installation";
import { countRequest } from "@/lib/health/metrics/requests";
import { hasToken } from "@/lib/health/metrics/token";
import { closeRun, insertRun } from "@/lib/runs";
import { retiredCounters } from "@/lib/runs/tables/retired-counters";
import { reconcile } from "@/lib/vault";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const figureIn = (text: string, series: string): number | undefined => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe("the installation's metrics", () => {
  it("are sums over all accounts, closed and open, those that were pruned included", async () => {
    const { db, ctx } = vault;
    const other = await vault.another();
    const run = { type: "JanitorWorkflow", taskQueue: "janitor", input: {}, trigger: "manual" } as const;
    for (const each of [ctx, other]) {
      await each.db.tx(async (tx) => {
        const { runId } = await insertRun(each, tx, { ...run, workflowId: "done" });
        await closeRun(each, tx, runId, { status: "COMPLETED", result: null });
        await insertRun(each, tx, { ...run, workflowId: "waits" });
        const call = { agent: "main", model: "m", isFallback: false, latencyMs: 1, at: new Date() };
        await tx
          .insert(modelCalls)
          .values({ accountId: each.account.id, provider: "openai", outcome: "timeout", ...call });
      });
    }
    await ctx.db.tx((tx) =>
      tx.insert(retiredCounters).values({
        accountId: ctx.account.id,
        kind: "run",
        name: run.type,
        outcome: "COMPLETED",
        n: 40,
      }),
    );
    await reconcile(ctx);
    const text = await installationMetrics(db);
    expect(figureIn(text, 'kv_runs_total{type="JanitorWorkflow",outcome="completed"}')).toBe(42);
    expect(figureIn(text, 'kv_queue_depth{queue="janitor"}')).toBe(2);
    expect(figureIn(text, 'kv_runs_open{queue="janitor"}')).toBe(0);
    expect(figureIn(text, 'kv_model_calls_total{provider="openai",outcome="timeout"}')).toBe(2);
    expect(figureIn(text, "kv_index_lag_seconds")).toBeLessThan(10);
    expect(figureIn(text, "kv_worker_processes")).toBe(0);
    expect(figureIn(text, "kv_database_up")).toBe(1);
    expect(text).not.toContain(ctx.account.id);
  });

  it("say so when the database does not answer", async () => {
    const gone = new Database("postgres://nobody@127.0.0.1:1/none", 1);
    expect(figureIn(await installationMetrics(gone), "kv_database_up")).toBe(0);
    await gone.close();
  });
});

it("requests are counted by operation and status, streams without their time", async () => {
  countRequest({ operation: "editRecord", status: 200, seconds: 0.004, isStream: false });
  countRequest({ operation: "followLogs", status: 200, seconds: 600, isStream: true });
  const text = await registry().metrics();
  expect(figureIn(text, 'kv_http_requests_total{operation="editRecord",status="200"}')).toBe(1);
  expect(figureIn(text, 'kv_http_requests_total{operation="followLogs",status="200"}')).toBe(1);
  expect(figureIn(text, 'kv_http_request_duration_seconds_bucket{le="0.005",operation="editRecord"}')).toBe(
    1,
  );
  expect(text).not.toContain('duration_seconds_count{operation="followLogs"}');
  expect(figureIn(text, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
});

it("only the very token opens", () => {
  const token = "0123456789abcdef0123";
  expect(hasToken(`Bearer ${token}`, token)).toBe(true);
  expect(hasToken(`bearer  ${token} `, token)).toBe(true);
  for (const wrong of [
    null,
    "",
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    "Bearer ",
  ])
    expect(hasToken(wrong, token), String(wrong)).toBe(false);
});
