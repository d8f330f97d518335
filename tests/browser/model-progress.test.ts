import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { type StandIn, startProvider } from "../support/provider";
import { serveOwn } from "../support/serve-own";
import type { TestAccount } from "../support/service";
import { until } from "../support/until";
import { closeWindow, openWindow } from "../support/window";

const served = serveOwn({ worker: true, env: { KV_ALLOW_PRIVATE_PROVIDERS: "yes" } });
let account: TestAccount;
let window: Window;
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startProvider();
  account = await served.service.account();
  window = await openWindow(served.service, { as: account, viewport: { width: 1280, height: 800 } });
}, 240_000);
afterAll(async () => {
  await closeWindow(window);
  await standIn.close();
});
afterEach(() => {
  expect(window.problems.splice(0)).toEqual([]);
});

it("an answer is shown as it grows, in the inbox and in its run, until the run is canceled", async () => {
  const { page } = window;
  await account.api.ok("setProvider", { provider: "local", base_url: standIn.url });
  await account.api.ok("setDefaultModel", { model: "local/llama3.2" });
  standIn.answer({ text: "The kiln is fired. ".repeat(400), pieces: 4_000, everyMs: 100 });
  await account.api.ok("addToInbox", { filename: "kiln.md", content: "# Kiln\n\nIt is fired on Monday." });
  await page.goto("/inbox");
  const answering = page.getByText(/llama3\.2 is answering: [\d,]+ characters/);
  await answering.waitFor({ timeout: 60_000 });
  const [run] = await account.api.ok("listWorkflows", { query: "WorkflowType = 'CuratorWorkflow'" });
  if (!run) throw new Error("the file has a run");
  const { workflowId, runId } = run.execution;
  // Of this run: the file may be processed again afterwards.
  await page.goto(`/workflows/${workflowId}?run=${runId}`);
  await answering.waitFor();
  await account.api.ok("cancelWorkflow", { workflowId, run_id: runId });
  await answering.waitFor({ state: "detached" });
  await until("the request is ended", () => standIn.abandoned.length > 0);
  await until("the call is listed as canceled", async () => {
    const { calls } = await account.api.ok("listCalls", {});
    return calls.some(({ provider, outcome }) => provider === "local" && outcome === "canceled");
  });
}, 120_000);
