import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiKey, listKeyRequests, revokeApiKey, writeKeyRequests } from "@/lib/accounts";
import { answerApi } from "@/lib/api";
import { finishBeforeClose } from "@/lib/core/shutdown";
import { type Context, closeDatabase, database } from "@/lib/db";
import { answerMcp } from "@/lib/mcp";
import { prune } from "@/lib/worker/retention/prune";
import { openVault, type TestVault } from "@/tests/support/vault";

const DAY_MS = 86_400_000;

let vault: TestVault;
let ctx: Context;

beforeAll(async () => {
  vault = await openVault();
  // Requests are answered in this process.
  database(vault.databaseUrl);
  ctx = vault.ctx;
});
afterAll(async () => {
  await closeDatabase();
  await vault.close();
});

const call = (key: string, method: string, path: string, body?: object) =>
  answerApi(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "x-kv-remote": "203.0.113.7",
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

const today = () => new Date().toISOString().slice(0, 10);

const request = (keyId: string, at: Date, status = 200) => ({
  keyId,
  at,
  method: "GET",
  operation: "listRecords",
  status,
  ms: 5,
  address: "203.0.113.7",
});

const write = (requests: ReturnType<typeof request>[]) =>
  writeKeyRequests({ id: ctx.account.id, db: ctx.db }, requests);

describe("the log of a key", () => {
  it("has its requests with operation, status, time, duration and address, newest first", async () => {
    const { id, key } = await createApiKey(ctx, { name: "program" });
    await call(key, "POST", "/vault/records", { type: "person", name: "Ann" });
    await call(key, "GET", "/vault/records/person/Nobody.md");
    await call(key, "GET", "/no/such/address");
    await answerMcp(new Request("http://localhost/mcp", { headers: { authorization: `Bearer ${key}` } }));
    expect(await listKeyRequests(ctx, { id })).toMatchObject({ requests: [] });
    await finishBeforeClose();

    const { requests, days } = await listKeyRequests(ctx, { id });
    expect(requests.map(({ method, operation, status }) => [method, operation, status])).toEqual([
      ["GET", "mcp", 405],
      ["GET", null, 404],
      ["GET", "readRecord", 404],
      ["POST", "createRecord", 201],
    ]);
    expect(requests.at(-1)).toMatchObject({ address: "203.0.113.7", ms: expect.any(Number) });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: today(), requests: 4, failed: 3 });
  });

  it("keeps the order of requests within a millisecond", async () => {
    const { id } = await createApiKey(ctx, { name: "fast" });
    const at = new Date();
    const operations = Array.from({ length: 20 }, (_, number) => `operation${number}`);
    await write(operations.map((operation) => ({ ...request(id, at), operation })));
    const { requests } = await listKeyRequests(ctx, { id });
    expect(requests.map(({ operation }) => operation)).toEqual(operations.toReversed());
    expect(requests.every((request) => request.at === at.toISOString())).toBe(true);
  });

  it("has nothing of a key that was refused, and is empty for a new one", async () => {
    const { id, key } = await createApiKey(ctx, { name: "revoked" });
    await revokeApiKey(ctx, { id });
    expect((await call(key, "GET", "/vault/context")).status).toBe(401);
    await finishBeforeClose();
    await expect(listKeyRequests(ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { id: unused } = await createApiKey(ctx, { name: "unused" });
    const { requests, days } = await listKeyRequests(ctx, { id: unused });
    expect([requests, days.filter((day) => day.requests > 0)]).toEqual([[], []]);
  });

  it("keeps the last 200, and counts all", async () => {
    const { id } = await createApiKey(ctx, { name: "busy" });
    const { id: other } = await createApiKey(ctx, { name: "beside" });
    const start = Date.now();
    const made = (n: number, from: number) =>
      Array.from({ length: n }, (_, at) =>
        request(id, new Date(start + from + at), at % 10 === 0 ? 500 : 200),
      );
    await write([...made(250, 0), request(other, new Date(start))]);
    await write(made(30, 250));
    const { requests, days } = await listKeyRequests(ctx, { id });
    expect(requests).toHaveLength(200);
    expect([requests.at(0)?.at, requests.at(-1)?.at]).toEqual([
      new Date(start + 279).toISOString(),
      new Date(start + 80).toISOString(),
    ]);
    expect(days.reduce((sum, day) => sum + day.requests, 0)).toBe(280);
    expect(days.reduce((sum, day) => sum + day.failed, 0)).toBe(28);
    expect((await listKeyRequests(ctx, { id: other })).requests).toHaveLength(1);
    expect((await listKeyRequests(ctx, { id, limit: 3 })).requests).toHaveLength(3);
    expect((await listKeyRequests(ctx, { id, limit: 1_000 })).requests).toHaveLength(200);
  });

  it("leaves out what a key did that was revoked before it was written", async () => {
    const { id } = await createApiKey(ctx, { name: "short" });
    const { id: kept } = await createApiKey(ctx, { name: "kept" });
    await revokeApiKey(ctx, { id });
    await write([request(id, new Date()), request(kept, new Date())]);
    expect((await listKeyRequests(ctx, { id: kept })).requests).toHaveLength(1);
  });

  it("covers the last 30 days", async () => {
    const { id } = await createApiKey(ctx, { name: "old" });
    const [old, recent] = [new Date(Date.now() - 32 * DAY_MS), new Date(Date.now() - 28 * DAY_MS)];
    await write([request(id, old), request(id, recent)]);
    const pruned = await prune(vault.db, { now: new Date(), days: 90, runs: 0 });
    expect(pruned?.["requests of keys"]).toBe(1);
    const { requests, days } = await listKeyRequests(ctx, { id });
    expect(requests.map(({ at }) => at)).toEqual([recent.toISOString()]);
    expect(days.filter((day) => day.requests > 0)).toEqual([
      { day: recent.toISOString().slice(0, 10), requests: 1, failed: 0 },
    ]);
  });

  it("is of no use to another account", async () => {
    const { id } = await createApiKey(ctx, { name: "mine" });
    await write([request(id, new Date())]);
    const other = await vault.another();
    await expect(listKeyRequests(other, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await writeKeyRequests({ id: other.account.id, db: other.db }, [request(id, new Date())]);
    expect((await listKeyRequests(ctx, { id })).requests).toHaveLength(1);
  });
});
