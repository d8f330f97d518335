import { renameSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Api } from "../support/api";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { until } from "../support/until";
import { snapshot, writeInto } from "../support/vault";

const served = serve({ worker: true });
let account: TestAccount;
let api: Api;

beforeEach(async () => {
  account = await served.service.account();
  api = account.api;
});

const write = (path: string, text: string) => writeInto(account.vaultDir, path, text);
const record = (fields: string, body = "A body that is long enough to be no stub at all, is it not?\n") =>
  `---\n${fields}\n---\n${body}`;
const good = (type: string, name: string, body: string, related: string) =>
  write(
    `${type}/${name}.md`,
    record(`type: ${type}\nname: ${name}\ncreated: 2026-01-02\nrelated: ["[[${related}]]"]`, body),
  );

/** Two records that link to each other, and nothing wrong. */
const pair = () => {
  good("note", "One", "[[person/Two]] is in this note, which is long enough to be no stub.\n", "person/Two");
  good("person", "Two", "[[note/One]] names this person, who is described at a fair length.\n", "note/One");
};
const codes = async () => (await api.ok("janitorScan", {})).issues.map(({ code, path }) => `${code} ${path}`);
const read = (path: string) => snapshot(account.vaultDir)[path];
const fixes = async () => (await api.ok("listAudit", { action: "janitor.fix" })).entries;

describe("a scan", () => {
  it("finds nothing in a vault without issues, and changes nothing", async () => {
    pair();
    const before = snapshot(account.vaultDir);
    const scan = await api.ok("janitorScan", {});
    expect(scan).toMatchObject({ files_scanned: 2, issues_found: 0, issues_fixed: 0, issues: [] });
    expect(snapshot(account.vaultDir)).toEqual(before);
  });

  itDeep("sees what was deleted or renamed a moment ago, by the API or by hand", async () => {
    pair();
    expect(await codes()).toEqual([]);
    await api.ok("deleteRecord", { path: "person/Two" });
    expect(await codes()).toContain("LINK001 note/One.md");
    pair();
    expect(await codes()).toEqual([]);
    renameSync(join(account.vaultDir, "person/Two.md"), join(account.vaultDir, "person/Three.md"));
    expect(await codes()).toContain("LINK001 note/One.md");
    unlinkSync(join(account.vaultDir, "note/One.md"));
    expect(await codes()).toContain("LINK001 person/Three.md");
  });

  it("returns each issue in full, and is in status and history", async () => {
    expect(await api.ok("janitorStatus", {})).toMatchObject({
      status: "running",
      last_sweep: null,
      issues_found: 0,
    });
    pair();
    write(
      "task/Call.md",
      record("type: task\nname: Call\ncreated: 2026-01-02\nstatus: Done\nrelated: '[[note/One]]'"),
    );
    const scan = await api.ok("janitorScan", {});
    expect(scan.issues.find(({ code }) => code === "FM003")).toMatchObject({
      severity: "warning",
      path: "task/Call.md",
      fixable: true,
      message: expect.stringContaining("Done"),
    });
    const status = await api.ok("janitorStatus", {});
    expect(status).toMatchObject({ issues_found: scan.issues_found, issues_open: scan.issues_found });
    expect(Object.values(status.issues_by_severity).reduce((a, b) => a + b)).toBe(scan.issues_found);
    expect(Date.parse(status.next_sweep ?? "")).toBeGreaterThan(Date.now());
    const { history } = await api.ok("janitorHistory", {});
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ timestamp: status.last_sweep, kind: "scan", issues_fixed: 0 });
  });

  itDeep("is paged, and filtered by code, severity, type and path", async () => {
    for (let n = 0; n < 5; n += 1)
      write(`note/N${n}.md`, record(`type: note\nname: N${n}\ncreated: 2026-01-02`, "short"));
    write("task/Odd.md", record("type: task\nname: Odd\ncreated: 2026-01-02\nstatus: strange"));
    await api.ok("janitorScan", {});
    const all = await api.ok("janitorIssues", {});
    const paged: string[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await api.ok("janitorIssues", { limit: 3, ...(cursor !== undefined && { cursor }) });
      expect(page.count).toBe(all.count);
      paged.push(...page.issues.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    }
    expect(paged).toEqual(all.issues.map(({ id }) => id));
    const of = async (filter: object) => (await api.ok("janitorIssues", filter)).issues;
    expect((await of({ code: "STUB001" })).length).toBe(5);
    expect((await of({ severity: "warning" })).every(({ severity }) => severity === "warning")).toBe(true);
    expect((await of({ type: "task" })).every(({ path }) => path.startsWith("task/"))).toBe(true);
    expect((await of({ path: "n3" })).every(({ path }) => path === "note/N3.md")).toBe(true);
    expect((await api.refused("janitorIssues", { code: "X" as "FM001" })).status).toBe(400);
  });
});

