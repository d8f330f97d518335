import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchRecords, similarRecords } from "@/lib/embeddings";
import { createRecord, deleteRecord, editRecord, moveRecord, readRecord } from "@/lib/vault";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { clustersOfRecords } from "./clusters-of";
import { listClusters, readClusters, renameCluster } from "./operations/clusters";
import { listProposals } from "./operations/list-proposals";
import { vaultMap } from "./operations/map";
import { readSurveyorSettings } from "./operations/read-settings";
import { surveyorStatus } from "./operations/status";
import { writeSurveyorSettings } from "./operations/write-settings";
import { runSurvey, runWithdrawal } from "./survey.fixture";

const CARS = [
  [
    "Gearbox",
    "The gearbox of the car grinds in second gear, so the mechanic at the garage orders a new clutch.",
  ],
  [
    "Brakes",
    "The garage replaced the brake pads of the car; the mechanic says the tyres should be changed as well.",
  ],
  [
    "Engine oil",
    "The engine lost oil on the motorway. The mechanic found a leak in the gasket of the motor.",
  ],
  [
    "Tyre change",
    "Winter tyres are mounted at the garage in October, and the wheels of the car are balanced.",
  ],
  [
    "Battery",
    "The car did not start: the battery is old, and the alternator of the engine charges it no more.",
  ],
] as const;

const WINE = [
  [
    "Harvest",
    "The grape harvest in the vineyard begins in September, when the sugar of the grapes is right.",
  ],
  [
    "Cellar",
    "Barrels of oak in the cellar give the red wine its taste; the winemaker tops them up each week.",
  ],
  [
    "Frost",
    "Late frost damaged the young vines, and the vineyard will give fewer grapes and less wine this year.",
  ],
  [
    "Tasting",
    "At the tasting the guests tried six wines of the vineyard, from dry white to sweet dessert wine.",
  ],
  [
    "Bottling",
    "The wine of last year's harvest is filled into bottles in March, after the winemaker has filtered it.",
  ],
] as const;

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  expect(await readSurveyorSettings(vault.ctx)).toEqual({ write: false });
  await writeSurveyorSettings(vault.ctx, { write: true });
  for (const [name, body] of [...CARS, ...WINE]) {
    const fields = WINE.some(([each]) => each === name) && name !== "Frost" ? { tags: ["estate"] } : {};
    await createRecord(vault.ctx, { type: "note", name, body, fields });
  }
});
afterAll(() => vault.close());

const pathOf = ([name]: readonly [string, string]) => `note/${name}.md`;
const fieldsOf = async (path: string) => (await readRecord(vault.ctx, { path })).frontmatter;

