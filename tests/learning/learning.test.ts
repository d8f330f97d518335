import { describe, expect, it } from "vitest";
import type { Api } from "../support/api";
import { itDeep } from "../support/deep";
import { isDeep } from "../support/property";
import { serve } from "../support/serve";
import { writeInto } from "../support/vault";

const served = serve({ worker: true });

/** Texts that begin differently, so that nothing but the names of the files is a pattern. */
const WORDS = [
  "Autumn",
  "Bridge",
  "Candle",
  "Dragon",
  "Engine",
  "Forest",
  "Garden",
  "Harbour",
  "Island",
  "Jungle",
];
let sent = 0;
const text = () => {
  sent += 1;
  return `${WORDS[sent % 10]} ${WORDS[Math.floor(sent / 10) % 10]}, ${sent} EUR within ten days.\n`;
};

/** Sends files and has them processed; answers the note of each. */
async function send(api: Api, ...names: string[]): Promise<string[]> {
  const files = names.map((filename) => ({ filename, content: text() }));
  await api.ok("addBulkToInbox", { files });
  const states = async () =>
    (await api.ok("inboxStates", {})).files.filter((file) => names.includes(file.filename));
  await api.ok("processInbox", {});
  const done = await states();
  return names.map((name) => done.find((file) => file.filename === name)?.records[0]?.path ?? "");
}

/** An account whose curator has learned that files named invoice-* become account records. */
async function taught() {
  const { api, vaultDir } = await served.service.account();
  await send(api, "invoice-1.txt", "invoice-2.txt", "invoice-3.txt");
  for (const n of [1, 2, 3]) {
    await api.ok("recordRoute", { input_id: `invoice-${n}.txt`, destination: "account" });
  }
  const learned = await api.ok("learningReflect", {});
  const { items } = await api.ok("listInstincts", { state: "active" });
  const id = items.find((each) => each.pattern === "name:invoice")?.id ?? "";
  return { api, vaultDir, learned, id };
}

const decision = async (api: Api) => {
  const [run] = await api.ok("listWorkflows", { query: "WorkflowType = 'CuratorWorkflow'", limit: 1 });
  const { result } = await api.ok("describeWorkflow", { workflowId: run?.execution.workflowId ?? "" });
  return result as {
    planned_by: object;
    decided_by: { by: string; directory?: { instinct: string; says: string } };
  };
};

