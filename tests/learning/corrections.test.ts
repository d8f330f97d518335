import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { disableLearning, enableLearning, learn } from "@/lib/learning";
import { deleteAll, ManualClock, observationsOf, route } from "@/lib/learning/learning.fixture";
import { createRecord, deleteRecord, editRecord, moveRecord, reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "../support/vault";

const clock = new ManualClock();
let vault: TestVault;
let ctx: Context;

beforeAll(async () => {
  vault = await shareVault(clock);
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
  await createRecord(ctx, { type: "note", name: "x", body: "Text." });
  await route(ctx, "x", "note");
});

/** Every observation: where to, by whom, what came of it, and where the record lies. */
const observed = async () =>
  (await observationsOf(ctx))
    .map((each) => [each.destination, each.decidedBy, each.outcome, each.recordPath ?? "gone"].join(" "))
    .sort();

const path = "note/x.md";
const UNTOUCHED = ["note local unchanged note/x.md"];

describe("what the user does to the record of a file within seven days", () => {
  it("corrects it by a move to another type or folder; renaming says nothing", async () => {
    await moveRecord(ctx, { path, name: "y" });
    expect(await observed()).toEqual(["note local unchanged note/y.md"]);
    await moveRecord(ctx, { path: "note/y", type: "account" });
    expect(await observed()).toEqual([
      "account user unchanged account/y.md",
      "note local retyped account/y.md",
    ]);
    await moveRecord(ctx, { path: "account/y", to: "account/invoices/y" });
    expect(await observed()).toEqual([
      "account user moved account/invoices/y.md",
      "account/invoices user unchanged account/invoices/y.md",
      "note local retyped account/invoices/y.md",
    ]);
    await moveRecord(ctx, { path: "account/invoices/y", to: "note/y" });
    expect((await observed()).filter((each) => each.includes(" unchanged "))).toEqual([
      "note user unchanged note/y.md",
    ]);
    expect(await observed()).toHaveLength(3);
  });

  it("corrects it by deletion, which counts against it", async () => {
    await learn(ctx);
    await deleteRecord(ctx, { path });
    expect(await observed()).toEqual(["note local deleted gone"]);
    expect(await learn(ctx)).toMatchObject({ observations_processed: 1 });
    await createRecord(ctx, { type: "note", name: "x" });
    await moveRecord(ctx, { path, type: "task" });
    expect(await observed()).toEqual(["note local deleted gone"]);
  });

  it("corrects it by another project, or by none", async () => {
    await createRecord(ctx, { type: "project", name: "Apollo" });
    await editRecord(ctx, { path, set: { status: "final" } });
    expect(await observed()).toEqual(UNTOUCHED);
    await editRecord(ctx, { path, append: { project: "[[project/Apollo]]" } });
    expect(await observed()).toEqual([...UNTOUCHED, "project/Apollo.md user unchanged note/x.md"]);
    await editRecord(ctx, { path, set: { project: [] } });
    expect(await observed()).toEqual([...UNTOUCHED, "project/Apollo.md user deleted note/x.md"]);
  });

  it("corrects it by hand on the disk, too: moved, retyped, deleted", async () => {
    const at = (file: string) => join(ctx.account.vaultDir, file);
    await editRecord(ctx, { path, set: { status: "final" } });
    writeFileSync(at(path), readFileSync(at(path), "utf8").replace("type: note", "type: task"));
    await reconcile(ctx);
    await learn(ctx);
    expect(await observed()).toEqual(["note local edited note/x.md", "task user unchanged note/x.md"]);
    mkdirSync(at("account"), { recursive: true });
    renameSync(at(path), at("account/x.md"));
    await reconcile(ctx);
    expect(await observed()).toContain("account user unchanged account/x.md");
    rmSync(at("account/x.md"));
    await reconcile(ctx);
    expect(await observed()).toEqual([
      "account user deleted gone",
      "note local edited gone",
      "task user retyped gone",
    ]);
  });
});

describe("nothing is corrected", () => {
  it("after seven days; nor by a worker", async () => {
    clock.wait(7.01);
    await moveRecord(ctx, { path, type: "account" });
    expect(await observed()).toEqual(["note local unchanged account/x.md"]);
    await route(ctx, "z", "note");
    await createRecord(ctx, { type: "note", name: "z" });
    const worker: Context = { ...ctx, actor: { type: "worker", id: "curator", label: "curator" } };
    await moveRecord(worker, { path: "note/z", type: "account" });
    await deleteRecord(worker, { path: "account/z" });
    expect(await observed()).toEqual(["note local unchanged account/x.md", "note local unchanged gone"]);
  });

  it("while learning is off", async () => {
    await disableLearning(ctx);
    await moveRecord(ctx, { path, type: "account" });
    expect(await observed()).toEqual(["note local unchanged account/x.md"]);
    await deleteRecord(ctx, { path: "account/x" });
    expect(await observed()).toEqual(["note local unchanged gone"]);
    await enableLearning(ctx);
  });

  it("by a route that the user reports, which moves nothing", async () => {
    await route(ctx, "x", "account", { decidedBy: "user", recordPath: path });
    await learn(ctx);
    expect(await observed()).toEqual(["account user unchanged note/x.md", "note local rerouted note/x.md"]);
    await moveRecord(ctx, { path, type: "account" });
    expect(await observed()).toEqual([
      "account user unchanged account/x.md",
      "note local rerouted account/x.md",
    ]);
  });

  it("by a record that no inbox file became", async () => {
    await createRecord(ctx, { type: "note", name: "own" });
    await moveRecord(ctx, { path: "note/own", type: "task" });
    await deleteRecord(ctx, { path: "task/own" });
    expect(await observed()).toEqual(UNTOUCHED);
    await deleteAll(ctx);
  });
});
