import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountDb, Context } from "@/lib/db";
import { callModel, changeCredentials, listCalls, setAgentModel, setProvider } from "@/lib/gateway";
import { cancelWorkflow, describeWorkflow, insertRun } from "@/lib/runs";
import { itDeep } from "../support/deep";
import { startProvider, type TestProvider } from "../support/provider";
import { until } from "../support/until";
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
  for (const provider of ["openrouter", "anthropic", "local"])
    await setProvider(ctx, { provider, base_url: testProvider.url });
  await changeCredentials(ctx, { PROVIDER_A_API_KEY: "anthropic-key-123" });
  return () => testProvider.close();
});

const format = { name: "greeting", schema: { type: "object", properties: { text: { type: "string" } } } };
const question = {
  system: "Be short.",
  messages: [{ role: "user" as const, content: "Hello?" }],
  maxOutputTokens: 50,
};
const LONG = "The kiln is fired to 1240 degrees. ".repeat(20);
const outcomes = async () => (await listCalls(ctx)).calls.map(({ outcome }) => outcome);

describe("an answer", () => {
  it.each(["openrouter/auto", "anthropic/claude-x", "local/llama3.2"])(
    "of %s comes in pieces",
    async (model) => {
      await setAgentModel(ctx, { agentId: "main", model });
      testProvider.answer({ text: LONG, pieces: 40, usage: { input: 12, output: 30 } });
      const answer = await callModel(ctx, "main", question);
      expect(answer).toMatchObject({ text: LONG, inputTokens: 12, outputTokens: 30 });
      expect(testProvider.calls).toMatchObject([{ body: { stream: true } }]);
      expect(testProvider.calls[0]?.body.tools).toBeUndefined();
    },
  );

  it("of OpenRouter has its cost", async () => {
    testProvider.answer({ text: "Hi.", usage: { input: 1, output: 1, cost: 0.003 } });
    expect(await callModel(ctx, "main", question)).toMatchObject({ costUsd: 0.003 });
  });

  itDeep("times out after a pause, not after a while", async () => {
    testProvider.answer({ text: LONG, pieces: 9, everyMs: 250 });
    const answer = await callModel(ctx, "main", question, { timeoutMs: 1_500 });
    expect(answer.text).toBe(LONG);
  });

  it("that stops is given up, and its request ended", async () => {
    testProvider.answer({ text: LONG, pieces: 3, everyMs: 60_000 });
    await expect(callModel(ctx, "main", question, { timeoutMs: 300 })).rejects.toThrow("in time");
    expect(await outcomes()).toEqual(["timeout", "timeout"]);
    await until("both requests are ended", () => testProvider.abandoned.length === 2);
  });

  it.each([
    [
      { message: "The upstream is overloaded", code: 502 },
      "provider_error",
      /failed while it answered: The upstream/,
    ],
    [{ message: "Slow down", type: "rate_limit_error" }, "rate_limited", /is rate limiting calls: Slow down/],
  ])("replaced by the error %j reports it and is retried", async (error, outcome, message) => {
    const body = `data: ${JSON.stringify({ error })}\n\n`;
    testProvider.answer({ status: 200, headers: { "content-type": "text/event-stream" }, body });
    await expect(callModel(ctx, "main", question)).rejects.toThrow(message);
    expect(await outcomes()).toEqual([outcome, outcome]);
  });

  it("whose connection is lost is retried", async () => {
    testProvider.answer({ text: LONG, pieces: 9, breaksOff: true }, { text: "Hi." });
    expect(await callModel(ctx, "main", question)).toMatchObject({ text: "Hi." });
    expect(await outcomes()).toEqual(["ok", "unreachable"]);
    expect((await listCalls(ctx)).calls[1]?.error).toMatch(/closed the connection/);
  });

  it("that takes too long in all is given up", async () => {
    testProvider.answer({ text: LONG, pieces: 500, everyMs: 50 });
    const limits = { timeoutMs: 10_000, maxMs: 500 };
    await expect(callModel(ctx, "main", question, limits)).rejects.toThrow("in time");
  });

  it.each(["openrouter/auto", "anthropic/claude-x", "local/llama3.2"])(
    "of %s in one piece is read as it is, and asked for so from then on",
    async (model) => {
      await setAgentModel(ctx, { agentId: "main", model });
      testProvider.answer({ text: "Whole.", whole: true, usage: { input: 7, output: 3, cost: 0.002 } });
      expect(await callModel(ctx, "main", question)).toMatchObject({ text: "Whole.", inputTokens: 7 });
      expect(testProvider.calls.map((call) => call.body.stream === true)).toEqual([true]);
      expect((await callModel(ctx, "main", question)).text).toBe("Whole.");
      expect(testProvider.calls.map((call) => call.body.stream === true)).toEqual([true, false]);
      expect(await outcomes()).toEqual(["ok", "ok"]);
    },
  );

  it("in one piece has its cost and schema, and is rejected when it is cut off", async () => {
    const usage = { input: 7, output: 3, cost: 0.002 };
    testProvider.answer({ text: "Half", whole: true, finish: "length", usage });
    await expect(callModel(ctx, "main", question)).rejects.toThrow("cut off at the limit");
    const [call] = (await listCalls(ctx)).calls;
    expect(call).toMatchObject({ outcome: "malformed", input_tokens: 7, cost_usd: 0.002 });
    await setAgentModel(ctx, { agentId: "main", model: "anthropic/claude-y" });
    const text = JSON.stringify({ text: "Hello there" });
    testProvider.answer({ text, whole: true });
    expect((await callModel(ctx, "main", { ...question, format })).text).toBe(text);
    expect(testProvider.calls).toHaveLength(2);
  });

  it("that is a stream without its type is read, and an invalid one is requested once", async () => {
    const piece = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    const body = piece({ content: "In " }, null) + piece({ content: "pieces." }, "stop");
    testProvider.answer({
      status: 200,
      headers: { "content-type": "text/plain" },
      body: `${body}data: [DONE]\n\n`,
    });
    expect((await callModel(ctx, "main", question)).text).toBe("In pieces.");
    testProvider.answer({
      status: 200,
      headers: { "content-type": "text/html" },
      body: "<html>Sign in</html>",
    });
    await expect(callModel(ctx, "main", question)).rejects.toThrow("invalid reply");
    expect(testProvider.calls).toHaveLength(2);
  });

  it("of Anthropic is held to its schema by a tool that it must use", async () => {
    await setAgentModel(ctx, { agentId: "main", model: "anthropic/claude-x" });
    const text = JSON.stringify({ text: "Hello there" });
    testProvider.answer({ text, pieces: 4 });
    expect((await callModel(ctx, "main", { ...question, format })).text).toBe(text);
    expect(testProvider.calls).toMatchObject([
      {
        body: {
          tools: [{ name: "greeting", input_schema: format.schema }],
          tool_choice: { type: "tool", name: "greeting" },
        },
      },
    ]);
    testProvider.answer({ text: '{"text": "He', finish: "max_tokens" });
    await expect(callModel(ctx, "main", { ...question, format })).rejects.toThrow("cut off at the limit");
  });
});

