import { it } from "vitest";
import { withModelServer } from "../support/model-server";
import { serveOwn } from "../support/serve-own";
import { until } from "../support/until";

const served = serveOwn({ worker: true, env: { KV_ALLOW_PRIVATE_PROVIDERS: "yes" } });
const server = withModelServer(served);

it("an answer is shown as it grows, in the inbox and in its run, until the run is canceled", async () => {
  const { api } = served;
  const { testProvider } = server;
  const { page } = server.window;
  await api.ok("setProvider", { provider: "local", base_url: testProvider.url });
  await api.ok("setDefaultModel", { model: "local/llama3.2" });
  testProvider.answer({ text: "The kiln is fired. ".repeat(400), pieces: 4_000, everyMs: 100 });
  await api.ok("addToInbox", { filename: "kiln.md", content: "# Kiln\n\nIt is fired on Monday." });
  await page.goto("/inbox");
  const answering = page.getByText(/llama3\.2 is answering: [\d,]+ characters/);
  await answering.waitFor({ timeout: 60_000 });
  const [run] = await api.ok("listWorkflows", { query: "WorkflowType = 'CuratorWorkflow'" });
  if (!run) throw new Error("the file has a run");
  const { workflowId, runId } = run.execution;
  // Of this run: the file may be processed again afterwards.
  await page.goto(`/workflows/${workflowId}?run=${runId}`);
  await answering.waitFor();
  await api.ok("cancelWorkflow", { workflowId, run_id: runId });
  await answering.waitFor({ state: "detached" });
  await until("the request is ended", () => testProvider.abandoned.length > 0);
  await until("the call is listed as canceled", async () => {
    const { calls } = await api.ok("listCalls", {});
    return calls.some(({ provider, outcome }) => provider === "local" && outcome === "canceled");
  });
}, 120_000);
