import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { reconcile, typesOf, writeVaultSettings } from "..";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("is what a record says, else what its folder is for, also once it is gone", async () => {
  const { ctx } = vault;
  await writeVaultSettings(ctx, { type_folders: { person: "Contacts/People" } });
  vault.write("Contacts/People/Alice.md", "Hello.\n");
  vault.write("Clients/Northwind.md", "---\ntype: org\n---\n");
  vault.write("Root.md", "Hello.\n");
  await reconcile(ctx);
  const types = await typesOf(ctx, [
    "Contacts/People/Alice.md",
    "Contacts/People/Gone.md",
    "Clients/Northwind.md",
    "Clients/Gone.md",
    "Root.md",
  ]);
  expect([...types.values()]).toEqual(["person", "person", "org", "note", "note"]);
  expect(await typesOf(ctx, [])).toEqual(new Map());
});