describe("the run that asks", () => {
  const WORKFLOW = "curator-streaming";
  const asRun = async (): Promise<Context> => {
    const request = { type: "CuratorWorkflow", taskQueue: "curator", workflowId: WORKFLOW };
    const input = { inboxId: crypto.randomUUID() };
    const { runId } = await ctx.db.tx((tx) => insertRun(ctx, tx, { ...request, input, trigger: "manual" }));
    return { ...ctx, runId };
  };
  const progress = async () => (await describeWorkflow(ctx, { workflowId: WORKFLOW })).progress;

  it("shows how much there is, in a few writes, and nothing afterwards", async () => {
    const run = await asRun();
    let writes = 0;
    const db: AccountDb = {
      ...run.db,
      tx: (work) => {
        writes += 1;
        return run.db.tx(work);
      },
    };
    testProvider.answer({ text: LONG, pieces: 150, everyMs: 20 });
    const answer = callModel({ ...run, db }, "main", question);
    await until("progress is shown", async () => ((await progress())?.characters ?? 0) > 0);
    expect(await progress()).toMatchObject({ model: "openrouter/auto" });
    expect((await answer).text).toBe(LONG);
    expect(await progress()).toBeUndefined();
    expect(writes).toBeLessThan(50);
  });

  it("ends the request when it is canceled, and asks no other model", async () => {
    const run = await asRun();
    await setAgentModel(ctx, { agentId: "main", model: "a/first", fallbacks: ["b/second"] });
    testProvider.answer({ text: LONG, pieces: 500, everyMs: 200 });
    const answer = expect(callModel(run, "main", question)).rejects.toThrow("was closed");
    await until("progress is shown", async () => ((await progress())?.characters ?? 0) > 0);
    await cancelWorkflow(ctx, { workflowId: WORKFLOW });
    await answer;
    await until("the request is ended", () => testProvider.abandoned.length === 1);
    expect(await outcomes()).toEqual(["canceled"]);
    expect(testProvider.calls).toHaveLength(1);
    expect(await progress()).toBeUndefined();
  });
});
