import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { SnapshotCache } from "../snapshot";
import { fixVault, scanVault } from "./sweep";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("a fix reports each file once, however often it is written", async () => {
  // The status shows only when the frontmatter can be read.
  for (const name of ["A", "B"])
    vault.write(`org/${name}.md`, `---\ntype: org\nname: ${name}\nstatus: Active\nmotto: "We do" it\n---\n`);
  await reconcile(vault.ctx);
  const cache = new SnapshotCache();
  const sweep = { sweepId: randomUUID(), startedAt: new Date().toISOString() };
  const input = { fix: true };
  const found = await scanVault(vault.ctx, cache, sweep, input);
  const reports: unknown[] = [];
  await fixVault(vault.ctx, cache, sweep, input, found, async (report) => void reports.push(report));
  expect(vault.read("org/A.md")).toContain("status: active");
  expect(reports).toEqual([{ files_fixed: 2 }, { files_fixed: 2 }]);
});
