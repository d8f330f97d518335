import { describe, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { snapshot, writeInto } from "../support/vault";

const served = serve({ worker: true });

const BODY = "A body that is long enough to be no stub at all, is it not?\n";
const record = (fields: string, body = BODY) => `---\n${fields}\n---\n${body}`;
const head = (type: string, name: string) => `type: ${type}\nname: ${name}\ncreated: 2026-01-02`;

/** An account with these files in its vault, scanned. */
async function vaultOf(files: Record<string, string>) {
  const { api, vaultDir } = await served.service.account();
  for (const [path, text] of Object.entries(files)) writeInto(vaultDir, path, text);
  await api.ok("janitorScan", {});
  const groups = async (filter: object = {}) => (await api.ok("janitorGroups", filter)).groups;
  const group = async (code: string, message = "") => {
    const found = (await groups()).find((each) => each.code === code && each.message.includes(message));
    if (!found) throw new Error(`there is no group ${code} ${message}`);
    return found;
  };
  return { api, vaultDir, groups, group, files: () => snapshot(vaultDir) };
}

/** The Markdown files, without folders that a move has made. */
const records = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith(".md")));

const TASKS = 7;

/** Tasks of one unknown status, one of them with CRLF, and another one. */
const odd = () =>
  vaultOf({
    ...Object.fromEntries(
      Array.from({ length: TASKS }, (_, n) => [
        `task/T${n}.md`,
        record(`${head("task", `T${n}`)}\nstatus: "parked" # by hand`).replaceAll(
          "\n",
          n === 0 ? "\r\n" : "\n",
        ),
      ]),
    ),
    "task/Other.md": record(`${head("task", "Other")}\nstatus: strange`),
    "note/Parked.md": record(`${head("note", "Parked")}\nstatus: parked`),
  });

/** Links to one missing record in many forms, and to another. */
const linked = () =>
  vaultOf({
    "note/A.md": record(
      head("note", "A"),
      "[[Old name]] and [[Old name|the old one]], also ![[Old name#Part]].\n",
    ),
    "note/B.md": record(
      `${head("note", "B")}\nrelated: ["[[Old name]]"]`,
      "Text with [old](Old%20name.md) in it, long enough for all.\n",
    ),
    "note/C.md": record(
      head("note", "C"),
      "[[Elsewhere]] is no link to the old one, which is long enough.\n",
    ),
    "person/New name.md": record(head("person", "New name")),
  });

describe("groups", () => {
  it("have the issues of one cause: the most severe first, then the largest; each issue names its group", async () => {
    const { api, groups } = await odd();
    const found = await groups({ code: "FM003" });
    expect(found.map(({ issues, files, fixable, message }) => ({ issues, files, fixable, message }))).toEqual(
      [
        { issues: TASKS, files: TASKS, fixable: 0, message: 'A task has no status "parked".' },
        { issues: 1, files: 1, fixable: 0, message: expect.stringContaining('"parked"') },
        { issues: 1, files: 1, fixable: 0, message: 'A task has no status "strange".' },
      ],
    );
    const { issues, count } = await api.ok("janitorIssues", { group: found[0]?.id ?? "" });
    expect(count).toBe(TASKS);
    expect(new Set(issues.map(({ group }) => group))).toEqual(new Set([found[0]?.id]));
    const ranks = (await groups()).map(({ severity }) => ["critical", "warning", "info"].indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted());
  });

  itDeep("keep their ids when scanned again, and are paged and filtered like issues", async () => {
    const { api, groups } = await odd();
    const all = await api.ok("janitorGroups", {});
    await api.ok("janitorScan", {});
    expect((await groups()).map(({ id }) => id)).toEqual(all.groups.map(({ id }) => id));
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await api.ok("janitorGroups", { limit: 2, ...(cursor && { cursor }) });
      expect(page.count).toBe(all.count);
      paged.push(...page.groups.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all.groups.map(({ id }) => id));
    expect(paged).toHaveLength(all.count);
    expect(await groups({ path: "Other", code: "FM003" })).toHaveLength(1);
    expect((await api.refused("janitorGroups", { cursor: "x" })).status).toBe(400);
  });
});

