import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { listLearnings } from "./list";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("does not say what is in files outside of the vault, whatever source a learning names", async () => {
  const outside = `outside-${path.basename(vault.root)}`;
  const file = path.join(vault.root, "..", `${outside}.md`);
  writeFileSync(file, "Everything else is secret.\n");
  try {
    vault.write(
      "decision/Probe.md",
      `---\ntype: decision\nstatus: draft\ndistilled_by: local\n---\n\n> Everything else\n\nFrom [[../${outside}]]\n`,
    );
    await reconcile(vault.ctx);
    const { learnings } = await listLearnings(vault.ctx);
    const source = `../${outside}.md`;
    expect(learnings[0]?.evidence).toEqual([{ quote: "Everything else", source, isGone: true }]);
  } finally {
    rmSync(file);
  }
});
