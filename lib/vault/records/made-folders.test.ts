import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations/create-record";
import { moveRecord } from "../operations/move-record";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { moveUnchanged } from "./move-unchanged";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  await createRecord(vault.ctx, { type: "note", name: "Home", body: "[[note/Trip]]" });
});
afterAll(() => vault.close());

const isThere = (folder: string) => existsSync(join(vault.root, folder));
const move = (path: string, to: string) => moveRecord(vault.ctx, { path, to });

it("a record takes the folders along that its move has made, and no others", async () => {
  await createRecord(vault.ctx, { type: "note", name: "Trip", body: "[[note/Home]]" });
  await move("note/Trip", "a/b/Trip");
  await move("a/b/Trip", "note/Trip");
  expect([isThere("a"), isThere("note")]).toEqual([false, true]);

  await move("note/Trip", "a/b/Trip");
  vault.write("a/Other.md", "stays");
  await move("a/b/Trip", "c/Trip");
  expect([isThere("a/b"), isThere("a"), isThere("c")]).toEqual([false, true, true]);

  mkdirSync(join(vault.root, "own"));
  await move("c/Trip", "own/Trip");
  await move("own/Trip", "note/Trip");
  expect([isThere("c"), isThere("own")]).toEqual([false, true]);
});

it("nor does a record that is moved as it is leave them", async () => {
  vault.write("note/Plain.md", "[[note/Home]]\n");
  await reconcile(vault.ctx);
  const [from, to] = [vaultPath("note/Plain.md"), vaultPath("d/e/Plain.md")];
  await moveUnchanged(vault.ctx, { from, to });
  expect(isThere("d/e")).toBe(true);
  await moveUnchanged(vault.ctx, { from: to, to: from });
  expect(isThere("d")).toBe(false);
});
