import { afterAll, beforeAll, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { startProvider, type TestProvider } from "../support/provider";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const served = serve({ worker: true });
const window = windowOn(served);
let testProvider: TestProvider;

beforeAll(async () => {
  testProvider = await startProvider();
  const body = "## Notice\n\nNotice is **three months** to the end of a month.";
  await served.api.ok("createRecord", { type: "note", name: "Tenancy", body });
});
afterAll(async () => {
  await testProvider.close();
});

const ask = async (question: string) => {
  const { page } = window;
  await page.goto(`/vault/ask?${new URLSearchParams({ question })}`);
  await page.getByRole("button", { name: "Ask" }).click();
  const answer = page.getByRole("region", { name: "Answer" });
  await answer.waitFor();
  return answer;
};

itDeep("shows the nearest passages without a model, and why", async () => {
  const answer = await ask("How long is the notice of the tenancy?");
  await answer.getByText("No model provider is configured").waitFor();
  await answer.getByText("Notice is three months to the end of a month.").waitFor();
  expect(await answer.getByRole("link", { name: "Tenancy" }).getAttribute("href")).toBe(
    "/vault/note/Tenancy.md",
  );
});

it("shows the answer of a model with the records that it quotes", async () => {
  await served.api.ok("setProvider", { provider: "openrouter", base_url: testProvider.url });
  await served.api.ok("changeCredentials", { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef" });
  const citations = [{ passage: 1, quote: "to the end of a month" }];
  testProvider.answer({ text: JSON.stringify({ answer: "Three months.", citations }) });
  const answer = await ask("How long is the notice of the tenancy?");
  await answer.getByText("Three months.", { exact: true }).waitFor();
  await answer.getByText("prompt answer@1").waitFor();
  const askedFirst = testProvider.calls.length;
  await window.page.getByLabel("Question").fill("When does the notice of the tenancy end?");
  testProvider.answer({ text: JSON.stringify({ answer: "Nobody says.", citations }) });
  await window.page.getByLabel("Question").press("Enter");
  await answer.getByText("Nobody says.", { exact: true }).waitFor();
  expect(await window.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("question");
  expect(new URL(window.page.url()).searchParams.get("question")).toBe(
    "When does the notice of the tenancy end?",
  );
  await window.page.goBack();
  await answer.getByText("Three months.", { exact: true }).waitFor();
  expect(await window.page.getByLabel("Question").inputValue()).toBe(
    "How long is the notice of the tenancy?",
  );
  await window.page.goForward();
  await answer.getByText("Nobody says.", { exact: true }).waitFor();
  await window.page.reload();
  expect(await window.page.getByLabel("Question").inputValue()).toBe(
    "When does the notice of the tenancy end?",
  );
  expect(testProvider.calls.length).toBe(askedFirst + 1);
  await window.page.goBack();
  await window.page.getByRole("button", { name: "Ask" }).click();
  await answer.getByText("Nobody says.", { exact: true }).waitFor();
  await answer.getByRole("link", { name: "Tenancy" }).first().click();
  await window.page.getByRole("heading", { level: 1, name: "Tenancy" }).waitFor();
});