describe("learning", () => {
  it("observes, forms rules, decides, is corrected, and reports all of it", {
    timeout: 180_000,
  }, async () => {
    const { api, learned, id } = await taught();
    expect(learned).toMatchObject({ observations_processed: 6, formed: 1, activated: 1, reused: false });
    const { items, total } = await api.ok("listInstincts", {});
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      id,
      says: "Files named invoice-* become account records",
      state: "active",
      agreeing: 3,
      observed: 3,
      threshold: 0.95,
      uses: 0,
    });
    expect((await api.ok("listObservations", { instinct: id })).total).toBe(6);

    const [path] = await send(api, "invoice-4.txt");
    expect(path).toMatch(/^account\//);
    expect((await api.ok("readRecord", { path: path ?? "" })).frontmatter.type).toBe("account");
    const { planned_by, decided_by } = await decision(api);
    expect(planned_by).toMatchObject({ engine: "local" });
    expect(decided_by).toMatchObject({ by: "instinct", directory: { instinct: id } });
    expect((await api.ok("learningStatus", {})).uses).toEqual({ total: 1, corrected: 0 });
    expect((await api.ok("listObservations", { used_by: id })).items).toMatchObject([
      {
        filename: "invoice-4.txt",
        decided_by: "instinct",
        destination: "account",
        record: path,
        outcome: "unchanged",
      },
    ]);

    await api.ok("moveRecord", { path: path ?? "", type: "event" });
    expect((await api.ok("learningStatus", {})).uses).toEqual({ total: 1, corrected: 1 });
    expect(await api.ok("learningReflect", {})).toMatchObject({ deactivated: 1 });
    expect((await api.ok("listInstincts", {})).items).toMatchObject([
      { state: "proposed", agreeing: 3, observed: 4, uses: 1, corrected: 1 },
    ]);
    if (isDeep()) expect((await send(api, "invoice-5.txt"))[0]).toMatch(/^note\//);
    expect(await api.ok("acceptInstinct", { id })).toMatchObject({ state: "active", accepted: true });
    expect((await send(api, "invoice-6.txt"))[0]).toMatch(/^account\//);
    expect(await api.ok("retireInstinct", { id })).toMatchObject({ state: "retired", retired_by: "user" });
    if (isDeep()) expect((await send(api, "invoice-7.txt"))[0]).toMatch(/^note\//);
  });

  itDeep("switched off, neither observes nor forms nor decides, and keeps everything", async () => {
    const { api } = await taught();
    for (let n = 0; n < 2; n += 1) {
      expect(await api.ok("learningDisable", {})).toEqual({ message: expect.any(String), enabled: false });
    }
    const before = await api.ok("learningStatus", {});
    expect((await send(api, "invoice-8.txt"))[0]).toMatch(/^note\//);
    expect((await decision(api)).decided_by).toEqual({ by: "local" });
    const refused = await api.refused("recordRoute", { input_id: "invoice-8.txt", destination: "account" });
    expect([refused.status, refused.code]).toEqual([409, "CONFLICT"]);
    expect(await api.ok("learningReflect", {})).toMatchObject({ disabled: true });
    expect(await api.ok("learningStatus", {})).toEqual(before);
    expect(await api.ok("learningEnable", {})).toEqual({ message: expect.any(String), enabled: true });
    expect((await send(api, "invoice-9.txt"))[0]).toMatch(/^account\//);
    expect((await api.ok("learningStatus", {})).observations.total).toBe(before.observations.total + 1);
  });

  it("takes a route by hand once, by name, id, or record, and says what is wrong with one that is none", async () => {
    const { api } = await served.service.account();
    await api.ok("createRecord", { type: "project", name: "Apollo" });
    const [path = ""] = await send(api, "standup-1.md");
    const { id = "" } = (await api.ok("inboxStates", {})).files[0] ?? {};
    const route = (input_id: string, destination: string) => api.ok("recordRoute", { input_id, destination });
    expect(await route(path, "run")).toMatchObject({ recorded: true });
    expect(await route("standup-1.md", "run")).toMatchObject({ recorded: false });
    expect(await route(id, "run/any name")).toMatchObject({ recorded: false });
    expect(await route(id, "run/standups/")).toMatchObject({ observation: { destination: "run/standups" } });
    expect(await route(id, "project/Apollo")).toMatchObject({
      recorded: true,
      observation: { kind: "project", destination: "project/Apollo.md", record: path },
    });
    expect(await route("project/Apollo", "process")).toMatchObject({
      observation: { input_id: "record:project/Apollo.md" },
    });
    const { total } = await api.ok("listObservations", {});
    expect(total).toBe(5);
    for (const [input_id, destination, status] of [
      ["no such file.md", "account", 404],
      ["person/Nobody", "account", 404],
      ["../../etc/passwd", "account", 404],
      ["person/../../../etc/passwd", "account", 404],
      ["standup-1.md", "nonsense", 400],
      ["standup-1.md", "inbox/x", 400],
      ["standup-1.md", "account/../../x", 400],
      ["standup-1.md", "", 400],
      ["a\0b", "account", 400],
      ["\ud800", "account", 400],
    ] as const) {
      const refused = await api.refused("recordRoute", { input_id, destination });
      expect([input_id, destination, refused.status]).toEqual([input_id, destination, status]);
    }
    expect((await api.ok("listObservations", {})).total).toBe(total);
  });

  itDeep("files into the folder and the project that it learned, and says so before it does", async () => {
    const { api } = await served.service.account();
    await api.ok("createRecord", { type: "project", name: "Apollo" });
    await send(api, "standup-1.md", "standup-2.md", "standup-3.md");
    for (const n of [1, 2, 3]) {
      await api.ok("recordRoute", { input_id: `standup-${n}.md`, destination: "run/standups/" });
      await api.ok("recordRoute", { input_id: `standup-${n}.md`, destination: "project/Apollo" });
    }
    await api.ok("learningReflect", {});
    await api.ok("workersDown", { only: "curator" });
    await api.ok("addToInbox", { filename: "standup-4.md", content: text() });
    const { files } = await api.ok("processInbox", { dry_run: true });
    expect(files[0]?.records[0]?.path).toMatch(/^run\/standups\//);
    await api.ok("workersUp", {});
    await api.ok("processInbox", {});
    const path = (await api.ok("inboxStates", {})).files[0]?.records[0]?.path ?? "";
    expect(path).toMatch(/^run\/standups\//);
    expect((await api.ok("readRecord", { path })).frontmatter).toMatchObject({
      type: "run",
      project: ["[[project/Apollo]]"],
    });
    await api.ok("deleteRecord", { path: "project/Apollo" });
    await send(api, "standup-5.md");
    expect((await decision(api)).decided_by).not.toHaveProperty("project");
  });

  itDeep("runs on schedule, once at a time, and for each account separately", async () => {
    const { api, id } = await taught();
    const { schedules } = await api.ok("listSchedules", {});
    expect(schedules.find(({ scheduleId }) => scheduleId === "reflection")).toMatchObject({
      spec: { cron: "0 2 * * *" },
      action: { workflowType: "ReflectionWorkflow" },
      builtIn: true,
    });
    const both = await Promise.all([api.ok("learningReflect", {}), api.ok("learningReflect", {})]);
    expect(both.map(({ formed }) => formed)).toEqual([0, 0]);
    const other = await served.service.account();
    expect((await other.api.ok("listInstincts", {})).total).toBe(0);
    for (const op of ["acceptInstinct", "retireInstinct"] as const) {
      expect((await other.api.refused(op, { id })).status).toBe(404);
      expect((await api.refused(op, { id: "no uuid" })).status).toBe(404);
    }
    expect((await other.api.refused("listObservations", { instinct: id })).status).toBe(404);
    const page = await api.ok("listObservations", { limit: 2 });
    expect([page.items.length, page.total]).toEqual([2, 6]);
    const rest = await api.ok("listObservations", { limit: 10, cursor: page.next_cursor ?? "" });
    expect(new Set([...page.items, ...rest.items].map((each) => each.id)).size).toBe(6);
    expect((await api.refused("listObservations", { cursor: "x" })).status).toBe(400);
    expect((await api.refused("listInstincts", { limit: 0 })).status).toBe(400);
  });
});

describe("the janitor's drafts", () => {
  const LONG = "A body that is long enough to be no stub at all, is it not?\n";
  const record = (name: string, body: string) =>
    `---\ntype: person\nname: ${name}\ncreated: 2026-01-02\n---\n${body}`;

  it("merge two records of the same name; a text for a stub needs a model", async () => {
    const { api, vaultDir } = await served.service.account();
    writeInto(vaultDir, "person/Bob.md", record("Bob", LONG));
    writeInto(vaultDir, "person/bob 2.md", record("bob", `${LONG}More.\n`));
    writeInto(vaultDir, "person/Eve.md", record("Eve", ""));
    const { issues } = await api.ok("janitorScan", {});
    const idOf = (code: string, path: string) =>
      issues.find((issue) => issue.code === code && issue.path === path)?.id ?? "";
    const refused = await api.refused("janitorPropose", { issue: idOf("STUB001", "person/Eve.md") });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining("gateway")]);
    const orphan = await api.refused("janitorPropose", { issue: idOf("ORPHAN001", "person/Bob.md") });
    expect(orphan.status).toBe(409);
    expect((await api.refused("janitorPropose", { issue: "DUP001-none" })).status).toBe(404);

    const issue = idOf("DUP001", "person/Bob.md");
    const { draft, reason } = await api.ok("janitorPropose", { issue, with: "person/bob 2" });
    expect(reason).toBeNull();
    expect(draft).toMatchObject({
      path: "person/Bob.md",
      merges: "person/bob 2.md",
      state: "open",
      left_out: [],
    });
    const id = draft?.id ?? "";
    expect((await api.ok("janitorDrafts", { state: "open" })).total).toBe(1);
    expect(await api.ok("janitorDraft", { id })).toEqual(draft);
    expect((await api.ok("janitorAccept", { id })).draft.state).toBe("accepted");
    expect((await api.refused("readRecord", { path: "person/bob 2" })).status).toBe(404);
    expect((await api.ok("readRecord", { path: "person/Bob" })).body).toContain("More.");
    expect((await api.refused("janitorAccept", { id })).status).toBe(409);
    expect((await api.ok("janitorRevert", { sweep: id })).reverted).toBe(2);
    expect((await api.ok("readRecord", { path: "person/bob 2" })).raw).toBe(record("bob", `${LONG}More.\n`));
  });
});
