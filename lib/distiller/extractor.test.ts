import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { changeCredentials, setProvider } from "@/lib/gateway";
import { type ProviderReply, startProvider, type TestProvider } from "@/tests/support/provider";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { chooseExtractor } from "./extractor";

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

const NONE: ProviderReply = { text: JSON.stringify({ learnings: [] }) };

/** The engines of four sources, of which the first gets these replies. */
async function enginesAfter(...replies: ProviderReply[]): Promise<string[]> {
  testProvider.answer(...replies, NONE);
  const extract = await chooseExtractor(ctx);
  const engines: string[] = [];
  for (const n of [1, 2, 3, 4]) {
    const body = `We decided to build ${n} boats.`;
    const { by } = await extract(ctx, { path: `note/${n}.md`, type: "note", name: `${n}`, body }, []);
    engines.push(by.engine);
  }
  return engines;
}

it.each([
  ["is cut off", [{ text: "{", finish: "length" }]],
  ["is filtered", [{ text: "", finish: "content_filter" }]],
  ["is rejected", [{ status: 400, body: "{}" }]],
  [
    "fails once",
    [
      { status: 500, body: "{}" },
      { status: 500, body: "{}" },
    ],
  ],
])("asks the model about the next source after one whose answer %s", async (_, replies) => {
  expect(await enginesAfter(...replies)).toEqual(["local", "model", "model", "model"]);
});

it.each([
  ["does not accept the key", [{ status: 401, body: "{}" }]],
  ["has no such model", [{ status: 404, body: "{}" }]],
])("asks no more once the provider %s", async (_, replies) => {
  expect(await enginesAfter(...replies)).toEqual(["local", "local", "local", "local"]);
  expect(testProvider.calls).toHaveLength(replies.length);
});

it("asks no more once the provider fails for two sources", async () => {
  const failure = { status: 500, body: "{}" };
  expect(await enginesAfter(failure, failure, failure, failure)).toEqual([
    "local",
    "local",
    "local",
    "local",
  ]);
  expect(testProvider.calls).toHaveLength(4);
});
