import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import {
  callModel,
  changeCredentials,
  listCalls,
  readBudget,
  setDefaultModel,
  setProvider,
} from "@/lib/gateway";
import { type ProviderCall, startProvider, type TestProvider } from "../support/provider";
import { shareVault, type TestVault } from "../support/vault";

let vault: TestVault;
let testProvider: TestProvider;
let ctx: Context;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  testProvider = await startProvider();
  ctx = await vault.another();
  await setProvider(ctx, { provider: "openrouter", base_url: testProvider.url });
  await changeCredentials(ctx, { ROUTER_API_KEY: "router-key-1234567" });
  return () => testProvider.close();
});

const format = { name: "greeting", schema: { type: "object", properties: { text: { type: "string" } } } };
const question = {
  system: "Answer with one JSON object.",
  messages: [{ role: "user" as const, content: "Hello?" }],
  maxOutputTokens: 50,
  format,
};
const ask = () => callModel(ctx, "main", question);
const outcomes = async () => (await listCalls(ctx)).calls.map(({ outcome }) => outcome);
const refusal = (message: string) => ({ status: 400, body: JSON.stringify({ error: { message } }) });
const formatOf = ({ body }: ProviderCall) => body.response_format?.type ?? "none";

describe("a server", () => {
  it("is asked for JSON by its schema, with max_tokens", async () => {
    await ask();
    expect(testProvider.calls).toMatchObject([
      { body: { max_tokens: 50, response_format: { type: "json_schema", json_schema: format } } },
    ]);
  });

  it("that wants max_completion_tokens gets it, at once the next time", async () => {
    testProvider.answer(({ body }) =>
      body.max_tokens === undefined
        ? { text: "{}" }
        : refusal("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    );
    await ask();
    await ask();
    expect(testProvider.calls.map(({ body }) => body.max_completion_tokens)).toEqual([undefined, 50, 50]);
    expect(await outcomes()).toEqual(["ok", "ok"]);
  });

  it.each([
    ["no schema", ["json_schema"], "json_object"],
    ["no JSON at all", ["json_schema", "json_object"], "none"],
  ])("that supports %s is asked without", async (_, refused, format) => {
    testProvider.answer((call) =>
      refused.includes(formatOf(call)) ? refusal("response_format is not supported") : { text: "{}" },
    );
    await ask();
    await ask();
    expect(testProvider.calls.map(formatOf)).toEqual([...refused, format, format]);
  });

  it("that refuses something else is not asked again", async () => {
    testProvider.answer(refusal("The prompt is too long"));
    await expect(ask()).rejects.toThrow("The prompt is too long");
    expect(testProvider.calls).toHaveLength(1);
  });
});

describe("an answer", () => {
  it.each([
    ["cut off", { text: '{"text": "He', finish: "length" }, "malformed", "cut off at the limit of 50 tokens"],
    ["filtered", { text: "", finish: "content_filter" }, "refused", "refused to answer"],
    ["a refusal", { text: "", refusal: "I cannot help with that." }, "refused", "refused to answer"],
  ])("that is %s is paid once, and counts", async (_, reply, outcome, message) => {
    testProvider.answer({ ...reply, usage: { input: 30, output: 50 } });
    await expect(ask()).rejects.toThrow(message);
    expect(testProvider.calls).toHaveLength(1);
    expect(await outcomes()).toEqual([outcome]);
    expect(await readBudget(ctx)).toMatchObject({ tokens_today: 80 });
  });

  it("is asked of the fallback when the first model refuses", async () => {
    await setDefaultModel(ctx, { model: "a/first", fallbacks: ["b/second"] });
    testProvider.answer(({ body }) =>
      body.model === "a/first" ? { text: "", refusal: "No." } : { text: "{}" },
    );
    expect(await ask()).toMatchObject({ text: "{}", model: "b/second" });
    expect(testProvider.calls).toHaveLength(2);
  });

  it("comes without what the model was thinking", async () => {
    testProvider.answer({ text: '<think>Maybe {"text": "no"}?</think>\n{"text": "Hello"}' });
    expect((await ask()).text).toBe('{"text": "Hello"}');
  });
});
