import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { moveRecord } from "../operations";
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

describe("a record that is not UTF-8", () => {
  const LATIN = Buffer.from("---\ntype: note\ntitle: Caf\xe9\n---\ncaf\xe9 [[./Beside]]\n", "latin1");
  const bytesOf = (path: string) => readFileSync(join(vault.root, path));

  it("keeps its bytes where it is moved and renamed, and links to it follow", async () => {
    vault.write("C/Latin.md", LATIN);
    vault.write("C/Beside.md", "[[C/Latin]]\n");
    const moved = await moveRecord(vault.ctx, { path: "C/Latin.md", to: "D/Latin one.md" });
    expect(moved).toMatchObject({ links_updated: 1, files_updated: ["C/Beside.md"] });
    expect(bytesOf("D/Latin one.md").equals(LATIN)).toBe(true);
    expect(vault.read("C/Beside.md")).toBe("[[D/Latin one]]\n");
    await moveUnchanged(vault.ctx, { from: vaultPath("D/Latin one.md"), to: vaultPath("C/Latin.md") });
    expect(bytesOf("C/Latin.md").equals(LATIN)).toBe(true);
    expect(vault.read("C/Beside.md")).toBe("[[C/Latin]]\n");
  });

  it("gets no other type, since its text would have to change", async () => {
    vault.write("C/Typed.md", LATIN);
    await expect(moveRecord(vault.ctx, { path: "C/Typed.md", type: "event" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("is not UTF-8"),
    });
    expect(bytesOf("C/Typed.md").equals(LATIN)).toBe(true);
  });
});
