import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { deleteRecord } from "../operations/delete-record";
import { createRecord } from "../operations/index";
import { reconcile } from "./reconcile";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

/** All links of the account: what they resolve to in the index. */
const links = () =>
  vault.ctx.db.tx((tx) =>
    tx.execute<{ source: string; target: string; state: string }>(
      sql`select source, target, state from vault_links order by source, ordinal`,
    ),
  );

describe("the index, when many write at once", () => {
  it("resolves links between records that were made in the same moment", async () => {
    const names = Array.from({ length: 24 }, (_, n) => `Ring ${n}`);
    await Promise.all(
      names.map((name, n) =>
        createRecord(vault.ctx, {
          type: "note",
          name,
          body: `[[Ring ${(n + 1) % 24}]] [[Ring ${(n + 23) % 24}]]`,
        }),
      ),
    );
    expect((await links()).filter((link) => link.state !== "resolved")).toEqual([]);
  });

  it("is not undone by a reconciliation that started earlier", async () => {
    for (let round = 0; round < 6; round += 1) {
      const names = Array.from({ length: 8 }, (_, n) => `Round ${round} ${n}`);
      for (const name of names) vault.write(`note/From ${name}.md`, `[[${name}]]`);
      const running = reconcile(vault.ctx);
      await Promise.all([running, ...names.map((name) => createRecord(vault.ctx, { type: "note", name }))]);
    }
    expect((await links()).filter((link) => link.state !== "resolved")).toEqual([]);
  });

  it("knows a record as gone that was deleted while it was being read", async () => {
    for (let round = 0; round < 6; round += 1) {
      const name = `Short-lived ${round}`;
      const { path } = await createRecord(vault.ctx, { type: "note", name });
      vault.write(`note/To ${name}.md`, `[[${name}]]`);
      await Promise.all([reconcile(vault.ctx), deleteRecord(vault.ctx, { path })]);
    }
    const toGone = (await links()).filter((link) => link.target.startsWith("Short-lived"));
    expect(toGone.filter((link) => link.state !== "broken")).toEqual([]);
  });
});
