import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { deleteSearch, listSearches, MAX_SEARCHES, saveSearch } from "./searches";

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

it.each([
  ["no name", { name: " ", query: "" }],
  ["a long name", { name: "x".repeat(61), query: "" }],
  ["NUL", { name: "a\0b", query: "" }],
  ["a long search", { name: "a", query: "x".repeat(2_001) }],
])("refuses %s, and keeps nothing", async (_, input) => {
  await expect(saveSearch(vault.ctx, input)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await searches()).toEqual([]);
});

it("keeps so many and no more, for each account its own", async () => {
  for (let n = 0; n < MAX_SEARCHES; n += 1) await saveSearch(vault.ctx, { name: `search ${n}`, query: "" });
  const another = saveSearch(vault.ctx, { name: "another", query: "" });
  await expect(another).rejects.toMatchObject({ code: "CONFLICT" });
  const other = await vault.another();
  expect(await listSearches(other)).toEqual([]);
  const [first] = await listSearches(vault.ctx);
  await expect(deleteSearch(other, { id: first?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await searches()).toHaveLength(MAX_SEARCHES);
});
