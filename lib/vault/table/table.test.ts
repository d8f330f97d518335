import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { bulkRecords, createRecord, deleteRecord, moveRecords, readRecord, reconcile } from "..";
import { fieldNames, listFolders } from "./names";
import { readTable } from "./read";

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
  const rows: [string, string][] = [
    ["Projects/A.md", "---\npriority: 10\nowner: '[[Ann]]'\ntags: [red]\n---\nRocks and water\n"],
    ["Projects/Deep/B.md", "---\npriority: 9\nowner: Bob\n---\nRocks\n"],
    ["Projects-2/C.md", "---\npriority: high\n---\nWater\n"],
    ["D.md", "---\nstatus: done\n---\nRocks\n"],
    ["E.md", "No fields\n"],
  ];
  for (const [path, text] of rows) vault.write(path, text);
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

type Input = Parameters<typeof readTable>[1];

const names = async (input: Input) => (await readTable(vault.ctx, input)).results.map(({ name }) => name);

/** The names of all pages, one row each. */
async function paged(input: Input): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await readTable(vault.ctx, { ...input, limit: 1, cursor });
    expect(page.count).toBe(5);
    found.push(...page.results.map(({ name }) => name));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return found;
}

describe("the table", () => {
  it.each([
    ["priority", ["B", "A", "C", "D", "E"]],
    ["-priority", ["C", "A", "B", "E", "D"]],
    ["owner", ["A", "B", "D", "E", "C"]],
    ["name", ["A", "B", "C", "D", "E"]],
    ["-name", ["E", "D", "C", "B", "A"]],
    ["status", ["D", "E", "C", "A", "B"]],
    ["-status", ["D", "B", "A", "C", "E"]],
  ])("sorts by %s, numbers by size and missing values last, on one page as on five", async (sort, order) => {
    expect(await names({ sort })).toEqual(order);
    expect(await paged({ sort })).toEqual(order);
  });

  it("sorts names and texts regardless of case", async () => {
    const { ctx, write, close } = await shareVault();
    const statuses = { apple: "open", Banana: "Open", cherry: "Closed", Élan: "closed", zoo: "done" };
    for (const [name, status] of Object.entries(statuses))
      write(`${name}.md`, `---\nstatus: ${status}\n---\n`);
    await reconcile(ctx);
    const sorted = async (sort: string) => (await readTable(ctx, { sort })).results.map(({ name }) => name);
    expect(await sorted("name")).toEqual(["apple", "Banana", "cherry", "zoo", "Élan"]);
    expect(await sorted("-name")).toEqual(["Élan", "zoo", "cherry", "Banana", "apple"]);
    expect(await sorted("status")).toEqual(["cherry", "Élan", "zoo", "Banana", "apple"]);
    await close();
  });

  it("sorts by the last change to the microsecond, either way", async () => {
    expect(await paged({ sort: "modified" })).toEqual((await paged({ sort: "-modified" })).reverse());
  });

  it.each<[string, Input, string[]]>([
    ["a folder with those below it, and not one with a longer name", { folder: "Projects" }, ["A", "B"]],
    ["a tag", { tag: "red" }, ["A"]],
    ["a status", { status: "done" }, ["D"]],
    ["a field that is filled", { field: "priority" }, ["A", "B", "C"]],
    ["what is somewhere in a field", { field: "owner", contains: "ann" }, ["A"]],
    ["words, of which the order is that of the table", { q: "rocks" }, ["A", "B", "D"]],
    ["all of these together", { q: "rocks", folder: "Projects", field: "priority" }, ["A", "B"]],
  ])("shows %s", async (_, input, expected) => {
    const { results, count } = await readTable(vault.ctx, { ...input, sort: "name" });
    expect(results.map(({ name }) => name)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  it.each([
    ["of another order", async () => (await readTable(vault.ctx, { sort: "name", limit: 1 })).next_cursor],
    ["that is none", async () => Buffer.from('["priority","1; drop","",""]').toString("base64url")],
  ])("refuses a cursor %s", async (_, cursor) => {
    const page = readTable(vault.ctx, { sort: "priority", cursor: (await cursor()) ?? "" });
    await expect(page).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("takes any name of a field literally", async () => {
    expect(await names({ sort: "a' or 1=1 --" })).toHaveLength(5);
    expect(await names({ field: "__proto__" })).toEqual([]);
  });
});

it("names the fields and folders that there are", async () => {
  expect((await fieldNames(vault.ctx, {}))[0]).toBe("priority");
  expect(await fieldNames(vault.ctx, { type: "person" })).toEqual([]);
  expect(await listFolders(vault.ctx)).toEqual([
    { path: "Projects", count: 2 },
    { path: "Projects-2", count: 1 },
    { path: "Projects/Deep", count: 1 },
  ]);
});

describe("many at once", () => {
  it("are moved one after the other; what cannot be moved stays", async () => {
    await createRecord(vault.ctx, { type: "note", name: "First", body: "[[Second]]" });
    await createRecord(vault.ctx, { type: "note", name: "Second", body: "[[note/First]]" });
    vault.write("Old/Second.md", "In the way\n");
    const to = (name: string) => ({ path: `note/${name}.md`, to: `Old/${name}.md` });
    const { moved, failed } = await moveRecords(vault.ctx, { records: [to("First"), to("Second")] });
    expect(moved).toEqual([{ from: "note/First.md", to: "Old/First.md" }]);
    expect(failed).toMatchObject([{ path: "note/Second.md", message: expect.stringContaining("exists") }]);
    expect(vault.read("note/Second.md")).toContain("[[Old/First]]");
  });

  it("are deleted in one act with the edits of others, all or none", async () => {
    for (const name of ["Keep", "Drop"]) await createRecord(vault.ctx, { type: "note", name });
    const { etag } = await readRecord(vault.ctx, { path: "note/Keep" });
    const edit = { op: "edit" as const, path: "note/Keep", set: { status: "active" }, etag };
    const drop = { op: "delete" as const, path: "note/Drop", etag: "0".repeat(32) };
    await expect(bulkRecords(vault.ctx, { records: [edit, drop] })).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
    });
    expect(vault.has("note/Drop.md")).toBe(true);
    const { raw, results } = await bulkRecords(vault.ctx, {
      records: [edit, { ...drop, etag: undefined }],
    });
    expect(raw).toBe("0 created, 1 updated, 0 unchanged, 1 deleted, 0 failed");
    expect(results[1]).toEqual({ path: "note/Drop.md", status: "deleted" });
    expect(vault.has("note/Drop.md")).toBe(false);
    await expect(deleteRecord(vault.ctx, { path: "note/Drop" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