describe("one fix for a group", () => {
  it("maps a status in all its records as one run, which is reverted as one", async () => {
    const { api, group, files } = await odd();
    const before = files();
    const { id } = await group("FM003", 'task has no status "parked"');
    const decision = { kind: "set", field: "status", value: "active" } as const;
    const done = await api.ok("janitorGroupFix", { id, decision });
    expect(done.issues_fixed).toBe(TASKS);
    const after = files();
    for (let n = 0; n < TASKS; n += 1)
      expect(after[`task/T${n}.md`]).toBe(before[`task/T${n}.md`]?.replace('"parked"', '"active"'));
    expect(after["note/Parked.md"]).toBe(before["note/Parked.md"]);
    expect(after["task/Other.md"]).toBe(before["task/Other.md"]);
    const { entries } = await api.ok("listAudit", { action: "janitor.fix" });
    expect(entries).toHaveLength(TASKS);
    expect(new Set(entries.map(({ detail }) => detail.sweep))).toEqual(new Set([done.sweep_id]));
    expect(entries[0]?.detail).toMatchObject({ offer: decision, rule: "FM003" });
    expect((await api.refused("janitorGroupFix", { id, decision })).status).toBe(404);
    expect(await api.ok("janitorRevert", { sweep: done.sweep_id })).toMatchObject({
      reverted: TASKS,
      left: [],
    });
    expect(files()).toEqual(before);
  });

  it("points every link of one cause to another record, and no other link", async () => {
    const { api, group, files } = await linked();
    const before = files();
    const { id, issues, files: inFiles } = await group("LINK001", "Old name");
    expect([issues, inFiles]).toEqual([5, 2]);
    const decision = { kind: "retarget", path: "person/New name.md" } as const;
    const done = await api.ok("janitorGroupFix", { id, decision });
    expect(done.issues_fixed).toBeGreaterThanOrEqual(5);
    expect(files()["note/A.md"]).toContain(
      "[[New name]] and [[New name|the old one]], also ![[New name#Part]].",
    );
    expect(files()["note/B.md"]).toContain('related: ["[[New name]]"]');
    expect(files()["note/B.md"]).toContain("[old](New%20name.md)");
    expect(files()["note/C.md"]).toBe(before["note/C.md"]);
    await api.ok("janitorRevert", { sweep: done.sweep_id });
    expect(files()).toEqual(before);
  });

  itDeep("removes every link of one cause, and keeps its text", async () => {
    const { api, group, files } = await linked();
    const { id } = await group("LINK001", "Old name");
    await api.ok("janitorGroupFix", { id, decision: { kind: "unlink" } });
    expect(files()["note/A.md"]).toContain("Old name and the old one, also Old name.");
    expect(files()["note/B.md"]).toContain("related: []");
  });

  itDeep(
    "moves records to the directory of their type where that is free, as one run that is reverted as one",
    async () => {
      const body = "This text is long enough, so that nobody takes the record for a stub at all.\n";
      const { api, group, files } = await vaultOf({
        "org/Ann.md": `---\ntype: person\nname: Ann\ncreated: 2026-01-02\n---\n[o](../note/Log.md) ${body}`,
        "org/Bob.md": `---\ntype: person\nname: Bob\ncreated: 2026-01-02\n---\n${body}`,
        "org/Deep/Bob2.md": `---\ntype: person\nname: Bob2\ncreated: 2026-01-02\n---\n${body}`,
        "person/bob.md": `---\ntype: person\nname: bob\ncreated: 2026-01-02\n---\n${body}`,
        "note/Log.md": `---\ntype: note\nname: Log\ncreated: 2026-01-02\n---\n[[org/Ann]] [[Bob2]] ${body}`,
      });
      const before = files();
      const { id, issues } = await group("DIR001", "The type is person");
      expect(issues).toBe(3);
      const done = await api.ok("janitorGroupFix", { id, decision: { kind: "move" } });
      const paths = Object.keys(files()).filter((path) => /^(org|person)\/.*\.md$/.test(path));
      expect(paths.sort()).toEqual(["org/Bob.md", "person/Ann.md", "person/Bob2.md", "person/bob.md"]);
      expect(files()["person/Ann.md"]).toContain("type: person");
      expect(files()["note/Log.md"]).toContain("[[person/Ann]] [[Bob2]]");
      expect((await api.refused("janitorGroupFix", { id, decision: { kind: "move" } })).status).toBe(409);
      expect(await api.ok("janitorRevert", { sweep: done.sweep_id })).toMatchObject({
        reverted: 2,
        left: [],
      });
      expect(records(files())).toEqual(records(before));
      expect((await api.refused("janitorRevert", { sweep: done.sweep_id })).status).toBe(409);
    },
  );

  itDeep("sets what each record offers, where dates are not certain", async () => {
    const { api, groups, files } = await vaultOf({
      "task/A.md":
        "---\ntype: task\nname: A\n---\nSome text of a task that is longer than a stub would be.\n",
      "task/B.md":
        "---\ntype: task\nname: B\n---\nSome text of a task that is longer than a stub would be.\n",
      "task/C.md":
        "---\ntype: task\nname: C\ndate: 2020-01-02\n---\nSome text of a task that is longer than a stub.\n",
    });
    const before = files();
    const found = (await groups({ code: "FM001" })).filter(({ message }) => message.includes("created"));
    expect(found.map(({ issues, fixable }) => [issues, fixable])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const decision = { kind: "set", field: "created" } as const;
    const done = await api.ok("janitorGroupFix", { id: found[0]?.id ?? "", decision });
    const today = new Date().toISOString().slice(0, 10);
    expect(files()["task/A.md"]).toContain(`created: ${today}`);
    expect(files()["task/C.md"]).toBe(before["task/C.md"]);
    await api.ok("janitorRevert", { sweep: done.sweep_id });
    expect(files()).toEqual(before);
  });

  it("is refused when it suits no issue, with the reason, and changes nothing", async () => {
    const { api, group, files } = await linked();
    const before = files();
    const { id } = await group("LINK001", "Old name");
    const refused = async (decision: Parameters<typeof api.call<"janitorGroupFix">>[1]["decision"]) =>
      (await api.refused("janitorGroupFix", { id, decision })).status;
    expect(await refused({ kind: "retarget", path: "person/Nobody.md" })).toBe(409);
    expect(await refused({ kind: "set", field: "status", value: "active" })).toBe(409);
    expect(await refused({ kind: "relate", path: "person/New name.md" })).toBe(409);
    const run = { type: "JanitorWorkflow", input: { fix: true, decision: { kind: "unlink" } } };
    expect((await api.refused("startWorkflow", run)).status).toBe(400);
    expect(files()).toEqual(before);
  });

  itDeep("is a safe fix where the group has one", async () => {
    const { api, groups, files } = await vaultOf({
      "task/A.md": record(`${head("task", "A")}\nstatus: Done`),
      "task/B.md": record(`${head("task", "B")}\nstatus: Done\ntags: x`),
    });
    const [done] = (await groups({ code: "FM003" })).map(({ id }) => id);
    expect((await api.ok("janitorFix", { groups: [done ?? ""] })).issues_fixed).toBe(2);
    expect(files()["task/B.md"]).toContain("status: done\ntags: x");
  });
});

describe("an ignored group", () => {
  it("is neither counted nor fixed, even in new records, until it is no longer ignored", async () => {
    const { api, group, vaultDir } = await linked();
    const { id, message } = await group("LINK001", "Old name");
    await api.ok("janitorIgnoreGroup", { id, reason: "not yet written" });
    const links = async () =>
      (await api.ok("janitorScan", {})).issues
        .filter(({ code }) => code === "LINK001")
        .map(({ path }) => path);
    writeInto(
      vaultDir,
      "note/D.md",
      record(head("note", "D"), "[[Old name]] once more, in a text that is long.\n"),
    );
    expect(await links()).toEqual(["note/C.md"]);
    expect((await api.ok("janitorIgnored", {})).groups).toMatchObject([
      { group: id, code: "LINK001", message, reason: "not yet written" },
    ]);
    await api.ok("janitorUnignoreGroup", { id });
    expect(await links()).toHaveLength(7);
    expect((await api.refused("janitorUnignoreGroup", { id })).status).toBe(404);
    expect((await api.refused("janitorIgnoreGroup", { id: "LINK001-none" })).status).toBe(404);
  });
});

describe("an accepted status", () => {
  it("is no longer an issue for its type, and still one for other types", async () => {
    const { api, group, groups } = await odd();
    const { id } = await group("FM003", 'task has no status "parked"');
    expect(await api.ok("janitorAcceptStatus", { id })).toEqual({ type: "task", status: "parked" });
    expect((await api.ok("janitorIssues", { group: id })).count).toBe(0);
    await api.ok("janitorScan", {});
    expect((await groups({ code: "FM003" })).map(({ message }) => message)).toEqual([
      expect.stringContaining('"parked"'),
      'A task has no status "strange".',
    ]);
    const { accepted_statuses: accepted } = await api.ok("janitorSettings", {});
    expect(accepted).toEqual({ task: ["parked"] });
    await api.ok("janitorSet", { accepted_statuses: {} });
    await api.ok("janitorScan", {});
    expect((await group("FM003", 'task has no status "parked"')).issues).toBe(TASKS);
    expect((await api.refused("janitorSet", { accepted_statuses: { event: ["x"] } as never })).status).toBe(
      400,
    );
  });

  itDeep("is kept when other settings are changed at the same time", async () => {
    const { api, group } = await odd();
    const { id } = await group("FM003", 'task has no status "parked"');
    await Promise.all([
      api.ok("janitorAcceptStatus", { id }),
      ...Array.from({ length: 40 }, () => api.ok("janitorSet", { report_body_links: true })),
    ]);
    expect(await api.ok("janitorSettings", {})).toMatchObject({
      report_body_links: true,
      accepted_statuses: { task: ["parked"] },
    });
  });

  it("must be of a group of statuses", async () => {
    const { api, group } = await linked();
    const { id } = await group("LINK001", "Old name");
    expect((await api.refused("janitorAcceptStatus", { id })).status).toBe(409);
  });
});
