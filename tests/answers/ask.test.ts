import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { askVault } from "@/lib/answers";
import type { Context } from "@/lib/db";
import { changeCredentials, setProvider } from "@/lib/gateway";
import { runSurvey } from "@/lib/surveyor/survey.fixture";
import { createRecord } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { startProvider, type TestProvider } from "../support/provider";
import { shareVault, type TestVault } from "../support/vault";

const NOTES = {
  Tenancy: "Notice is three months to the end of a month.\n\nPets need consent.",
  Boiler: "The fitter replaced the igniter. A new boiler costs about 4,800.",
  Choir: "Dress rehearsal on Friday at seven, all in black.",
};

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
  for (const [name, body] of Object.entries(NOTES)) await createRecord(ctx, { type: "note", name, body });
  return () => testProvider.close();
});

const withModel = async () => {
  await setProvider(ctx, { provider: "openrouter", base_url: testProvider.url });
  await changeCredentials(ctx, { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef" });
};
const reply = (answer: string | null, ...citations: object[]) => ({
  text: JSON.stringify({ answer, citations }),
});
const QUESTION = "How long is the notice of the tenancy?";
const CITED = { passage: 1, quote: "three months to the end of a month" };

it("without a model, answers with the passages nearest to the question", async () => {
  const byWords = await askVault(ctx, { question: QUESTION });
  expect(byWords).toMatchObject({ answer: null, citations: [], engine: { engine: "local" } });
  expect(byWords.passages[0]).toMatchObject({ path: "note/Tenancy.md", text: NOTES.Tenancy });
  expect(testProvider.calls).toEqual([]);
});

itDeep(
  "without a model, answers a question that shares no word with the passage",
  async () => {
    await runSurvey(ctx);
    const byMeaning = await askVault(ctx, { question: "price of replacing the furnace" });
    expect(byMeaning.passages[0]?.path).toBe("note/Boiler.md");
  },
  90_000,
);

it("finds what a long record says near its end", async () => {
  const filler = (at: number) =>
    `On day ${at} we walked along the canal. ${"It rained and we went on. ".repeat(17)}`;
  const body = [...Array.from({ length: 20 }, (_, at) => filler(at)), "The deposit of the cottage was 310."];
  await createRecord(ctx, { type: "note", name: "Journey", body: body.join("\n\n") });
  const { passages } = await askVault(ctx, { question: "How much was the deposit of the cottage?" });
  expect(passages[0]?.text).toContain("The deposit of the cottage was 310.");
});

it("says so when no record is near", async () => {
  const { passages, engine } = await askVault(ctx, { question: "zeppelin" });
  expect(passages).toEqual([]);
  expect(engine).toMatchObject({ engine: "local", reason: expect.stringContaining("No passage") });
});

it("answers by the model, from passages alone, with quotes from the records", async () => {
  await withModel();
  testProvider.answer(reply("Three months.", CITED, { passage: 1, quote: "two years" }));
  const { answer, citations, engine } = await askVault(ctx, { question: QUESTION });
  expect(answer).toBe("Three months.");
  expect(citations).toEqual([{ path: "note/Tenancy.md", name: "Tenancy", quote: CITED.quote }]);
  expect(engine).toMatchObject({ engine: "model", provider: "openrouter" });
  const [call] = testProvider.calls;
  expect(JSON.stringify(call?.body)).toContain("Notice is three months");
});

it("asks once more for an answer that rests on nothing, then shows the passages", async () => {
  await withModel();
  testProvider.answer(reply("Two years.", { passage: 1, quote: "two years" }));
  const { answer, passages, engine } = await askVault(ctx, { question: QUESTION });
  expect(answer).toBeNull();
  expect(passages[0]?.path).toBe("note/Tenancy.md");
  expect(engine).toMatchObject({
    engine: "local",
    reason: expect.stringMatching(/^\S+ gave no usable answer: it quotes nothing that the records say$/),
  });
  expect(testProvider.calls).toHaveLength(2);
});

it("takes that the passages do not answer for an answer", async () => {
  await withModel();
  testProvider.answer(reply(null));
  const { answer, citations, engine } = await askVault(ctx, { question: QUESTION });
  expect({ answer, citations }).toEqual({ answer: null, citations: [] });
  expect(engine.engine).toBe("model");
  expect(testProvider.calls).toHaveLength(1);
});

it("shows the passages when the provider fails", async () => {
  await withModel();
  testProvider.answer({ status: 401 });
  const { answer, passages, engine } = await askVault(ctx, { question: QUESTION });
  expect(answer).toBeNull();
  expect(passages.length).toBeGreaterThan(0);
  expect(engine).toMatchObject({ engine: "local", reason: expect.stringContaining("key") });
});

it.each(["", " ", "x".repeat(501), "a\0"])("refuses the question %j", async (question) => {
  await expect(askVault(ctx, { question })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});
