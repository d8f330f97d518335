import { beforeEach, describe, expect, it } from "vitest";
import type { Api } from "../support/api";
import { itDeep } from "../support/deep";
import { startProvider, type TestProvider } from "../support/provider";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { snapshot } from "../support/vault";

const served = serve({ worker: true });
let account: TestAccount;
let api: Api;

beforeEach(async () => {
  account = await served.service.account();
  api = account.api;
});

const NOTES = {
  Gearbox: "The gearbox of the car grinds in second gear, so the mechanic at the garage orders a clutch.",
  Brakes: "The garage replaced the brake pads of the car; the mechanic changes the tyres as well.",
  Oil: "The engine of the car lost oil on the motorway. The mechanic found a leak in the motor.",
  Harvest: "The grape harvest in the vineyard begins in September, when the grapes are sweet.",
  Cellar: "Barrels of oak in the cellar give the red wine its taste; the winemaker tops them up.",
  Frost: "Late frost damaged the vines, and the vineyard gives fewer grapes and less wine this year.",
};

const fill = async (to: Api = api) => {
  for (const [name, body] of Object.entries(NOTES)) await to.ok("createRecord", { type: "note", name, body });
};

const surveyed = (to: Api = api) => to.ok("surveyorRun", {});

const pathsOf = async (input: Parameters<Api["ok"]>[1], to: Api = api) =>
  (await to.ok("searchVault", input as never)).results.map(({ path }) => path);

describe("the surveyor", () => {
  it("answers before the first survey, and for an empty vault", async () => {
    expect(await api.ok("surveyorStatus", {})).toMatchObject({
      status: "running",
      last_run: null,
      embedded: 0,
      clusters: 0,
      labelled: 0,
      relations: 0,
      embedder_source: "local",
    });
    expect(await api.ok("surveyorClusters", {})).toMatchObject({ clusters: [], count: 0 });
    const refused = await api.call("searchVault", { similar: "wine" });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("surveyor/run")]);
    expect(await surveyed()).toMatchObject({ embedded: 0, clusters: 0, labelled: 0, relations: 0 });
    expect(await api.ok("searchVault", { similar: "wine" })).toMatchObject({ results: [], count: 0 });
  });

  itDeep(
    "is a run like others: 202 at once for who prefers that, joined by the next, listed, scheduled",
    async () => {
      await fill();
      const first = await api.call("surveyorRun", {}, { Prefer: "respond-async" });
      expect(first.status).toBe(202);
      const body = first.body as unknown as { execution: { runId: string }; status_url: string };
      expect(first.headers.location).toBe(body.status_url);
      const joined = await surveyed();
      expect(joined.execution.workflowId).toBe("surveyor-run");
      const runs = await api.ok("listWorkflows", { query: "WorkflowType = 'SurveyorWorkflow'" });
      expect(runs.map(({ execution }) => execution.runId)).toContain(body.execution.runId);
      const { schedules } = await api.ok("listSchedules", {});
      expect(JSON.stringify(schedules)).toContain('"surveyor"');
    },
  );

  it("removes what it wrote in a run: 202 at once for who prefers that, joined by the next, and listed", async () => {
    await api.ok("surveyorSet", { write: true });
    const first = await api.call("surveyorWithdraw", {}, { Prefer: "respond-async" });
    expect(first.status).toBe(202);
    expect(await api.ok("surveyorSettings", {})).toEqual({ write: false });
    const again = await api.ok("surveyorWithdraw", {});
    expect(again).toMatchObject({
      message: "Removed from 0 records",
      files: 0,
      execution: { workflowId: "surveyor-withdraw" },
    });
    const runs = await api.ok("listWorkflows", { query: "WorkflowType = 'SurveyorWithdrawWorkflow'" });
    const { execution } = first.body as unknown as { execution: { runId: string } };
    expect(runs.map((run) => run.execution.runId)).toContain(execution.runId);
  });

  it("groups, answers what is alike, by meaning, by both, and with other conditions", async () => {
    await fill();
    expect(await surveyed()).toMatchObject({ embedded: 6, clusters: 2, records: 6 });
    const { clusters } = await api.ok("surveyorClusters", {});
    expect(clusters.map(({ size }) => size)).toEqual([3, 3]);
    const wine = ["note/Cellar.md", "note/Frost.md", "note/Harvest.md"];
    expect(clusters.map(({ members }) => members.map(({ path }) => path).sort())).toContainEqual(wine);

    expect((await pathsOf({ similar: "note/Frost" })).slice(0, 2).sort()).toEqual([
      "note/Cellar.md",
      "note/Harvest.md",
    ]);
    expect((await pathsOf({ similar: "vehicle repair" }))[0]).toMatch(/Gearbox|Brakes|Oil/);
    expect(await pathsOf({ similar: "wine", type: "person" })).toEqual([]);
    expect(await pathsOf({ similar: "wine", glob: "note/F*" })).toEqual(["note/Frost.md"]);
    expect((await pathsOf({ q: "mechanic", similar: "oil in the engine" }))[0]).toBe("note/Oil.md");
    expect((await pathsOf({ q: "mechanic", similar: "wine" })).sort()).toEqual([
      "note/Brakes.md",
      "note/Gearbox.md",
      "note/Oil.md",
    ]);
    const hybrid = await pathsOf({ hybrid: "grapes" });
    expect(hybrid.slice(0, 2).sort()).toEqual(["note/Frost.md", "note/Harvest.md"]);
    const page = await api.ok("searchVault", { similar: "wine", limit: 1 });
    const next = await api.ok("searchVault", { similar: "wine", limit: 1, cursor: page.next_cursor ?? "" });
    expect(next.results[0]?.path).not.toBe(page.results[0]?.path);
  });

  it("proposes links, and none again that was rejected", async () => {
    const harvest = (when: string) =>
      `The grape harvest in the vineyard begins in ${when}, with ripe grapes.`;
    for (const name of ["Harvest", "Late harvest", "Early harvest"])
      await api.ok("createRecord", { type: "note", name, body: harvest(name) });
    await surveyed();
    const proposed = async () => (await api.ok("surveyorProposals", {})).proposals;
    const [first] = await proposed();
    if (!first) throw new Error("nothing is proposed");
    const { path, kind, value } = first;
    await api.ok("surveyorSettle", { path, kind, value, accept: false });
    await api.ok("editRecord", { path: "note/Harvest", body: harvest("October") });
    await surveyed();
    const left = (await proposed()).map((each) => `${each.path} ${each.value}`);
    expect(left).not.toContain(`${path} ${value}`);
  });

  it("refuses what cannot be asked, and says what would be right", async () => {
    await fill();
    const search = async (input: object) => {
      const { status, text } = await api.call("searchVault", input as never);
      return [status, text];
    };
    expect(await search({ similar: "note/No such" })).toEqual([
      404,
      expect.stringContaining("note/No such.md"),
    ]);
    expect(await search({ similar: "" })).toEqual([400, expect.stringContaining("similar")]);
    expect(await search({ similar: "  " })).toEqual([400, expect.stringContaining("similar")]);
    expect(await search({ similar: "a\0b" })).toEqual([400, expect.stringContaining("NUL")]);
    expect(await search({ similar: "note/../../etc" })).toEqual([400, expect.stringContaining("similar")]);
    expect(await search({ similar: "x".repeat(2_001) })).toEqual([400, expect.stringContaining("2000")]);
    expect(await search({ hybrid: "a", q: "b" })).toEqual([400, expect.stringContaining("replaces q")]);
    const id = crypto.randomUUID();
    expect((await api.call("surveyorRename", { clusterId: id, label: "x" })).status).toBe(404);
    expect((await api.call("surveyorClusters", { cluster: id })).status).toBe(404);
    expect((await api.call("surveyorClusters", { cluster: "x" })).status).toBe(400);
    const settle = { path: "note/Oil.md", kind: "tag" as const, value: "x", accept: true };
    expect((await api.call("surveyorSettle", settle)).status).toBe(404);
  });

  it("shows an account nothing of another", async () => {
    await fill();
    await surveyed();
    const other = await served.service.account();
    expect(await other.api.ok("surveyorMap", {})).toEqual({ points: [], clusters: [] });
    expect((await other.api.call("searchVault", { similar: "note/Frost" })).status).toBe(404);
    await other.api.ok("createRecord", { type: "note", name: "Mine", body: "The wine of the vineyard." });
    await surveyed(other.api);
    expect(await pathsOf({ similar: "wine" }, other.api)).toEqual(["note/Mine.md"]);
    const [mine] = (await api.ok("surveyorClusters", {})).clusters;
    expect((await other.api.call("surveyorRename", { clusterId: mine?.id ?? "", label: "x" })).status).toBe(
      404,
    );
  });
});