const FAULTY = record("type: task # kept\nname: Call\ncreated: 2026-01-02\nstatus: Done\ntags: phone");

describe("a fix", () => {
  beforeEach(() => {
    pair();
    write("task/Call.md", FAULTY);
    write(
      "note/Links.md",
      record(
        "type: note\nname: Links\ncreated: 2026-01-02",
        "[[task/Call]] and [[Never There]] stand in this text, which is no stub.\n",
      ),
    );
  });

  it("fixes safe issues only, counts by scanning again, and changes nothing the second time", async () => {
    const before = snapshot(account.vaultDir);
    const fix = await api.ok("janitorFix", {});
    expect(read("task/Call.md")).toBe(
      FAULTY.replace("status: Done", "status: done").replace("tags: phone", "tags:\n  - phone"),
    );
    const after = snapshot(account.vaultDir);
    expect({ ...after, "task/Call.md": "" }).toEqual({ ...before, "task/Call.md": "" });
    expect(fix.issues_fixed).toBe(2);
    const left = await api.ok("janitorScan", {});
    expect(left.issues_found).toBe(fix.issues_found - 2);
    expect(fix.issues).toEqual(left.issues);
    expect(left.issues.map(({ code }) => code)).toContain("LINK001");
    expect(await api.ok("janitorFix", {})).toMatchObject({ issues_fixed: 0 });
    expect(snapshot(account.vaultDir)).toEqual(after);
    const { history } = await api.ok("janitorHistory", {});
    expect(history.map(({ kind, issues_fixed }) => [kind, issues_fixed])).toEqual([
      ["fix", 2],
      ["scan", 0],
      ["fix", 0],
    ]);
  });

  it("is shown before it is made, as it will be", async () => {
    const { issues } = await api.ok("janitorScan", {});
    const issue = issues.find(({ code }) => code === "FM003");
    const preview = await api.ok("janitorPreview", { issue: issue?.id ?? "" });
    expect(preview).toMatchObject({ before: FAULTY, after: FAULTY.replace("Done", "done") });
    expect(read("task/Call.md")).toBe(FAULTY);
    await api.ok("janitorFix", { issues: [issue?.id ?? ""] });
    expect(read("task/Call.md")).toBe(preview.after);
    expect((await api.refused("janitorPreview", { issue: issue?.id ?? "" })).status).toBe(404);
  });

  itDeep("is limited to the given codes or files", async () => {
    expect(await api.ok("janitorFix", { codes: ["FM004"] })).toMatchObject({ issues_fixed: 1 });
    expect(read("task/Call.md")).toBe(FAULTY.replace("tags: phone", "tags:\n  - phone"));
    expect(await api.ok("janitorFix", { files: ["note/One"] })).toMatchObject({ issues_fixed: 0 });
    expect(await api.ok("janitorFix", { files: ["task/Call"] })).toMatchObject({ issues_fixed: 1 });
  });

  it("has one audit entry for each change, and each can be reverted alone", async () => {
    await api.ok("janitorFix", {});
    const entries = await fixes();
    expect(entries.map(({ detail }) => detail.rule).sort()).toEqual(["FM003", "FM004"]);
    expect(entries[0]?.actor.label).toBe("janitor");
    const status = entries.find(({ detail }) => detail.rule === "FM003");
    expect(status?.detail.edits).toEqual([{ start: FAULTY.indexOf("Done"), before: "D", after: "d" }]);
    // The other fix of the same file is in another place.
    expect(await api.ok("janitorRevert", { entry: status?.seq })).toMatchObject({
      reverted: 1,
      files: ["task/Call.md"],
      left: [],
    });
    expect(read("task/Call.md")).toBe(FAULTY.replace("tags: phone", "tags:\n  - phone"));
    expect((await api.refused("janitorRevert", { entry: status?.seq })).status).toBe(409);
    const [other] = entries.filter(({ seq }) => seq !== status?.seq);
    await api.ok("janitorRevert", { entry: other?.seq });
    expect(read("task/Call.md")).toBe(FAULTY);
    expect((await api.ok("verifyAudit", {})).ok).toBe(true);
    await until("the reverted issues are open again", async () => {
      const { issues } = await api.ok("janitorIssues", { path: "task/Call.md" });
      return ["FM003", "FM004"].every((code) => issues.some((issue) => issue.code === code));
    });
  });

  itDeep("is reverted by sweep_id", async () => {
    const { sweep_id } = await api.ok("janitorFix", {});
    expect(await api.ok("janitorRevert", { sweep: sweep_id })).toMatchObject({ reverted: 2, left: [] });
    expect(read("task/Call.md")).toBe(FAULTY);
    expect((await api.refused("janitorRevert", { sweep: sweep_id })).status).toBe(409);
  });

  it("is reverted by a run, which a call need not wait for", async () => {
    const { sweep_id } = await api.ok("janitorFix", {});
    const reply = await api.call("janitorRevert", { sweep: sweep_id }, { prefer: "respond-async" });
    expect(reply.status).toBe(202);
    const { execution } = reply.body;
    const { workflowId } = execution;
    const status = async () =>
      (await api.ok("describeWorkflow", { workflowId })).workflowExecutionInfo.status;
    await until("the run is done", async () => (await status()).endsWith("_COMPLETED"));
    expect(read("task/Call.md")).toBe(FAULTY);
  });

  it("is not reverted when the file has changed since", async () => {
    await api.ok("janitorFix", {});
    await api.ok("editRecord", { path: "task/Call", set: { priority: "high" } });
    const now = read("task/Call.md");
    const [entry] = await fixes();
    expect((await api.refused("janitorRevert", { entry: entry?.seq })).status).toBe(409);
    expect(read("task/Call.md")).toBe(now);
  });

  it("returns 404 for an entry that is not a fix", async () => {
    const [created] = (await api.ok("listAudit", {})).entries;
    expect((await api.refused("janitorRevert", { entry: created?.seq })).status).toBe(404);
    expect((await api.refused("janitorRevert", { entry: 99_999 })).status).toBe(404);
    expect((await api.refused("janitorRevert", { sweep: crypto.randomUUID() })).status).toBe(404);
    const run = { type: "JanitorRevertWorkflow", input: { entry: created?.seq } };
    expect((await api.refused("startWorkflow", run)).status).toBe(404);
    expect((await api.refused("janitorRevert", {})).status).toBe(400);
    expect((await api.refused("janitorFix", { codes: ["FM999" as "FM001"] })).status).toBe(400);
  });

  it("skips ignored issues until they are no longer ignored", async () => {
    const all = (await api.ok("janitorScan", {})).issues_found;
    await api.ok("janitorIgnore", { file: "task/Call", code: "FM003", reason: "on purpose" });
    expect((await api.ok("janitorScan", {})).issues_found).toBe(all - 1);
    await api.ok("janitorFix", {});
    expect(read("task/Call.md")).toBe(FAULTY.replace("tags: phone", "tags:\n  - phone"));
    expect((await api.ok("janitorIgnored", {})).ignored).toMatchObject([
      { file: "task/Call.md", code: "FM003", reason: "on purpose" },
    ]);
    await api.ok("janitorUnignore", { file: "task/Call", code: "FM003" });
    expect((await api.refused("janitorUnignore", { file: "task/Call", code: "FM003" })).status).toBe(404);
    await api.ok("janitorIgnore", { file: "task/Call", code: "FM003" });
    const unignore = (json: unknown, query = "") =>
      api.send("DELETE", `/workers/janitor/ignore${query}`, { json });
    const file = "task/Call.md";
    expect((await unignore({ file, code: "FM003" }, "?code=FM003")).status).toBe(400);
    expect((await unignore({ file, code: "FM003" })).status).toBe(200);
    expect((await unignore({ file, code: "FM003" })).status).toBe(404);
    expect((await unignore({ file, reason: "x" })).status).toBe(400);
    expect((await api.ok("janitorScan", {})).issues.map(({ code }) => code)).toContain("FM003");
  });
});

