import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcile, writeVaultSettings } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { readKnowledge } from "./known";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("has the type that a folder has now, though its files are the same", async () => {
  vault.write("Rules/Heights.md", "> Shelves are two metres high at most.\n");
  const kinds: string[] = [];
  for (const type of ["decision", "constraint"]) {
    await writeVaultSettings(vault.ctx, { type_folders: { [type]: "Rules" } });
    await reconcile(vault.ctx);
    kinds.push(...(await readKnowledge(vault.ctx)).learnings.map(({ kind }) => kind));
  }
  expect(kinds).toEqual(["decision", "constraint"]);
});