describe("a provider", () => {
  let testProvider: TestProvider;
  beforeEach(async () => {
    testProvider = await startProvider();
    await api.ok("setProvider", { provider: "openrouter", base_url: testProvider.url });
    await api.ok("changeCredentials", { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef" });
    return () => testProvider.close();
  });
  const useModel = (model: string) =>
    api.ok("setAgentModel", { agentId: "surveyor", field: "embedder_model", model });

  it("embeds and labels, its calls kept; what it says is checked", async () => {
    await fill();
    await useModel("some/embedder");
    testProvider.answer({
      text: '{"labels": [{"cluster": 1, "label": "A [[bad]] one"}, {"cluster": 2, "label": "Second thing"}]}',
    });
    const note = expect.stringContaining("gave no usable label");
    expect(await surveyed()).toMatchObject({ embedded: 6, note });
    const { engines, embedder_source, embedder_model } = await api.ok("surveyorStatus", {});
    expect({ engines, embedder_source, embedder_model }).toEqual({
      engines: [{ engine: "router", model: "some/embedder", records: 6 }],
      embedder_source: "router",
      embedder_model: "some/embedder",
    });
    const { calls } = await api.ok("listCalls", {});
    expect(calls.some(({ agent, model }) => agent === "surveyor" && model === "some/embedder")).toBe(true);
    const { clusters } = await api.ok("surveyorClusters", {});
    for (const { label } of clusters) expect(label).not.toMatch(/[[\]]/);
    expect(await pathsOf({ similar: NOTES.Frost })).toContain("note/Frost.md");
  });

  itDeep("that fails, or has no key, degrades to this machine, with a word about it", async () => {
    await fill();
    await useModel("some/embedder");
    testProvider.answer({ status: 401 });
    const survey = await surveyed();
    expect(survey).toMatchObject({ embedded: 6, clusters: 2 });
    expect(survey.note).toContain("some/embedder");
    expect((await api.ok("surveyorStatus", {})).engines).toMatchObject([{ engine: "local", records: 6 }]);
    expect((await pathsOf({ similar: "vehicle repair" }))[0]).toMatch(/Gearbox|Brakes|Oil/);
    await api.ok("changeCredentials", { ROUTER_API_KEY: null });
    await api.ok("setProvider", { provider: "openrouter", base_url: null });
    expect((await surveyed()).note).toContain("not configured");
    const before = snapshot(account.vaultDir);
    await surveyed();
    expect(snapshot(account.vaultDir)).toEqual(before);
  });
});
