import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { createRecord, differences, editRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
let ctx: Context;

beforeAll(async () => {
  vault = await shareVault();
  ctx = vault.ctx;
});
afterAll(() => vault.close());

const create = (name: string, body = "") => createRecord(ctx, { type: "note", name, body });
const outcomes = async (acts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(acts)).map((each) =>
    each.status === "fulfilled" ? "done" : (each.reason as { code?: string }).code,
  );

describe("changes that arrive at once", () => {
  it("are all made, each with its audit entry, and linked to each other", async () => {
    const names = Array.from({ length: 100 }, (_, n) => `Note ${n}`);
    const replies = await Promise.all(names.map((name, n) => create(name, `See [[Note ${(n + 1) % 100}]].`)));
    expect(replies.map((reply) => reply.path)).toEqual(names.map((name) => `note/${name}.md`));
    expect(await differences(ctx)).toEqual([]);
    const { entries } = await listAudit(ctx, { action: "record.create", limit: 500 });
    expect(entries.map(({ subject }) => subject).sort()).toEqual(replies.map((reply) => reply.path).sort());
  });

  it("have an outcome each", async () => {
    await create("Taken");
    const acts = ["New one", "Taken", "new ONE", "New two"].map((name) => create(name));
    const missing = editRecord(ctx, { path: "note/Missing.md", body: "x" });
    const [one, taken, sameName, two, edited] = await outcomes([...acts, missing]);
    expect([taken, two, edited]).toEqual(["CONFLICT", "done", "NOT_FOUND"]);
    expect([one, sameName].sort()).toEqual(["CONFLICT", "done"]);
    expect(await differences(ctx)).toEqual([]);
  });

  it("are made where one of them cannot be", async () => {
    mkdirSync(path.join(vault.root, "Elsewhere"));
    symlinkSync(path.join(vault.root, "Elsewhere"), path.join(vault.root, "location"));
    const through = createRecord(ctx, { type: "location", name: "Stray" });
    const [first, second, third] = [create("Before"), through, create("After")];
    expect((await outcomes([first, second, third])).map((each) => each === "done")).toEqual([
      true,
      false,
      true,
    ]);
    expect(readdirSync(path.join(vault.root, "Elsewhere"))).toEqual([]);
    expect(readdirSync(path.join(vault.root, "note")).filter((name) => name.startsWith("."))).toEqual([]);
    expect(await differences(ctx)).toEqual([]);
  });

  it("each warn once about their own links without a target", async () => {
    const bodies = ["[[Nowhere]] and [[Void]], [[Nowhere]]", "See [[Void]].", "See [[Taken]].", ""];
    const replies = await Promise.all(bodies.map((body, n) => create(`Warned ${n}`, body)));
    expect(replies.map(({ warnings }) => warnings.map(({ target }) => target))).toEqual([
      ["Nowhere", "Void"],
      ["Void"],
      [],
      [],
    ]);
  });

  it("take the place of records that were removed by hand, links and all", async () => {
    await create("Gone", "[[One]], [[Two]] and [[Three]]");
    rmSync(path.join(vault.root, "note/Gone.md"));
    await Promise.all([create("Gone", "[[Four]]"), create("Fresh", "[[Gone]]")]);
    expect(await differences(ctx)).toEqual([]);
  });

  it("of one record are made one after the other, in their order", async () => {
    await create("Log", "start\n");
    const lines = Array.from({ length: 20 }, (_, n) => `line ${n}`);
    await Promise.all(lines.map((line) => editRecord(ctx, { path: "note/Log.md", body_append: line })));
    const kept = vault
      .read("note/Log.md")
      .split("\n")
      .filter((line) => line.startsWith("line"));
    expect(kept).toEqual(lines);
  });
});
