import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { moveReconciled, moveUnchanged } from "./move-unchanged";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("a record that was edited on disk since the vault was read is left where it is, and others are moved", async () => {
  vault.write("A/One.md", "[[./Two]]\n");
  vault.write("A/Two.md", "[[A/One]]\n");
  await reconcile(vault.ctx);
  vault.write("A/Two.md", "[[A/One]], and more\n");
  const move = (name: string, by = moveReconciled) =>
    by(vault.ctx, { from: vaultPath(`A/${name}.md`), to: vaultPath(`B/${name}.md`) });
  await expect(move("Two")).rejects.toMatchObject({ code: "CONFLICT" });
  expect(vault.read("A/Two.md")).toBe("[[A/One]], and more\n");
  await move("One");
  expect(vault.read("B/One.md")).toBe("[[../A/Two]]\n");
  expect(vault.read("A/Two.md")).toBe("[[B/One]], and more\n");
  await move("Two", moveUnchanged);
  expect(vault.read("B/Two.md")).toBe("[[B/One]], and more\n");
});
