import { expect, it } from "vitest";
import { withModelServer } from "../support/model-server";
import { type ProviderReply, startProvider } from "../support/provider";
import { serveOwn } from "../support/serve-own";

// KV_ALLOW_PRIVATE_PROVIDERS is not set: the first account may have a local server nonetheless.
const served = serveOwn({ worker: false });
const server = withModelServer(served);

const CREDENTIALS = "/gateway/credentials";
const section = () => server.window.page.getByRole("region", { name: "Local server" });
const dialog = () => server.window.page.getByRole("dialog");
const press = (name: string) => server.window.page.getByRole("button", { name, exact: true }).click();
const json = (body: object): ProviderReply => ({ status: 200, body: JSON.stringify(body) });

it("is tested, saved, and its models are tried and chosen on the page", { timeout: 60_000 }, async () => {
  const { page } = server.window;
  const models = json({ models: [{ name: "llama3.2:3b" }, { name: "qwen3:8b" }] });
  server.testProvider.answer(({ path }) => (path === "/api/tags" ? models : { text: "Yes." }));
  const closed = await startProvider();
  await closed.close();
  await page.goto(CREDENTIALS);
  await section().getByText("No address").waitFor();
  await page.getByRole("link", { name: "Address of the local server" }).click();
  await dialog().getByLabel("Address").fill("http://169.254.169.254");
  await dialog().getByRole("button", { name: "Test" }).click();
  await dialog().getByText("Is a link-local address, which is not allowed").waitFor();
  await dialog().getByLabel("Address").fill(closed.url);
  await dialog().getByRole("button", { name: "Test" }).click();
  await dialog().getByText("refused the connection").waitFor();
  await dialog().getByLabel("Address").fill(server.testProvider.url.replace("/v1", ""));
  await dialog().getByRole("button", { name: "Test" }).click();
  await dialog()
    .getByText(/Ollama answered in \d+ ms: 2 models/)
    .waitFor();
  await press("Save and restart");
  await dialog().waitFor({ state: "detached" });
  await section().getByText(server.testProvider.url).waitFor();

  await press("Test and list models");
  await section()
    .getByText(/Ollama answered in \d+ ms: 2 models/)
    .waitFor();
  await press("Try local/qwen3:8b");
  await section()
    .getByText(/qwen3:8b answered in [\d.]+ s/)
    .waitFor();
  server.testProvider.answer(({ path }) => (path === "/api/tags" ? models : { status: 404 }));
  await press("Try local/llama3.2:3b");
  await section()
    .getByText(/Local server has no such model/)
    .waitFor();
  await press("Use local/qwen3:8b by default");
  await expect.poll(async () => (await served.api.ok("defaultModels", {})).model).toBe("local/qwen3:8b");

  await page.goto("/gateway/agents/vault-curator");
  await page.locator("datalist#models option[value='local/llama3.2:3b']").waitFor({ state: "attached" });
});

it("is removed", async () => {
  await server.window.page.goto(`${CREDENTIALS}?local=1`);
  await dialog().getByRole("button", { name: "Remove" }).click();
  await section().getByText("No address").waitFor();
  const { providers } = await served.api.ok("listProviders", {});
  expect(providers.find(({ provider }) => provider === "local")).toMatchObject({
    base_url: null,
    configured: false,
  });
});
