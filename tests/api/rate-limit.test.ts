import { expect, it } from "vitest";
import type { ErrorBody } from "@/tests/support/api";
import { serveOwn } from "@/tests/support/serve-own";

const LIMIT = 20;
const served = serveOwn({ process: "api", env: { KV_RATE_LIMIT: String(LIMIT) } });

it("429 with Retry-After once a key has used its minute up, and for no other key", async () => {
  const remaining: number[] = [];
  for (let n = 0; n < LIMIT; n += 1) {
    const { status, headers } = await served.api.call("vaultSchema", {});
    expect(status).toBe(200);
    expect(headers["ratelimit-policy"]).toBe(`"default";q=${LIMIT};w=60`);
    remaining.push(Number(/^"default";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]));
  }
  expect(remaining).toEqual(Array.from({ length: LIMIT }, (_, n) => LIMIT - 1 - n));

  for (const [method, path] of [
    ["GET", "/vault/schema"],
    ["POST", "/vault/records"],
    ["GET", "/nowhere"],
  ] as const) {
    const reply = await served.api.send<ErrorBody>(method, path);
    expect([reply.status, reply.body.error.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(reply.headers.ratelimit).toMatch(/^"default";r=0;t=\d+$/);
  }
  const other = served.service.client((await served.account.newKey()).key);
  expect((await other.call("vaultSchema", {})).status).toBe(200);
});

it("429 for an address that keeps failing to authenticate, while a good key from there still works", async () => {
  const stranger = served.service.client(`kv_${"f".repeat(32)}`);
  const statuses: number[] = [];
  for (let n = 0; n < 610; n += 1) {
    // A client cannot pass for another address.
    const reply = await stranger.send("GET", "/vault/schema", {
      headers: { "x-kv-remote": `10.0.${n >> 8}.${n & 255}` },
    });
    statuses.push(reply.status);
    if (reply.status === 429) expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array(600).fill(401), ...Array(10).fill(429)]);
  const good = served.service.client((await served.account.newKey()).key);
  expect((await good.call("vaultSchema", {})).status).toBe(200);
});

it.each([
  ["without a key", {}],
  ["with another scheme", { authorization: "Basic a3Y6a3Y=" }],
  ["with a key of another form", { authorization: "Bearer sk-123" }],
])("401 for every request %s, also after refused keys of its address", async (_, headers) => {
  const client = served.service.client();
  for (let n = 0; n < 70; n += 1) {
    expect((await client.send("GET", "/vault/schema", { headers })).status).toBe(401);
  }
});
