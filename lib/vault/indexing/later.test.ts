import { afterAll, beforeAll, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { createRecord, moveRecord } from "../operations";
import { reconcile } from "../reconcile";
import { searchVault } from "../search/search";
import { differences } from "./differences";

/** More than are written before the reply. */
const LINKING = Array.from({ length: 400 }, (_, n) => `note/Note ${n}.md`);

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  vault.write("person/Alice Chen.md", "---\ntype: person\n---\n");
  for (const path of LINKING) vault.write(path, "Met [[Alice Chen]].\n");
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

const countOf = async (q: string) => (await searchVault(vault.ctx, { q })).count;

it("writes the search texts of many files after the change, and a search waits for them", async () => {
  await moveRecord(vault.ctx, { path: "person/Alice Chen.md", name: "Alicia Lindqvist" });
  expect(await countOf("Lindqvist")).toBe(LINKING.length + 1);
  expect(await countOf("Chen")).toBe(0);
  expect(await differences(vault.ctx)).toEqual([]);
});

it("leaves the index right when there are further changes meanwhile", async () => {
  const names = ["A Chen", "B Chen", "C Chen"];
  let path = "person/Alicia Lindqvist.md";
  for (const name of names) ({ to: path } = await moveRecord(vault.ctx, { path, name }));
  await reconcile(vault.ctx);
  expect(await countOf('"C Chen"')).toBe(LINKING.length + 1);
  expect(await differences(vault.ctx)).toEqual([]);
});

itDeep("writes those of changes made together before a search, too", async () => {
  const names = Array.from({ length: 40 }, (_, n) => `Frost ${n}`);
  await Promise.all(names.map((name) => createRecord(vault.ctx, { type: "note", name, body: "thaw" })));
  expect(await countOf("thaw")).toBe(names.length);
});

it("writes those that lost connections kept from being written, soon", async () => {
  const { ctx } = vault;
  let lost = 0;
  const losing: typeof ctx.db.tx = (work, options) => {
    if (options?.commit !== "asynchronous" || lost === 3) return ctx.db.tx(work, options);
    lost += 1;
    // As the driver throws it.
    return Promise.reject(
      Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", query: "begin" }),
    );
  };
  const body = "A glacier moves.";
  await createRecord({ ...ctx, db: { ...ctx.db, tx: losing } }, { type: "note", name: "Ice", body });
  expect(await countOf("glacier")).toBe(1);
  expect(lost).toBe(3);
});