describe("links to what went", () => {
  beforeEach(pair);

  const indexed = (name: string) =>
    until(`${name} is indexed`, async () => {
      const { results } = await api.ok("listRecords", { type: "person" });
      return results.some(({ path }) => path === `person/${name}.md`);
    });

  it("lead to where a record was moved by hand", async () => {
    await indexed("Two");
    renameSync(join(account.vaultDir, "person/Two.md"), join(account.vaultDir, "person/Three.md"));
    await indexed("Three");
    const isFollowed = async () => (await api.ok("listAudit", { action: "disk.move" })).entries.length > 0;
    await until("the rename is known", isFollowed);
    await api.ok("janitorFix", { codes: ["LINK001"] });
    expect(read("note/One.md")).toContain("[[person/Three]] is in this note");
  });

  itDeep("become words where a record was deleted by the API", async () => {
    await indexed("Two");
    await api.ok("deleteRecord", { path: "person/Two" });
    await api.ok("janitorFix", { codes: ["LINK001"] });
    expect(read("note/One.md")).toContain("\nTwo is in this note");
  });

  itDeep("gain related where the account has switched that on", async () => {
    const text = record(
      "type: note\nname: Links\ncreated: 2026-01-02",
      "[[person/Two]] is in this text, which is no stub.\n",
    );
    write("note/Links.md", text);
    expect(await codes()).not.toContain("LINK002 note/Links.md");
    await api.ok("janitorSet", { report_body_links: true });
    expect(await codes()).toContain("LINK002 note/Links.md");
    expect(await api.ok("janitorSettings", {})).toEqual({
      report_body_links: true,
      relate_body_links: false,
      accepted_statuses: {},
    });
    await api.ok("janitorFix", {});
    expect(read("note/Links.md")).toBe(text);
    await api.ok("janitorSet", { relate_body_links: true });
    await api.ok("janitorFix", {});
    expect(read("note/Links.md")).toContain('person/Two]]"\n---');
  });
});

it("shows nothing of it to another account", async () => {
  write("task/Call.md", FAULTY);
  const { sweep_id } = await api.ok("janitorFix", {});
  const other = await served.service.account();
  expect((await other.api.ok("janitorHistory", {})).history).toEqual([]);
  expect((await other.api.ok("janitorIssues", {})).count).toBe(0);
  expect((await other.api.refused("janitorRevert", { sweep: sweep_id })).status).toBe(404);
});

it("has its sweep as a schedule of every account, which can be paused and not deleted", async () => {
  const { schedules } = await api.ok("listSchedules", {});
  expect(schedules.map(({ scheduleId, builtIn }) => [scheduleId, builtIn])).toContainEqual([
    "janitor-sweep",
    true,
  ]);
  expect((await api.refused("deleteSchedule", { scheduleId: "janitor-sweep" })).status).toBe(409);
  await api.ok("pauseSchedule", { scheduleId: "janitor-sweep" });
  expect((await api.ok("janitorStatus", {})).next_sweep).toBeNull();
});
