import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerSettings } from "@/lib/gateway/tables";
import { startProvider, type TestProvider } from "../support/provider";
import { serveOwn } from "../support/serve-own";
import type { TestAccount } from "../support/service";

// KV_ALLOW_PRIVATE_PROVIDERS is not set.
const served = serveOwn({ process: "api" });
let testProvider: TestProvider;
let operator: TestAccount;
let tenant: TestAccount;

beforeAll(async () => {
  testProvider = await startProvider();
  // The first account of the installation.
  operator = served.account;
  tenant = await served.service.account();
}, 240_000);
afterAll(() => testProvider.close());

describe("a local server", () => {
  it("is set by the first account without a restart, and answers without a key", async () => {
    const address = testProvider.url.replace("/v1", "");
    const set = await operator.api.ok("setProvider", { provider: "local", base_url: address });
    expect(set).toEqual({ provider: "local", base_url: testProvider.url });
    await operator.api.ok("setDefaultModel", { model: "local/llama3.2:3b" });
    await operator.api.ok("createRecord", {
      type: "note",
      name: "Kiln",
      body: "The kiln reaches 1240 degrees.",
    });
    testProvider.answer({ text: JSON.stringify({ answer: null, citations: [] }) });
    const agent = await operator.api.ok("describeAgent", { agentId: "main" });
    expect(agent).toMatchObject({ ready: true, resolvedDefault: "local/llama3.2:3b", missingProviders: [] });
    await operator.api.ok("askVault", { question: "How hot does the kiln get?" });
    expect(testProvider.calls).toMatchObject([
      { path: "/v1/chat/completions", key: "", body: { model: "llama3.2:3b" } },
    ]);
    const { calls } = await operator.api.ok("listCalls", {});
    expect(calls[0]).toMatchObject({ provider: "local", outcome: "ok" });
  });

  it.each(["http://127.0.0.1:11434", "http://192.168.0.1", "https://nas.lan/v1", "http://localhost:1234"])(
    "at %s is refused to every other account, as is a provider",
    async (base_url) => {
      for (const provider of ["local", "openai"])
        expect(await tenant.api.refused("setProvider", { provider, base_url })).toMatchObject({
          code: "VALIDATION_ERROR",
        });
    },
  );

  it("at an address of a cloud's metadata is refused to the first account too", async () => {
    const body = { provider: "local", base_url: "http://169.254.169.254/latest" };
    expect(await operator.api.refused("setProvider", body)).toMatchObject({ code: "VALIDATION_ERROR" });
    expect(await operator.api.refused("setProvider", { ...body, provider: "openai" })).toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  it("of which another account has a row nonetheless is not called", async () => {
    const before = testProvider.calls.length;
    const row = { accountId: tenant.id, provider: "local", baseUrl: testProvider.url };
    await served.service.db.account(tenant.id).tx((tx) => tx.insert(providerSettings).values(row));
    await tenant.api.ok("setDefaultModel", { model: "local/llama3.2:3b" });
    await tenant.api.ok("createRecord", {
      type: "note",
      name: "Kiln",
      body: "The kiln reaches 1240 degrees.",
    });
    await tenant.api.ok("askVault", { question: "How hot does the kiln get?" });
    const { calls } = await tenant.api.ok("listCalls", {});
    expect(calls[0]).toMatchObject({ provider: "local", outcome: expect.not.stringMatching(/^ok$/) });
    expect(testProvider.calls).toHaveLength(before);
  });

  it("that is removed leaves agents to the local engine, never to the router", async () => {
    await operator.api.ok("setProvider", { provider: "openrouter", base_url: "https://api.example.org/v1" });
    expect(await operator.api.ok("setProvider", { provider: "local", base_url: null })).toEqual({
      provider: "local",
      base_url: null,
    });
    const agent = await operator.api.ok("describeAgent", { agentId: "main" });
    expect(agent).toMatchObject({ ready: false, missingProviders: ["local"] });
  });
});
