import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { changeCredentials, setProvider } from "@/lib/gateway";
import { listClusters } from "@/lib/surveyor";
import { runSurvey } from "@/lib/surveyor/survey.fixture";
import { createRecord } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { startProvider, type TestProvider } from "../support/provider";
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
  for (const at of [1, 2, 3])
    await createRecord(ctx, {
      type: "note",
      name: `Harvest ${at}`,
      body: `The grape harvest in vineyard ${at} begins when the sugar of the grapes is right.`,
    });
  await setProvider(ctx, { provider: "openrouter", base_url: testProvider.url });
  await changeCredentials(ctx, { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef" });
  return () => testProvider.close();
});

const label = async () => {
  const [cluster] = (await listClusters(ctx, {})).clusters;
  return [cluster?.label, cluster?.labelled_by];
};
const answer = (text: string) => ({ text: JSON.stringify({ labels: [{ cluster: 1, label: text }] }) });

itDeep(
  "takes a usable label of the model's, and asks for it once",
  async () => {
    testProvider.answer(answer("Picking grapes"));
    expect((await runSurvey(ctx)).note).toBeNull();
    expect(await label()).toEqual(["Picking grapes", "model"]);
    const { length } = testProvider.calls;
    await runSurvey(ctx);
    expect(testProvider.calls).toHaveLength(length);
    // The first survey of a process starts its threads and reads the model.
  },
  90_000,
);

type Given = Parameters<typeof testProvider.answer>[0];
const KEEPS = "keeps the label made from terms after %s, and says why";

it.each<[string, Given]>([["a wrong key", { status: 401 }]])(KEEPS, keepsLabel);

itDeep.each<[string, Given]>([
  ["a label that is none", answer("<b>[[x]]</b>")],
  ["nonsense", { text: "Sure! Here you are." }],
  ["a cut answer", { text: '{"labels": [{"clus', finish: "length" }],
  ["a refusal", { text: "", refusal: "I cannot help with that." }],
])(KEEPS, keepsLabel);

async function keepsLabel(_: string, reply: Given): Promise<void> {
  testProvider.answer(reply);
  const { note, clusters } = await runSurvey(ctx);
  expect(clusters).toBe(1);
  expect(await label()).toEqual(["Grape harvest", "local"]);
  expect(note).toMatch(/^Clusters keep labels made from their terms: /);
}
