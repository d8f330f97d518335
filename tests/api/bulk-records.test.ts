import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import type { InputOf } from "@/tests/support/api";
import { itDeep } from "@/tests/support/deep";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
type Records = InputOf<"bulkRecords">["records"];

const bulk = (records: Records, atomic?: boolean) => served.api.ok("bulkRecords", { records, atomic });
const refused = (records: Records) => served.api.refused("bulkRecords", { records });
const at = (path: string) => join(served.account.vaultDir, path);
const note = (name: string, body = "") => ({ op: "create" as const, type: "note" as const, name, body });

describe("many records at once", () => {
  it("are created and edited in one act, each with its audit entry", async () => {
    await served.api.ok("createRecord", { type: "note", name: "Old", body: "# A\n\none\n" });
    const section = { heading: ["A"], op: "append" as const, text: "two" };
    const { raw, results } = await bulk([
      note("First", "[[Second]]"),
      note("Second"),
      { op: "edit", path: "note/Old", set: { status: "final" }, section },
    ]);
    expect(raw).toBe("2 created, 1 updated, 0 unchanged, 0 failed");
    expect(results.map(({ path, status }) => [path, status])).toEqual([
      ["note/First.md", "created"],
      ["note/Second.md", "created"],
      ["note/Old.md", "updated"],
    ]);
    const first = await served.api.ok("readRecord", { path: "note/First" });
    expect(first).toMatchObject({ etag: results[0]?.etag, links: [{ path: "note/Second.md" }] });
    expect(readFileSync(at("note/Old.md"), "utf8")).toContain("status: final");
    const { entries } = await served.api.ok("listAudit", { limit: 3 });
    expect(entries.map(({ subject }) => subject).sort()).toEqual([
      "note/First.md",
      "note/Old.md",
      "note/Second.md",
    ]);
  });

  itDeep("are a thousand", async () => {
    const records = Array.from({ length: 1_000 }, (_, n) => note(`Thousand ${n}`));
    expect((await bulk(records)).raw).toBe("1000 created, 0 updated, 0 unchanged, 0 failed");
    expect((await refused([...records, note("One more")])).details?.[0]?.path).toBe("records");
  });

  it("are all refused when one is wrong, which the error names", async () => {
    await served.api.ok("createRecord", { type: "note", name: "Taken" });
    const cases: [Records, number, string][] = [
      [[note("None"), note("Taken")], 409, "records.1"],
      [[note("None"), note("none")], 409, "records.1"],
      [[note("None"), note("b?d")], 400, "records.1.name"],
      [[note("None"), { op: "edit", path: "note/Missing", set: { a: 1 } }], 404, "records.1"],
      [[note("None"), { op: "edit", path: "note/Taken", set: { a: 1 }, etag: '"0"' }], 412, "records.1"],
      [
        [note("None"), { op: "edit", path: "note/Taken", set: { status: "wrong" } }],
        400,
        "records.1.set.status",
      ],
      [[note("None"), { op: "edit", path: "note/Taken" }], 400, "records.1"],
    ];
    for (const [records, status, path] of cases) {
      const error = await refused(records);
      expect([error.status, error.details?.[0]?.path]).toEqual([status, path]);
      expect(error.message).toContain("records.1");
      expect(existsSync(at("note/None.md"))).toBe(false);
    }
    expect((await refused([{ op: "delete" }] as never)).message).toContain(
      "records.0.path: is missing; it must be text",
    );
    expect((await refused([{ op: "drop" }] as never)).message).toContain("create, edit");
  });

  it("are done as far as they can be without atomic, each with its result", async () => {
    const { raw, results } = await bulk(
      [note("Fine"), note("b?d"), { op: "edit", path: "note/Nowhere", set: { a: 1 } }, note("fine")],
      false,
    );
    expect(raw).toBe("1 created, 0 updated, 0 unchanged, 3 failed");
    expect(results.map(({ path, error }) => [path, error?.code])).toEqual([
      ["note/Fine.md", undefined],
      [null, "VALIDATION_ERROR"],
      ["note/Nowhere.md", "NOT_FOUND"],
      ["note/fine.md", "CONFLICT"],
    ]);
    expect(existsSync(at("note/Fine.md"))).toBe(true);
  });
});

describe("a record whose path is that of the operation", () => {
  it("is read, edited and deleted like any other, with and without .md", async () => {
    writeInto(served.account.vaultDir, "bulk.md", "A list of what comes in bulk.\n");
    await reconcile(served.account.ctx);
    for (const path of ["bulk", "bulk.md"])
      expect(await served.api.ok("readRecord", { path })).toMatchObject({ path: "bulk.md", name: "bulk" });
    expect((await served.api.ok("editRecord", { path: "bulk", body_append: "Salt." })).path).toBe("bulk.md");
    const trace = await served.api.send("OPTIONS", "/vault/records/bulk");
    expect([trace.status, trace.headers.allow]).toEqual([405, "DELETE, GET, HEAD, PATCH, POST, PUT"]);
    expect(await served.api.ok("deleteRecord", { path: "bulk" })).toMatchObject({ deleted: true });
  });
});
