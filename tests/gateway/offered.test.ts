import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeCredentials, offeredModels, setProvider } from "@/lib/gateway";
import { shareVault, type TestVault } from "../support/vault";

const LIST = {
  data: [{ id: "small", context_length: 8_192, pricing: { prompt: 0.000001, completion: 0.000002 } }],
};

let vault: TestVault;
let server: Server;
let url = "";
let body = "";
let status = 200;
const asked: string[] = [];

beforeAll(async () => {
  vault = await shareVault();
  server = createServer((request, reply) => {
    const key = request.headers["x-api-key"] ?? request.headers.authorization;
    asked.push(`${request.method} ${request.url} ${key ?? ""}`.trim());
    reply.writeHead(status, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await vault.close();
});

it("lists what configured providers offer, asks once, and again after a change of credentials", async () => {
  const ctx = await vault.another();
  expect(await offeredModels(ctx)).toEqual([]);
  body = JSON.stringify(LIST);
  await setProvider(ctx, { provider: "openai", base_url: url });
  const small = { name: "openai/small", context: 8_192, price: { input: 1, output: 2 } };
  expect(await offeredModels(ctx)).toEqual([{ provider: "OpenAI", models: [small] }]);
  expect(await offeredModels(ctx)).toHaveLength(1);
  expect(asked.splice(0)).toEqual(["GET /v1/models"]);
  await setProvider(ctx, { provider: "anthropic", base_url: url });
  await changeCredentials(ctx, { PROVIDER_A_API_KEY: "anthropic-key-123" });
  const offers = await offeredModels(ctx);
  expect(offers.map(({ models }) => models?.[0]?.name)).toEqual(["anthropic/small", "openai/small"]);
  expect(asked.splice(0).sort()).toEqual(["GET /v1/models", "GET /v1/models?limit=1000 anthropic-key-123"]);
});

it.each([
  ["an error", 500, JSON.stringify(LIST)],
  ["no JSON", 200, "<html>"],
  ["no list", 200, "{}"],
  ["a redirect", 302, ""],
  ["more than a list can have", 200, JSON.stringify({ data: [], more: "x".repeat(3_000_000) })],
])(
  "says of a provider that answers %s that it has not listed its models, and asks again a minute later",
  async (_, with_, text) => {
    const ctx = await vault.another();
    [status, body] = [with_, text];
    await setProvider(ctx, { provider: "openai", base_url: url });
    expect(await offeredModels(ctx)).toEqual([{ provider: "OpenAI", models: null }]);
    [status, body] = [200, JSON.stringify(LIST)];
    expect((await offeredModels(ctx))[0]?.models).toBeNull();
    const later = { now: () => new Date(ctx.clock.now().getTime() + 60_000) };
    expect((await offeredModels({ ...ctx, clock: later }))[0]?.models).toHaveLength(1);
  },
);
