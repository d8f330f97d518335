import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Context } from "@/lib/db";
import {
  callAndRead,
  callModel,
  changeCredentials,
  describeAgent,
  jsonAnswer,
  listCalls,
  listCredentials,
  NoModel,
  readBudget,
  setAgentModel,
  setBudget,
  setDefaultModel,
  setProvider,
  testCredential,
} from "@/lib/gateway";
import { itDeep } from "../support/deep";
import { startProvider, type TestProvider } from "../support/provider";
import { until } from "../support/until";
import { openVault, type TestVault } from "../support/vault";

let vault: TestVault;
let testProvider: TestProvider;
let ctx: Context;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  testProvider = await startProvider();
  ctx = await vault.another();
  for (const provider of ["openrouter", "anthropic", "openai"]) {
    await setProvider(ctx, { provider, base_url: testProvider.url });
  }
  await changeCredentials(ctx, {
    ROUTER_API_KEY: "router-key-1234567",
    PROVIDER_A_API_KEY: "anthropic-key-123",
  });
  return () => testProvider.close();
});

const question = {
  system: "Be short.",
  messages: [{ role: "user" as const, content: "Hello?" }],
  maxOutputTokens: 50,
};
const ask = (timeoutMs = 2_000) => callModel(ctx, "vault-curator", question, { timeoutMs });
const outcomes = async () =>
  (await listCalls(ctx)).calls.map(({ model, outcome }) => `${model} ${outcome}`).reverse();

describe("a call", () => {
  it("is sent to the router by default, with its key, and recorded with its cost", async () => {
    testProvider.answer({ text: "Hi.", usage: { input: 12, output: 3, cost: 0.002 } });
    expect(await ask()).toMatchObject({ text: "Hi.", provider: "openrouter", model: "openrouter/auto" });
    expect(testProvider.calls).toMatchObject([{ path: "/v1/chat/completions", key: "router-key-1234567" }]);
    const { calls } = await listCalls(ctx);
    expect(calls).toMatchObject([
      {
        agent: "vault-curator",
        outcome: "ok",
        input_tokens: 12,
        output_tokens: 3,
        cost_usd: 0.002,
        fallback: false,
      },
    ]);
    expect(await readBudget(ctx)).toMatchObject({ tokens_today: 15, usd_today: 0.002, is_reached: false });
  });

  it("is sent to the vendor whose key is set, in the vendor's format", async () => {
    await setAgentModel(ctx, { agentId: "vault-curator", model: "anthropic/claude-x" });
    expect(await ask()).toMatchObject({ provider: "anthropic", model: "claude-x" });
    expect(testProvider.calls).toMatchObject([
      { path: "/v1/messages", key: "anthropic-key-123", body: { model: "claude-x" } },
    ]);
    await changeCredentials(ctx, { PROVIDER_A_API_KEY: null });
    await setProvider(ctx, { provider: "anthropic", base_url: null });
    expect(await ask()).toMatchObject({ provider: "openrouter", model: "anthropic/claude-x" });
  });

  it.each([
    ["a rate limit", { status: 429, headers: { "retry-after": "0" } }, "rate_limited"],
    ["a failure", { status: 503 }, "provider_error"],
    ["a time-out", { text: "late", afterMs: 1_000 }, "timeout"],
  ])("after %s is tried again, then falls back", async (_, reply, outcome) => {
    await setAgentModel(ctx, { agentId: "vault-curator", model: "a/first", fallbacks: ["b/second"] });
    testProvider.answer((call) => (call.body.model === "a/first" ? reply : { text: "from the second" }));
    expect(await ask(300)).toMatchObject({ text: "from the second", model: "b/second" });
    expect(await outcomes()).toEqual([`a/first ${outcome}`, `a/first ${outcome}`, "b/second ok"]);
    expect((await listCalls(ctx)).calls[0]?.fallback).toBe(true);
  });

  it.each([
    [{ status: 401 }, "wrong_key"],
    [{ status: 404 }, "no_such_model"],
    [{ status: 400 }, "refused"],
    [{ status: 302, headers: { location: "http://127.0.0.1:1/" } }, "refused"],
    [{ status: 200, body: "not json" }, "malformed"],
    [{ status: 200, body: '{"choices": 3}' }, "malformed"],
  ])("answered %j is recorded as %s, and not retried", async (reply, outcome) => {
    testProvider.answer(reply);
    await expect(ask()).rejects.toMatchObject({ name: "NoModel", reason: "failed" });
    expect(await outcomes()).toEqual([`openrouter/auto ${outcome}`]);
  });

  it.each([
    [401, `Incorrect API key provided: router-key-1234567. ${"x".repeat(300)}`],
    [400, `${"x".repeat(290)} router-key-1234567`],
    [503, "router-key-1234567 and router-key-1234567"],
  ])("is kept without its key, where the provider repeats that: %i", async (status, message) => {
    testProvider.answer({ status, body: JSON.stringify({ error: { message } }) });
    const refused: unknown = await ask().catch((error: unknown) => error);
    const { calls } = await listCalls(ctx);
    expect(calls[0]?.error).toContain("[key]".slice(0, status === 400 ? 2 : 5));
    expect(`${String(refused)} ${JSON.stringify(calls)}`).not.toContain("router-key");
  });

  it("that the provider wants repeated much later falls back at once", async () => {
    await setAgentModel(ctx, { agentId: "vault-curator", model: "a/first", fallbacks: ["b/second"] });
    testProvider.answer({ status: 429, headers: { "retry-after": "60" } }, { text: "from the second" });
    expect(await ask()).toMatchObject({ text: "from the second", model: "b/second" });
    expect(await outcomes()).toEqual(["a/first rate_limited", "b/second ok"]);
  });

  itDeep("has a time for each model, and one for all", async () => {
    await setAgentModel(ctx, { agentId: "vault-curator", model: "a/1", fallbacks: ["b/2", "c/3", "d/4"] });
    testProvider.answer({ text: "late", afterMs: 60_000 });
    const limits = { timeoutMs: 30_000, maxMs: 600, totalMs: 1_000 };
    await expect(callModel(ctx, "vault-curator", question, limits)).rejects.toThrow(/did not answer in time/);
    expect(await outcomes()).toEqual(["a/1 timeout", "b/2 timeout"]);
  });

  it("to nobody is unreachable", async () => {
    await testProvider.close();
    await expect(ask()).rejects.toThrow(/refused the connection/);
  });

  it("is not made without any provider, or beyond the budget", async () => {
    const bare = await vault.another();
    await expect(callModel(bare, "main", question)).rejects.toMatchObject({ reason: "not_configured" });
    await ask();
    await setBudget(ctx, { daily_tokens: 15 });
    await expect(ask()).rejects.toEqual(new NoModel("budget", "The daily budget for models is used up"));
    await setBudget(ctx, { daily_tokens: null });
    await ask();
    expect(testProvider.calls).toHaveLength(2);
  });

  it("in progress when the credentials change is aborted, and repeated with the new ones", async () => {
    testProvider.answer((call) =>
      call.key === "router-key-1234567" ? { text: "old", afterMs: 20_000 } : { text: "new" },
    );
    const started = Date.now();
    const answer = callModel(ctx, "vault-curator", question);
    await until("the call is in progress", () => testProvider.calls.length > 0);
    expect(await changeCredentials(ctx, { ROUTER_API_KEY: "router-key-7654321" })).toEqual({
      message: "Credentials updated",
      restarted: ["app", "gateway"],
    });
    await listCredentials(ctx);
    expect(await answer).toMatchObject({ text: "new" });
    // The old call would be answered after twenty seconds.
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(await outcomes()).toEqual(["openrouter/auto restarted", "openrouter/auto ok"]);
  });
});

