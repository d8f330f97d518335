import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { hashOf } from "../store";
import { mergeRecords } from "./merge";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

async function mergeInto(keep: string, gone: string, text: string): Promise<void> {
  await reconcile(vault.ctx);
  const entry = (action: string, subject: string) => ({ action, subject });
  await mergeRecords(vault.ctx, {
    keep: vaultPath(keep),
    keepHash: hashOf(vault.read(keep)),
    gone: vaultPath(gone),
    goneHash: hashOf(vault.read(gone)),
    text,
    entryOf: (path) => entry("janitor.fix", path),
    goneEntry: () => entry("janitor.merge", keep),
  });
}

it("links of both records keep their targets", async () => {
  for (const folder of ["A", "B"]) vault.write(`${folder}/Notes.md`, `Notes of ${folder}`);
  vault.write("B/Plan.md", "Plan of B");
  vault.write("Plan.md", "Plan of all");
  vault.write("A/Bob.md", '---\nsee: "[[Notes]]"\n---\nKept: [[Notes]], [[B/Bob|him]].\n');
  vault.write("B/Bob.md", "Gone: [[Notes]], [[./Plan]], [[Bob]].\n");
  const merged = `${vault.read("A/Bob.md")}\n${vault.read("B/Bob.md")}\nNew: [[Plan]].\n`;
  await mergeInto("A/Bob.md", "B/Bob.md", merged);
  expect(vault.read("A/Bob.md")).toBe(
    '---\nsee: "[[Notes]]"\n---\nKept: [[Notes]], [[A/Bob|him]].\n\n' +
      "Gone: [[B/Notes]], [[../B/Plan]], [[Bob]].\n\nNew: [[Plan]].\n",
  );
  expect(vault.has("B/Bob.md")).toBe(false);
});
