import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { operations } from "@/lib/api";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { times } from "../support/property";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const PAGE = "/settings/reference";
const served = serve();
let account: TestAccount;
let window: Window;

beforeAll(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, {
    as: account,
    permissions: ["clipboard-read", "clipboard-write"],
  });
});
afterAll(() => closeWindow(window));
afterEach(() => expect(window.problems.splice(0)).toEqual([]));

const open = async (id: string) => {
  await window.page.goto(`${PAGE}/${id}`);
  return window.page.getByRole("form", { name: "Try it" });
};

/** As React writes text into HTML. */
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

it("every operation has a page without JavaScript's help", { timeout: 120_000 }, async () => {
  const { page } = window;
  await page.goto(PAGE);
  const hrefs = await page
    .locator(`a[href^="${PAGE}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.toSorted()).toEqual(operations.map(({ id }) => `${PAGE}/${id}`).toSorted());
  // All are drawn by the same parts.
  for (const { id, summary, http } of operations.filter((_, at) => at % times(1, 40) === 0)) {
    const reply = await page.request.get(`${PAGE}/${id}`);
    expect(reply.status(), id).toBe(200);
    const html = await reply.text();
    expect(html, id).toContain(`>${http.method}</span>`);
    expect(html, id).toContain(escaped(summary));
    expect(html, id).toContain("curl ");
  }
});

itDeep("finds operations by all words of a search", async () => {
  const { page } = window;
  await page.goto(PAGE);
  await page.getByLabel("Search operations").fill("POST deliveries replay");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("1 operation", { exact: true }).waitFor();
  await page.getByRole("link", { name: /deliveries.*replay/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Send a delivery again/ }).waitFor();
  await page.goto(`${PAGE}?find=nonsense-word`);
  await page.getByText("No operation has all these words.").waitFor();
});

it("sends a request with a key that was pasted, and shows the reply", async () => {
  const { page } = window;
  const form = await open("createRecord");
  await form.getByLabel("Body").fill(JSON.stringify({ type: "person", name: "Ann Reference" }));
  const send = form.getByRole("button", { name: "Send" });
  expect(await send.isDisabled()).toBe(true);
  await form.getByLabel("API key").fill((await account.newKey("reference")).key);
  await send.click();
  const reply = form.getByRole("region", { name: "Reply", exact: true });
  await reply.getByText("201", { exact: true }).waitFor();
  expect(await reply.locator("pre").textContent()).toContain('"person/Ann Reference.md"');
  expect(await account.api.ok("readRecord", { path: "person/Ann Reference.md" })).toMatchObject({
    frontmatter: { name: "Ann Reference" },
  });
  // The key is in no storage of the browser, and not in the sample.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored + (await page.locator("pre").allTextContents()).join()).not.toMatch(/kv_[0-9a-f]{32}/);
});

itDeep("shows an error as it is answered, without the session of the page", async () => {
  const form = await open("readRecord");
  await form.getByLabel("path (required)").fill("person/Nobody.md");
  await form.getByLabel("API key").fill(`kv_${"0".repeat(32)}`);
  await form.getByRole("button", { name: "Send" }).click();
  const reply = form.getByRole("region", { name: "Reply", exact: true });
  await reply.getByText("401", { exact: true }).waitFor();
  expect(await reply.locator("pre").textContent()).toContain('"code": "UNAUTHORIZED"');
});

itDeep("copies the request with its values as curl, JavaScript and Python", async () => {
  const { page } = window;
  const form = await open("searchVault");
  await form.getByLabel("q", { exact: true }).fill("it's here");
  const samples = page.getByRole("region", { name: "Request", exact: true });
  for (const [language, part] of [
    ["curl", "curl 'http"],
    ["JavaScript", "await fetch("],
    ["Python", "urllib.request.Request("],
  ] as const) {
    await samples.getByRole("button", { name: language, exact: true }).click();
    await samples.getByRole("button", { name: `Copy the request as ${language}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(part);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${served.service.base}/api/v1/vault/search?q=it`);
    expect(copied).toContain("KV_KEY");
  }
});
