import "@/lib/wiring";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { createAt } from "./create";

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("creates a record in a folder, and in the root, though there is one of its name where its type belongs", async () => {
  vault.write("note/Two.md", "A note of this name.\n");
  for (const path of ["note/deep/Two.md", "Two.md"]) {
    expect(await createAt(vault.ctx, path)).toBe(path);
    expect(vault.read(path)).toContain("type: note\nname: Two\n");
  }
  expect(vault.read("note/Two.md")).toBe("A note of this name.\n");
});
