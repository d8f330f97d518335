import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { type Context, Database } from "@/lib/db";
import { type Way, wayTo } from "@/tests/support/cut";
import { contextFor, openVault, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { createRecord, editRecord } from "../operations";
import { reconcile } from "../reconcile";

let vault: TestVault;
let way: Way;
let db: Database;
let ctx: Context;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  way = await wayTo(vault.databaseUrl);
  db = new Database(way.url, 1);
  ctx = contextFor(db, vault.ctx.account);
});
afterEach(async () => {
  await db.close();
  way.close();
});

const create = (name: string) => createRecord(ctx, { type: "note", name, body: "Text\n" });

async function audited(action: string): Promise<string[]> {
  const { entries } = await listAudit(vault.ctx, { action, limit: 100 });
  return entries.map(({ subject }) => subject);
}

describe("a change whose commit is not answered, as the connection is lost", () => {
  it("is made, once, and the client learns it", async () => {
    way.loseCommit(() => vault.has("note/Alone.md"), way.reset);
    const { path } = await create("Alone");
    way.loseCommit(() => vault.read(path).includes("Another"), way.reset);
    await editRecord(ctx, { path, body: "Another text\n" });
    expect(vault.read(path)).toContain("Another text");
    expect((await audited("record.create")).filter((each) => each === path)).toHaveLength(1);
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("is made with those that were sent at once", async () => {
    // The first is done alone, and the others together.
    way.loseCommit(() => vault.has("note/Two.md"), way.reset);
    const names = ["One", "Two", "Three", "Four"];
    const replies = await Promise.all(names.map(create));
    expect((await audited("record.create")).filter((each) => each !== "note/Alone.md").sort()).toEqual(
      replies.map(({ path }) => path).sort(),
    );
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("is reported as uncertain while its outcome is unknown, and is complete afterwards", async () => {
    // Nothing waits any more for the clients of before: the first is done alone again.
    await create("Next");
    way.loseCommit(() => vault.has("note/Six.md"), way.cut);
    const replies = await Promise.allSettled(["Five", "Six", "Seven"].map(create));
    expect(replies[0]).toMatchObject({ status: "fulfilled" });
    for (const reply of replies.slice(1))
      expect(reply).toMatchObject({
        reason: { code: "UNAVAILABLE", message: expect.stringMatching(/may have been made/) },
      });
    await reconcile(vault.ctx);
    expect(vault.has("note/Seven.md")).toBe(true);
    expect(await differences(vault.ctx)).toEqual([]);
  });
});
