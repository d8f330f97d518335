import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { deleteView, listViews, renameView, saveView } from ".";

const MAX_VIEWS = 50;

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const FAILED = "ExecutionStatus = 'Failed'";
const views = async () =>
  (await listViews(vault.ctx)).map(({ name, query, within }) => ({ name, query, within }));

it("keeps a filter under a name, replaces it, and deletes it", async () => {
  const { id } = await saveView(vault.ctx, { name: " Trouble ", query: FAILED, within: "24h" });
  expect(await views()).toEqual([{ name: "Trouble", query: FAILED, within: "24h" }]);
  expect(await saveView(vault.ctx, { name: "Trouble", query: "" })).toEqual({ id });
  expect(await views()).toEqual([{ name: "Trouble", query: "", within: null }]);
  await deleteView(vault.ctx, { id });
  expect(await views()).toEqual([]);
  await expect(deleteView(vault.ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("renames a view, to no name that another has", async () => {
  const ctx = await vault.another();
  const { id } = await saveView(ctx, { name: "Trouble", query: FAILED, within: "24h" });
  await saveView(ctx, { name: "All", query: "" });
  await renameView(ctx, { id, name: " Failed today " });
  expect(await listViews(ctx)).toMatchObject([
    { name: "All" },
    { id, name: "Failed today", query: FAILED, within: "24h" },
  ]);
  const message = "There is already a view named All: choose another name";
  await expect(renameView(ctx, { id, name: "All" })).rejects.toMatchObject({
    code: "CONFLICT",
    details: [{ path: "name", message }],
  });
  await expect(renameView(vault.ctx, { id, name: "Mine" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it.each([
  ["no name", { name: "  ", query: "" }],
  ["a long name", { name: "x".repeat(61), query: "" }],
  ["NUL", { name: "a\0b", query: "" }],
  ["half a character", { name: "a\ud800", query: "" }],
  ["a wrong filter", { name: "a", query: "Status = 1" }],
  ["an unknown span", { name: "a", query: "", within: "2h" as "1h" }],
])("refuses %s, and keeps nothing", async (_, input) => {
  await expect(saveView(vault.ctx, input)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await views()).toEqual([]);
});

it("keeps no more of those that are saved at the same time", async () => {
  const ctx = await vault.another();
  for (let n = 0; n < MAX_VIEWS - 1; n += 1) await saveView(ctx, { name: `view ${n}`, query: "" });
  // Otherwise the first connection would save them all before others are open.
  const pause = () => ctx.db.tx((tx) => tx.execute("select pg_sleep(0.2)"));
  await Promise.all(Array.from({ length: 8 }, pause));
  const saves = Array.from({ length: 8 }, (_, n) => saveView(ctx, { name: `more ${n}`, query: "" }));
  const done = (await Promise.allSettled(saves)).filter(({ status }) => status === "fulfilled");
  expect([done.length, (await listViews(ctx)).length]).toEqual([1, MAX_VIEWS]);
});

it("keeps at most MAX_VIEWS for each account", async () => {
  for (let n = 0; n < MAX_VIEWS; n += 1) await saveView(vault.ctx, { name: `view ${n}`, query: "" });
  await expect(saveView(vault.ctx, { name: "another", query: "" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await saveView(vault.ctx, { name: "view 0", query: "" });
  expect(await views()).toHaveLength(MAX_VIEWS);
  const other = await vault.another();
  expect(await listViews(other)).toEqual([]);
  const [first] = await listViews(vault.ctx);
  await expect(deleteView(other, { id: first?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await views()).toHaveLength(MAX_VIEWS);
});
