import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { deleteSearch, listSearches, MAX_SEARCHES, renameSearch, saveSearch } from "./searches";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const searches = async () => (await listSearches(vault.ctx)).map(({ name, query }) => ({ name, query }));

it("keeps a search under a name, replaces it, and deletes it", async () => {
  const { id } = await saveSearch(vault.ctx, { name: " Open tasks ", query: "type=task&status=todo" });
  expect(await searches()).toEqual([{ name: "Open tasks", query: "type=task&status=todo" }]);
  expect(await saveSearch(vault.ctx, { name: "Open tasks", query: "type=task" })).toEqual({ id });
  expect(await searches()).toEqual([{ name: "Open tasks", query: "type=task" }]);
  await deleteSearch(vault.ctx, { id });
  expect(await searches()).toEqual([]);
  await expect(deleteSearch(vault.ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("renames a search, to no name that another has", async () => {
  const ctx = await vault.another();
  const { id } = await saveSearch(ctx, { name: "Due", query: "type=task" });
  await saveSearch(ctx, { name: "People", query: "type=person" });
  await renameSearch(ctx, { id, name: " Due tasks " });
  expect((await listSearches(ctx)).map(({ name, query }) => [name, query])).toEqual([
    ["Due tasks", "type=task"],
    ["People", "type=person"],
  ]);
  const message = "There is already a search named People: choose another name";
  await expect(renameSearch(ctx, { id, name: "People" })).rejects.toMatchObject({
    code: "CONFLICT",
    details: [{ path: "name", message }],
  });
  await expect(renameSearch(ctx, { id, name: " " })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await expect(renameSearch(vault.ctx, { id, name: "Mine" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await listSearches(ctx)).map(({ name }) => name)).toEqual(["Due tasks", "People"]);
});

it.each([
  ["no name", { name: " ", query: "" }],
  ["a long name", { name: "x".repeat(61), query: "" }],
  ["NUL", { name: "a\0b", query: "" }],
  ["a long search", { name: "a", query: "x".repeat(2_001) }],
])("refuses %s, and keeps nothing", async (_, input) => {
  await expect(saveSearch(vault.ctx, input)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await searches()).toEqual([]);
});

it("keeps no more of those that are saved at the same time", async () => {
  const ctx = await vault.another();
  for (let n = 0; n < MAX_SEARCHES - 1; n += 1) await saveSearch(ctx, { name: `search ${n}`, query: "" });
  // Otherwise the first connection would save them all before others are open.
  const pause = () => ctx.db.tx((tx) => tx.execute("select pg_sleep(0.2)"));
  await Promise.all(Array.from({ length: 8 }, pause));
  const saves = Array.from({ length: 8 }, (_, n) => saveSearch(ctx, { name: `more ${n}`, query: "" }));
  const done = (await Promise.allSettled(saves)).filter(({ status }) => status === "fulfilled");
  expect([done.length, (await listSearches(ctx)).length]).toEqual([1, MAX_SEARCHES]);
});

it("keeps at most MAX_SEARCHES for each account", async () => {
  for (let n = 0; n < MAX_SEARCHES; n += 1) await saveSearch(vault.ctx, { name: `search ${n}`, query: "" });
  const another = saveSearch(vault.ctx, { name: "another", query: "" });
  await expect(another).rejects.toMatchObject({ code: "CONFLICT" });
  await saveSearch(vault.ctx, { name: "search 0", query: "" });
  const other = await vault.another();
  expect(await listSearches(other)).toEqual([]);
  const [first] = await listSearches(vault.ctx);
  await expect(deleteSearch(other, { id: first?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await searches()).toHaveLength(MAX_SEARCHES);
});
