import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcile, writeVaultSettings } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { readMeaningQuery } from "./query";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("what begins with the folder of a type is a path, also with a folder that the vault has for it", async () => {
  vault.write("People/Alice.md", "Alice builds turbines.");
  vault.write("note/Frost.md", "Late frost.");
  await reconcile(vault.ctx);
  const pathOf = async (similar: string) => (await readMeaningQuery(vault.ctx, similar)).path;
  expect(await pathOf("People/Alice")).toBeNull();
  await writeVaultSettings(vault.ctx, { type_folders: { person: "People" } });
  for (const path of ["People/Alice", "People/Alice.md"]) expect(await pathOf(path)).toBe("People/Alice.md");
  expect(await pathOf("note/Frost")).toBe("note/Frost.md");
  expect(await pathOf("Friends/colleagues of Alice")).toBeNull();
  await expect(pathOf("People/Bob")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