it("an answer that cannot be used is no success, and says why without its words", async () => {
  testProvider.answer({ text: "Hello I cannot" }, { text: "{}" });
  const prompt = { system: "", content: "", maxOutputTokens: 50 };
  const read = (text: string) => jsonAnswer(text, z.object({ a: z.string() }));
  expect(await callAndRead(ctx, "main", prompt, read)).toMatchObject({ problem: expect.any(String) });
  const { calls } = await listCalls(ctx);
  expect(calls.map(({ outcome, error }) => [outcome, error])).toEqual([
    ["malformed", "the answer is not what was asked for"],
    ["malformed", "the answer is not JSON"],
  ]);
});

describe("models", () => {
  it("of an agent are its own, or the default's; missing providers are named", async () => {
    expect(await describeAgent(ctx, { agentId: "main" })).toMatchObject({
      defaultModel: null,
      resolvedDefault: "openrouter/auto",
      fallbacks: [],
      providers: [{ provider: "openrouter", status: "configured", source: "account" }],
      missingProviders: [],
    });
    await setDefaultModel(ctx, { model: "google/gemini-x", fallbacks: ["xai/grok-x"] });
    expect(await describeAgent(ctx, { agentId: "main" })).toMatchObject({
      resolvedDefault: "google/gemini-x",
    });
    await changeCredentials(ctx, { ROUTER_API_KEY: null });
    await setProvider(ctx, { provider: "openrouter", base_url: null });
    expect(await describeAgent(ctx, { agentId: "main" })).toMatchObject({
      resolvedDefault: null,
      missingProviders: ["google", "xai"],
      ready: false,
    });
  });

  it("whose provider is missing are named where no other can be asked", async () => {
    await changeCredentials(ctx, { ROUTER_API_KEY: null });
    await setProvider(ctx, { provider: "openrouter", base_url: null });
    await setAgentModel(ctx, { agentId: "vault-curator", model: "xai/grok-x" });
    await expect(ask()).rejects.toThrow(
      "No provider of the agent's models is configured: xai/grok-x needs xAI",
    );
  });

  it("of the surveyor are two", async () => {
    expect(await describeAgent(ctx, { agentId: "surveyor" })).toMatchObject({
      labeler_model: "openrouter/auto",
      embedder_model: "local",
      embedder_source: "local",
    });
    await setAgentModel(ctx, {
      agentId: "surveyor",
      field: "embedder_model",
      model: "openai/text-embedding-3-small",
    });
    expect(await describeAgent(ctx, { agentId: "surveyor" })).toMatchObject({ embedder_source: "router" });
  });

  it("that cannot be are refused", async () => {
    for (const input of [
      { agentId: "gardener", model: "a/b" },
      { agentId: "main" },
      { agentId: "main", model: "" },
      { agentId: "main", model: "a b" },
      { agentId: "main", model: "gpt-5" },
      { agentId: "main", fallbacks: ["a/b", "nonsense"] },
      { agentId: "main", model: "a/b", field: "embedder_model" as const },
    ]) {
      await expect(setAgentModel(ctx, input)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    }
    await expect(setDefaultModel(ctx, { model: "gpt-5" })).rejects.toThrow(
      "must be written as maker/model, such as openai/gpt-5: “gpt-5” names no maker",
    );
    await setAgentModel(ctx, { agentId: "surveyor", field: "embedder_model", model: "local" });
    await expect(describeAgent(ctx, { agentId: "gardener" })).rejects.toThrow(/vault-curator/);
  });
});

describe("credentials", () => {
  it("are listed in their order, masked, and lie in no row as they are", async () => {
    const { credentials } = await listCredentials(ctx);
    expect(credentials.map(({ key, label, set, masked }) => [key, label, set, masked])).toEqual([
      ["ROUTER_API_KEY", "OpenRouter", true, "router...4567"],
      ["PROVIDER_A_API_KEY", "Anthropic", true, "anthr...-123"],
      ["PROVIDER_B_API_KEY", "OpenAI", false, null],
      ["PROVIDER_C_API_KEY", "Google", false, null],
      ["PROVIDER_D_API_KEY", "xAI", false, null],
    ]);
    const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
    const tables = await owner<{ name: string }[]>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`;
    for (const { name } of tables) {
      const rows = await owner`select t::text as row from ${owner(name)} t`;
      expect(JSON.stringify(rows), name).not.toContain("router-key");
      expect(JSON.stringify(rows), name).not.toContain(Buffer.from("router-key").toString("hex"));
    }
    await owner.end();
  });

  it.each([
    [{ TENANT_API_KEY: "x" }, "Cannot modify protected key"],
    [{ ROUTER_API_KEY: "fine-value-000", OTHER: "x" }, "OTHER is not a credential"],
    [{ ROUTER_API_KEY: "fine-value-000", PROVIDER_A_API_KEY: "" }, "PROVIDER_A_API_KEY: cannot be empty"],
    [{ ROUTER_API_KEY: 3 }, "must be text"],
    [{ ROUTER_API_KEY: "a\nEVIL=1" }, "control characters"],
    [{ PROVIDER_B_API_KEY: "sk-Å-“quoted”" }, "PROVIDER_B_API_KEY: cannot contain control characters"],
    [{ PROVIDER_B_API_KEY: "sk-\u0085" }, "no HTTP header can carry them"],
    [{ ROUTER_API_KEY: " x" }, "space"],
    [{}, "at least one"],
  ])("%j is refused, and nothing is written", async (input, reason) => {
    const before = await listCredentials(ctx);
    await expect(changeCredentials(ctx, input as object as Record<string, never>)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining(reason),
    });
    expect(await listCredentials(ctx)).toEqual(before);
  });

  it("are tested before they are saved, with a specific error", async () => {
    testProvider.answer((call) => (call.key === "good" ? { status: 200, body: "{}" } : { status: 401 }));
    expect(await testCredential(ctx, { key: "ROUTER_API_KEY", value: "good" })).toMatchObject({
      ok: true,
      outcome: "ok",
    });
    expect(await testCredential(ctx, { key: "PROVIDER_A_API_KEY", value: "bad" })).toMatchObject({
      ok: false,
      outcome: "wrong_key",
    });
    testProvider.answer({ status: 404 });
    expect(await testCredential(ctx, { key: "ROUTER_API_KEY", value: "good" })).toMatchObject({
      outcome: "unreachable",
    });
    await testProvider.close();
    expect(await testCredential(ctx, { key: "ROUTER_API_KEY", value: "good" })).toMatchObject({
      outcome: "unreachable",
    });
    expect((await listCredentials(ctx)).credentials[0]?.masked).toBe("router...4567");
  });
});
