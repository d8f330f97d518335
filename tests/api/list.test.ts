import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import type { InputOf, OutputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
type Input = InputOf<"listRecords">;
type Result = OutputOf<"listRecords">["results"][number];

const list = (input: Input) => served.api.ok("listRecords", input);
const TASKS = Array.from({ length: 25 }, (_, n) => ({
  name: `Task ${String(n).padStart(2, "0")}`,
  status: n % 5 === 0 ? "done" : "todo",
  created: `2026-01-${String(25 - n).padStart(2, "0")}`,
}));

beforeAll(async () => {
  for (const { name, status, created } of TASKS) {
    const text = `---\ntype: task\nname: ${name}\nstatus: ${status}\ncreated: ${created}\n---\n\nBody of **${name}**.\n`;
    writeInto(served.account.vaultDir, `task/${name}.md`, text);
  }
  writeInto(served.account.vaultDir, "note/N.md", "x".repeat(1000));
  writeInto(served.account.vaultDir, "My notes/loose.md", "Typed by nothing.");
  writeInto(served.account.vaultDir, "inbox/waiting.md", "---\ntype: task\n---\n");
  writeInto(served.account.vaultDir, "task/picture.png", "PNG");
  writeInto(served.account.vaultDir, "session/S.md", "");
  await reconcile(served.account.ctx);
});

/** All pages, joined. */
async function everyPage(input: Input): Promise<Result[]> {
  const all: Result[] = [];
  let cursor: string | undefined;
  do {
    const { results, count, next_cursor } = await list({ ...input, cursor });
    expect(results.length).toBeLessThanOrEqual(Number(input.limit));
    expect(count).toBe(25);
    all.push(...results);
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

describe("200", () => {
  it("answers each record in short", async () => {
    const { results, count, next_cursor } = await list({ type: "task", limit: 1 });
    expect(results).toEqual([
      {
        path: "task/Task 00.md",
        name: "Task 00",
        type: "task",
        status: "done",
        frontmatter: { type: "task", name: "Task 00", status: "done", created: "2026-01-25" },
        body_preview: "Body of **Task 00**.",
        created: "2026-01-25",
        modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    expect([count, next_cursor]).toEqual([25, expect.any(String)]);
  });

  it("cuts the preview", async () => {
    expect((await list({ type: "note" })).results[0]?.body_preview).toHaveLength(200);
  });

  it("answers none for a type without records, and for one whose directory only has its name", async () => {
    expect(await list({ type: "org" })).toEqual({ results: [], count: 0, next_cursor: null });
    expect((await list({ type: "session" })).results.map((each) => each.path)).toEqual(["session/S.md"]);
  });

  it.each(["1", "7", "25", "1000"])("pages of %s hold every record once", async (limit) => {
    const names = (await everyPage({ type: "task", limit })).map((each) => each.name);
    expect(names).toEqual(TASKS.map((task) => task.name));
  });

  it.each<[Input["sort"], (a: Result, b: Result) => number]>([
    ["name", (a, b) => (a.name < b.name ? -1 : 1)],
    ["-name", (a, b) => (a.name > b.name ? -1 : 1)],
    ["path", (a, b) => (a.path < b.path ? -1 : 1)],
    ["-path", (a, b) => (a.path > b.path ? -1 : 1)],
    ["created", (a, b) => ((a.created ?? "") < (b.created ?? "") ? -1 : 1)],
    ["-created", (a, b) => ((a.created ?? "") > (b.created ?? "") ? -1 : 1)],
  ])("sorts by %s, across pages", async (sort, compare) => {
    const all = await everyPage({ type: "task", limit: 4, sort });
    expect(all).toHaveLength(25);
    expect(all).toEqual([...all].sort(compare));
  });

  it("sorts by status and by time of change, across pages", async () => {
    const statuses = (await everyPage({ type: "task", limit: 4, sort: "-status" })).map(
      (each) => each.status,
    );
    expect(statuses).toEqual([...Array(20).fill("todo"), ...Array(5).fill("done")]);
    await served.api.ok("editRecord", { path: "task/Task 13", body_append: "changed" });
    const changed = await everyPage({ type: "task", limit: 4, sort: "-modified" });
    expect([changed.length, changed[0]?.name]).toEqual([25, "Task 13"]);
    expect((await everyPage({ type: "task", limit: 4, sort: "modified" })).at(-1)?.name).toBe("Task 13");
  });

  it("filters by status", async () => {
    const { results, count } = await list({ type: "task", status: "done", limit: 2 });
    expect([results.length, count]).toEqual([2, 5]);
    expect((await list({ type: "task", status: "nothing of ours" })).count).toBe(0);
  });

  it("keeps its place while records are created and deleted", async () => {
    const first = await list({ type: "task", limit: 10 });
    const made = await served.api.ok("createRecord", { type: "task", name: "A first" });
    const second = await list({ type: "task", limit: 10, cursor: first.next_cursor ?? "" });
    expect(second.results.map((each) => each.name)).toEqual(TASKS.slice(10, 20).map((task) => task.name));
    await served.api.ok("deleteRecord", { path: made.path });
  });
});

describe("400", () => {
  it.each<[string, Record<string, string>, string]>([
    ["an unknown type", { type: "alien" }, "type"],
    ["a type in capitals", { type: "Task" }, "type"],
    ["limit 0", { limit: "0" }, "limit"],
    ["limit 1001", { limit: "1001" }, "limit"],
    ["limit -1", { limit: "-1" }, "limit"],
    ["limit 1.5", { limit: "1.5" }, "limit"],
    ["limit ten", { limit: "ten" }, "limit"],
    ["no limit", { limit: "" }, "limit"],
    ["an unknown order", { sort: "size" }, "sort"],
    ["a cursor that is not ours", { cursor: "abc" }, "cursor"],
    ["an empty cursor", { cursor: "" }, "cursor"],
    ["a status with NUL", { status: "a\0" }, "status"],
    ["an unknown parameter", { page: "2" }, "page"],
  ])("for %s", async (_, input, path) => {
    const { status, details } = await served.api.refused("listRecords", { type: "task", ...input } as Input);
    expect([status, details?.[0]?.path]).toEqual([400, path]);
  });

  it("for the cursor of another order, and for one that was tampered with", async () => {
    const { next_cursor } = await list({ type: "task", limit: 1 });
    const other = await served.api.refused("listRecords", {
      type: "task",
      sort: "-name",
      cursor: next_cursor ?? "",
    });
    expect([other.status, other.details?.[0]?.path]).toEqual([400, "cursor"]);
    for (const parts of [
      ["name", "\0", "x"],
      ["name", "x", "\0"],
      ["name", "x"],
      ["name", 1, 2],
      "name",
      null,
    ]) {
      const cursor = Buffer.from(JSON.stringify(parts)).toString("base64url");
      expect(
        (await served.api.refused("listRecords", { type: "task", cursor })).status,
        JSON.stringify(parts),
      ).toBe(400);
    }
  });
});