describe("before the first survey", () => {
  it("a search by meaning returns an error that says what to do, not an empty list", async () => {
    await expect(searchRecords(vault.ctx, { similar: "wine" })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(searchRecords(vault.ctx, { hybrid: "wine" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await similarRecords(vault.ctx, { path: "note/Frost.md", limit: 5 })).toBeNull();
    expect((await searchRecords(vault.ctx, { q: "wine" })).count).toBeGreaterThan(0);
    expect(await surveyorStatus(vault.ctx)).toMatchObject({ last_run: null, pending: 10, clusters: 0 });
  });
});

describe("a run", () => {
  it("groups what belongs together, labels it, and writes its own fields", async () => {
    const result = await runSurvey(vault.ctx);
    expect(result).toMatchObject({ embedded: 10, clusters: 2, labelled: 2, note: null });
    const { clusters } = await listClusters(vault.ctx);
    expect(await readClusters(vault.ctx, { members: 2, offset: 1, limit: 1 })).toMatchObject({
      clusters: [{ id: clusters[1]?.id, members: clusters[1]?.members.slice(0, 2) }],
      count: 2,
    });
    const groups = clusters.map(({ members }) => members.map(({ path }) => path).sort());
    expect(groups).toContainEqual(CARS.map(pathOf).sort());
    expect(groups).toContainEqual(WINE.map(pathOf).sort());
    const wine = clusters.find(({ members }) => members.some(({ name }) => name === "Frost"));
    expect(wine?.label).toMatch(/wine|vineyard|grapes/i);
    const known = await clustersOfRecords(vault.ctx, ["note/Frost.md", "note/None.md"]);
    expect([...known]).toEqual([["note/Frost.md", wine?.id]]);
    const frost = await fieldsOf("note/Frost.md");
    expect(frost).toMatchObject({ cluster: wine?.label, tags: ["estate"] });
    expect(frost.surveyor).toMatchObject({ cluster: wine?.label, tags: ["estate"] });
    // The first survey of a process starts its threads and reads the model.
  }, 90_000);

  it("writes nothing when nothing has changed", async () => {
    const before = snapshot(vault.root);
    expect(await runSurvey(vault.ctx)).toMatchObject({ embedded: 0, labelled: 0, written: 0, clusters: 2 });
    expect(snapshot(vault.root)).toEqual(before);
  });

  it("gives every record a place on the map, and keeps the ids of clusters", async () => {
    const { points, clusters } = await vaultMap(vault.ctx);
    expect(points).toHaveLength(10);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
    await editRecord(vault.ctx, { path: "note/Gearbox.md", body: "The gearbox of the car is repaired now." });
    expect(await runSurvey(vault.ctx)).toMatchObject({ embedded: 1, labelled: 0 });
    const after = await vaultMap(vault.ctx);
    expect(after.clusters.map(({ id }) => id).sort()).toEqual(clusters.map(({ id }) => id).sort());
  });

  it("is searched by meaning among the records that meet the qualifiers of the query", async () => {
    const pathsOf = async (hybrid: string) =>
      (await searchRecords(vault.ctx, { hybrid })).results.map(({ path }) => path).sort();
    expect(await pathsOf("wine")).toEqual(expect.arrayContaining(WINE.map(pathOf)));
    expect(await pathsOf("wine tag:estate")).toEqual(WINE.map(pathOf).sort());
    expect(await pathsOf("wine path:note/Fr")).toEqual(["note/Frost.md"]);
    expect(await pathsOf("wine tag:estate -path:note/Fr")).not.toContain("note/Frost.md");
    expect(await pathsOf("wine type:person")).toEqual([]);
  });

  it("does not embed a record again of which only the fields have changed", async () => {
    await editRecord(vault.ctx, { path: "note/Brakes.md", set: { status: "draft" } });
    expect(await runSurvey(vault.ctx)).toMatchObject({ embedded: 0, written: 0 });
  });
});

describe("what the owner does", () => {
  it("a removed tag does not come back, not even after a move", async () => {
    await editRecord(vault.ctx, { path: "note/Frost.md", set: { tags: [] } });
    await runSurvey(vault.ctx);
    expect((await fieldsOf("note/Frost.md")).tags).toEqual([]);
    await moveRecord(vault.ctx, { path: "note/Frost.md", name: "Late frost" });
    expect(await runSurvey(vault.ctx)).toMatchObject({ embedded: 1 });
    expect((await fieldsOf("note/Late frost.md")).tags).toEqual([]);
    const { proposals } = await listProposals(vault.ctx, { state: "removed" });
    expect(proposals).toMatchObject([{ path: "note/Late frost.md", kind: "tag", value: "estate" }]);
  });

  it("a cluster that was removed or set by hand is not changed", async () => {
    await editRecord(vault.ctx, { path: "note/Cellar.md", unset: ["cluster"] });
    await editRecord(vault.ctx, { path: "note/Tasting.md", set: { cluster: "my own" } });
    await runSurvey(vault.ctx);
    expect(await fieldsOf("note/Cellar.md")).not.toHaveProperty("cluster");
    expect((await fieldsOf("note/Tasting.md")).cluster).toBe("my own");
  });

  it("a label of the owner's stays, and the files follow", async () => {
    const { clusters } = await listClusters(vault.ctx);
    const cars = clusters.find(({ members }) => members.some(({ name }) => name === "Brakes"));
    await renameCluster(vault.ctx, { clusterId: cars?.id ?? "", label: "Our car" });
    await runSurvey(vault.ctx);
    await runSurvey(vault.ctx);
    expect((await fieldsOf("note/Brakes.md")).cluster).toBe("Our car");
    const other = clusters.find(({ id }) => id !== cars?.id);
    const twice = renameCluster(vault.ctx, { clusterId: other?.id ?? "", label: "Our car" });
    await expect(twice).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("a deleted record loses its vectors", async () => {
    await deleteRecord(vault.ctx, { path: "note/Battery.md" });
    expect(await runSurvey(vault.ctx)).toMatchObject({ embedded: 0, records: 9 });
    const { results } = await searchRecords(vault.ctx, { similar: "the car does not start" });
    expect(results.map(({ path }) => path)).not.toContain("note/Battery.md");
  });

  it("reverts everything that it wrote, and nothing else", async () => {
    await runWithdrawal(vault.ctx);
    for (const [name] of [...CARS.slice(0, 4), ...WINE.filter(([each]) => each !== "Frost")]) {
      const fields = await fieldsOf(`note/${name}.md`);
      expect(fields).not.toHaveProperty("surveyor");
      expect(fields.cluster).toBe(name === "Tasting" ? "my own" : undefined);
    }
    expect((await fieldsOf("note/Harvest.md")).tags).toEqual(["estate"]);
    expect(await runSurvey(vault.ctx)).toMatchObject({ written: 0 });
  });
});
