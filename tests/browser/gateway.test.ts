import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelCalls } from "@/lib/gateway/tables";
import { describeDeep, itDeep } from "../support/deep";
import { RunSeeder } from "../support/runs";
import { serve } from "../support/serve";
import { openWindow, windowOn } from "../support/window";

const RIGHT = "sk-right-4f9d2c7a61b0e835";
const WRONG = "sk-wrong-77aa01c4de935b28";
const SLOW = "sk-slow-0c5be2f6917d4a83";

const MODELS = [
  { id: "acme/wide", context_length: 200_000, pricing: { prompt: "0.000003", completion: "0.000015" } },
  { id: "acme/embed-1", context_length: 8_192, pricing: { prompt: "0", completion: "0" } },
];

const served = serve({ worker: true });
const window = windowOn(served, { viewport: { width: 1280, height: 800 } });
let seeder: RunSeeder;
let provider: Server;
/** Where the stand-in for a provider answers. */
let address = "";
const sent = { text: "" };

beforeAll(async () => {
  provider = createServer((request, reply) => {
    const key = request.headers.authorization?.replace("Bearer ", "");
    // One that never answers.
    if (key === SLOW) return;
    reply.writeHead(key === RIGHT ? 200 : 401, { "content-type": "application/json" });
    reply.end(request.url === "/v1/models" ? JSON.stringify({ data: MODELS }) : "{}");
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
  address = `http://127.0.0.1:${portOf(provider)}/v1`;
  seeder = new RunSeeder(served.service.databaseUrl, served.account.id);
  keepWhatComes(window.page);
}, 240_000);
afterAll(async () => {
  await seeder.close();
  provider.closeAllConnections();
  provider.close();
});

function portOf(server: Server): number {
  const at = server.address();
  if (typeof at !== "object" || !at) throw new Error("a listening server has an address");
  return at.port;
}

/** Keeps all that the service sends to a page, but the stream, which does not end. */
function keepWhatComes(page: Page): void {
  page.on("response", async (reply) => {
    const head = JSON.stringify(await reply.allHeaders().catch(() => ({})));
    const body = new URL(reply.url()).pathname === "/live" ? "" : await reply.text().catch(() => "");
    sent.text += `${reply.url()}\n${head}\n${body}\n`;
  });
}

const CREDENTIALS = "/gateway/credentials";
const AGENTS = "/gateway/agents";
const row = (name: string) => window.page.getByRole("listitem", { name, exact: true });
const dialog = () => window.page.getByRole("dialog");
const press = (name: string) => window.page.getByRole("button", { name, exact: true }).click();
const follow = (name: string) => window.page.getByRole("link", { name, exact: true }).click();

async function openDialog(link: string): Promise<void> {
  await window.page.goto(CREDENTIALS);
  await follow(link);
  await dialog().waitFor();
}

async function moveTo(url: string): Promise<void> {
  await openDialog("Base URL of OpenRouter");
  await dialog().getByLabel("Base URL").fill(url);
  await dialog().getByLabel("Base URL").press("Enter");
  await dialog().waitFor({ state: "detached" });
  await row("OpenRouter").getByText(url).waitFor();
}

async function test(secret: string): Promise<void> {
  await dialog().getByLabel("Key", { exact: true }).fill(secret);
  await dialog().getByRole("button", { name: "Test" }).click();
}

describe("the credentials", () => {
  it("are the five in their order, none of them needed", async () => {
    await window.page.goto(CREDENTIALS);
    await window.page.getByText("agents use the local engines").waitFor();
    const names = await window.page
      .getByRole("list", { name: "Credentials" })
      .getByRole("heading")
      .allInnerTexts();
    expect(names.map((name) => name.split(/\s/)[0])).toEqual([
      "OpenRouter",
      "Anthropic",
      "OpenAI",
      "Google",
      "xAI",
    ]);
    expect(await window.page.getByText("Not set", { exact: true }).count()).toBe(5);
    expect(await window.page.getByText("Never restarted").count()).toBe(2);
  });

  itDeep("have addresses, whose faults stand at the field", async () => {
    await openDialog("Base URL of OpenRouter");
    await dialog().getByLabel("Base URL").fill("ftp://example.org");
    await press("Save and restart");
    await dialog().getByText("Must be a URL such as").waitFor();
    expect(await dialog().getByLabel("Base URL").inputValue()).toBe("ftp://example.org");
    await moveTo(address);
    await row("OpenRouter").getByText("No key needed").waitFor();
    await openDialog("Base URL of OpenRouter");
    await press("Reset");
    await row("OpenRouter").getByText("https://openrouter.ai/api/v1").waitFor();
    await moveTo("http://127.0.0.1:9/v1");
    await moveTo(address);
  });

  itDeep("are tested before they are saved, each outcome in its words", { timeout: 60_000 }, async () => {
    await openDialog("Set the key of OpenRouter");
    await test(WRONG);
    await dialog().getByText("OpenRouter does not accept the key (401)").waitFor();
    expect(await dialog().getByLabel("Key", { exact: true }).inputValue()).toBe(WRONG);
    await test(RIGHT);
    await dialog().getByText("OpenRouter accepts the key").waitFor();
    await test(SLOW);
    await dialog().getByText("OpenRouter did not answer in time").waitFor({ timeout: 20_000 });
    expect((await served.api.ok("listCredentials", {})).credentials.some(({ set }) => set)).toBe(false);
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const port = portOf(closed);
    closed.close();
    await moveTo(`http://127.0.0.1:${port}/v1`);
    await openDialog("Set the key of OpenRouter");
    await test(RIGHT);
    await dialog().getByText("OpenRouter refused the connection").waitFor();
    await moveTo(address);
  });

  itDeep("a value too short to be a key is reported before it is saved", async () => {
    const short = dialog().getByText("This looks too short for a key of xAI");
    await openDialog("Set the key of xAI");
    await dialog().getByLabel("Key", { exact: true }).fill("xai-1");
    await short.waitFor();
    await dialog().getByLabel("Key", { exact: true }).fill(RIGHT);
    await short.waitFor({ state: "detached" });
  });

  itDeep("say what a change interrupts, and show the restart", { timeout: 60_000 }, async () => {
    await openDialog("Set the key of OpenRouter");
    await dialog().getByText("No runs are active.").waitFor();
    await seeder.run({ workflowId: "curator-interrupted", status: "RUNNING", ago: 5_000 });
    await dialog().getByText("1 active run will be interrupted").waitFor();
    await dialog().getByText("curator: curator-interrupted").waitFor();
    const before = await restarts();
    await openDialog("Set the key of OpenRouter");
    await dialog().getByLabel("Key", { exact: true }).fill(RIGHT);
    await press("Save and restart");
    await dialog().waitFor({ state: "detached" });
    await row("OpenRouter").getByText("sk-right...e835").waitFor();
    await row("app").getByText("Restarting").waitFor();
    await row("gateway").getByText("Restarted").waitFor();
    await row("app").getByText("Restarted").waitFor();
    await window.page.getByText("Both runtimes have restarted").waitFor();
    expect(await restarts()).toBe(before + 1);
    await press("Test the key of OpenRouter");
    await row("OpenRouter").getByText("OpenRouter accepts the key").waitFor();
  });

  const restarts = async () =>
    Number(/(\d+) restarts? in total/.exec(await row("gateway").innerText())?.[1] ?? Number.NaN);

  itDeep("say before they are removed what stops working", { timeout: 60_000 }, async () => {
    await openDialog("Remove the key of OpenRouter");
    await dialog().getByText("without a key").waitFor();
    await served.api.ok("setProvider", { provider: "openrouter", base_url: null, secret: RIGHT });
    await openDialog("Remove the key of OpenRouter");
    await dialog().getByText("openrouter/auto at openrouter").first().waitFor();
    await dialog().getByText("local engine").first().waitFor();
    await openDialog("Remove the key of OpenRouter");
    await press("Remove and restart");
    await row("OpenRouter").getByText("Not set").waitFor();
    expect((await served.api.ok("listCredentials", {})).credentials[0]?.set).toBe(false);
  });

  it("are given again for another server", async () => {
    await served.api.ok("changeCredentials", { PROVIDER_D_API_KEY: WRONG });
    await openDialog("Base URL of xAI");
    const other = "https://models.example.org/v1";
    await dialog().getByLabel("Base URL").fill(other);
    await press("Save and restart");
    await dialog().getByText("Must be given again, because the saved key is for https://api.x.ai").waitFor();
    expect(await dialog().getByLabel("Base URL").inputValue()).toBe(other);
    await dialog().getByLabel("Key", { exact: true }).fill(RIGHT);
    await press("Save and restart");
    await dialog().waitFor({ state: "detached" });
    await row("xAI").getByText("sk-right...e835").waitFor();
    await row("xAI").getByText(other).waitFor();
    await served.api.ok("changeCredentials", { PROVIDER_D_API_KEY: null });
    await served.api.ok("setProvider", { provider: "xai", base_url: null });
  });

  it("are in no reply of the service, nor in its log", async () => {
    const storageState = await window.context.storageState();
    const bare = await openWindow(served.service, { javaScriptEnabled: false, storageState });
    keepWhatComes(bare.page);
    await bare.page.goto(`${CREDENTIALS}?set=PROVIDER_B_API_KEY`);
    // Refused, so that the form is sent back: with all that was typed, but not with this.
    await bare.page.getByLabel("Key", { exact: true }).fill(`${WRONG} `);
    await bare.page.getByRole("button", { name: "Save and restart" }).click();
    await bare.page.getByText("cannot begin or end with a space").waitFor();
    expect((await bare.page.content()).includes(WRONG)).toBe(false);
    await bare.context.close();

    await openDialog("Set the key of OpenAI");
    await dialog().getByLabel("Key", { exact: true }).fill(`${RIGHT} `);
    await press("Save and restart");
    await dialog().getByText("cannot begin or end with a space").waitFor();
    await dialog().getByLabel("Key", { exact: true }).fill(RIGHT);
    expect((await window.page.content()).includes(RIGHT)).toBe(false);
    await press("Save and restart");
    await row("OpenAI").getByText("sk-right...e835").waitFor();
    // What is sent is what is kept here, or nothing would be found in it.
    await window.page.reload();
    await expect.poll(() => sent.text.includes("sk-right...e835")).toBe(true);
    for (const secret of [RIGHT, WRONG, SLOW]) {
      expect(sent.text.includes(secret), `${secret} was sent`).toBe(false);
      expect((await served.service.output()).includes(secret), `${secret} was logged`).toBe(false);
    }
  });
});

describeDeep("the agents", () => {
  const focused = () => window.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const agentRow = (id: string) => window.page.getByRole("row").filter({ hasText: id });

  it("have models, and fallbacks in an order, or the default", async () => {
    const { page } = window;
    await page.goto(AGENTS);
    await agentRow("surveyor").getByText("Embedder: local").waitFor();
    await follow("Edit the models of Curator");
    await page.getByLabel("Model", { exact: true }).fill("anthropic/claude-sonnet-4.5 ?");
    await press("Save");
    await page.getByText("Must be the name of a model").waitFor();
    await page.getByLabel("Model", { exact: true }).fill("openai/gpt-5");
    await page.getByLabel("Fallback 1", { exact: true }).fill("google/gemini-2.5-flash");
    await press("Add fallback");
    await page.getByLabel("Fallback 2", { exact: true }).fill("openai/gpt-5-mini");
    await press("Move fallback 2 up");
    await press("Add fallback");
    await press("Remove fallback 3");
    await expect.poll(focused).toBe("Remove fallback 2");
    await press("Save");
    await page.waitForURL(`**${AGENTS}`);
    await agentRow("vault-curator")
      .getByText("openai/gpt-5", { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    const { fallbacks, resolvedDefault } = await served.api.ok("describeAgent", {
      agentId: "vault-curator",
    });
    expect([resolvedDefault, ...fallbacks]).toEqual([
      "openai/gpt-5",
      "openai/gpt-5-mini",
      "google/gemini-2.5-flash",
    ]);
    await page.goto(`${AGENTS}/vault-curator`);
    await page.getByLabel("Model", { exact: true }).fill("");
    await press("Save");
    await page.waitForURL(`**${AGENTS}`);
    await agentRow("vault-curator").getByText("Default", { exact: true }).waitFor();
  });

  it("share a default, and the surveyor has two models", async () => {
    const { page } = window;
    await page.goto(AGENTS);
    await follow("Edit the default");
    await page.getByLabel("Model", { exact: true }).fill("google/gemini-2.5-pro");
    await press("Save");
    await page.getByRole("region", { name: "Default for all agents" }).getByText("gemini-2.5-pro").waitFor();
    await page.goto(AGENTS);
    await follow("Edit the models of Surveyor");
    await page.getByLabel("Labeler model").fill("openai/gpt-5-mini");
    await page.getByLabel("Embedder model").fill("openai/text-embedding-3-small");
    await press("Save");
    await agentRow("surveyor").getByText("text-embedding-3-small").waitFor();
    const surveyor = await served.api.ok("describeAgent", { agentId: "surveyor" });
    expect(surveyor).toMatchObject({ labeler_model: "openai/gpt-5-mini", embedder_source: "router" });
  });

  it("have the models of their providers to choose from, with context and price", async () => {
    const { page } = window;
    await served.api.ok("setProvider", { provider: "openrouter", base_url: address, secret: RIGHT });
    await page.goto(`${AGENTS}/surveyor`);
    const facts = "200,000 tokens of context, $3 in and $15 out per million tokens";
    const choice = (list: string, name: string) => page.locator(`#${list} option[value="${name}"]`);
    await expect.poll(() => choice("models", "acme/wide").textContent()).toBe(facts);
    expect(await choice("embedders", "acme/embed-1").textContent()).toBe("8,192 tokens of context, free");
    await page.getByLabel("Labeler model").fill("acme/wide");
    await page.getByText(facts).and(page.locator("span")).waitFor();
    await page
      .locator("#model-hint")
      .getByText("OpenAI did not list models. Any name can be typed.")
      .waitFor();
    await served.api.ok("changeCredentials", { ROUTER_API_KEY: null });
    await served.api.ok("setProvider", { provider: "openrouter", base_url: null });
  });

  it("whose provider has no key say so, and where to set one", async () => {
    await served.api.ok("setDefaultModel", { model: "xai/grok-4" });
    await window.page.goto(AGENTS);
    await window.page.getByText("Google and xAI have no key").waitFor();
    await agentRow("vault-janitor").getByText("xai: no key").waitFor();
    await window.page.getByRole("main").getByRole("link", { name: "Credentials" }).last().click();
    await window.page.waitForURL(`**${CREDENTIALS}`);
  });

  it("have a budget, and use the local engines beyond it", async () => {
    const { page } = window;
    await page.goto(AGENTS);
    await page.getByText("No calls yet").waitFor();
    await page.getByLabel("Tokens per day").fill("many");
    await press("Save limits");
    await page.getByText("Must be a number: leave it empty").waitFor();
    await page.getByLabel("Tokens per day").fill("0");
    await press("Save limits");
    await page.getByText("Today’s budget is used up").waitFor();
    const field = page.getByLabel("Tokens per day");
    await field.fill("1,000,000");
    await field.press("Enter");
    await page.getByText("Limits saved.").waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByText("Today’s budget is used up").waitFor({ state: "detached" });
    await page.getByRole("progressbar", { name: "Tokens today" }).waitFor();
    expect((await served.api.ok("readBudget", {})).daily_tokens).toBe(1_000_000);
  });

  it("have their calls listed, with what came of each", async () => {
    const { page } = window;
    await served.account.ctx.db.tx((tx) => tx.insert(modelCalls).values(calls()));
    await page.goto(AGENTS);
    await page.getByText("50 calls on this page").waitFor();
    await page.getByRole("img", { name: /tokens, .* calls/ }).waitFor();
    await page.getByRole("row").filter({ hasText: "Wrong key" }).first().waitFor();
    await page.goto(AGENTS);
    await follow("Next page");
    await page.getByText("20 calls on this page").waitFor();
    await page.goto(`${AGENTS}?cursor=nonsense`);
    await page.getByText("This address leads to no page of the list").waitFor();
    await follow("Go to the first page");
    await page.getByText("50 calls on this page").waitFor();
  });

  /** Seventy calls of the last days, a failed one now and then. */
  const calls = () =>
    Array.from({ length: 70 }, (_, n): typeof modelCalls.$inferInsert => {
      const isOk = n % 9 !== 0;
      return {
        accountId: served.account.id,
        at: new Date(Date.now() - (70 - n) * 4 * 3_600_000),
        agent: n % 3 === 0 ? "surveyor" : "vault-curator",
        provider: n % 4 === 0 ? "openrouter" : "openai",
        model: n % 4 === 0 ? "google/gemini-2.5-flash" : "gpt-5-mini",
        outcome: isOk ? "ok" : n % 2 === 0 ? "wrong_key" : "timeout",
        isFallback: n % 5 === 0,
        inputTokens: isOk ? 900 + n * 7 : null,
        outputTokens: isOk ? 200 + n : null,
        costUsd: isOk && n % 4 === 0 ? 0.0012 : null,
        latencyMs: 600 + n * 20,
        error: isOk
          ? null
          : n % 2 === 0
            ? "OpenRouter does not accept the key"
            : "OpenAI did not answer in time",
      };
    });
});
