import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withFailure } from "@/tests/support/failing-files";
import { writeInto } from "@/tests/support/vault";
import { type FrozenVault, freezeVault } from "./files";

/** The snapshot of a vault with one file that cannot be linked, where the `n`th operation on the snapshot fails. */
async function frozen(n: number) {
  const directory = mkdtempSync(join(tmpdir(), "kv-freeze-"));
  const [vault, root] = [join(directory, "vault"), join(directory, "snapshot")];
  mkdirSync(vault);
  writeInto(vault, "note.md", "text");
  let made: FrozenVault | undefined;
  const failed = await withFailure(root, { n, code: "EACCES" }, async () => {
    await withFailure(vault, { n: 1, code: "EACCES" }, async () => {
      made = await freezeVault(vault, root);
    });
  });
  const left = readdirSync(root);
  rmSync(directory, { recursive: true });
  return { failed, made, left };
}

it("a file that cannot be linked is copied", async () => {
  const { made, left } = await frozen(Number.POSITIVE_INFINITY);
  expect([made?.copied, made?.files.length, left]).toEqual([1, 1, ["note.md"]]);
});

it("a copy that cannot be read is skipped, and not counted", async () => {
  const { failed, made, left } = await frozen(2);
  expect(failed).toBe("openSync");
  expect([made?.copied, made?.files.length, left]).toEqual([0, 0, []]);
  expect(made?.skipped.map(({ path }) => path)).toEqual(["note.md"]);
});
