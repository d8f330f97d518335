import { afterAll, beforeAll, expect, it } from "vitest";
import { setStatus } from "@/app/(dashboard)/vault/table/changes";
import { readTable, reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("none is changed where one cannot be, and its reason is whole sentences", async () => {
  vault.write("task/Sound.md", "---\nstatus: todo\n---\n");
  vault.write("task/Broken.md", "---\nstatus: {a: [}\n---\n");
  await reconcile(vault.ctx);
  const { results } = await readTable(vault.ctx, { type: "task" });
  await expect(setStatus(vault.ctx, results, "done")).rejects.toThrow(
    /^Broken: The frontmatter is not valid YAML: .*[^.]\. Nothing was changed\.$/s,
  );
  expect(vault.read("task/Sound.md")).toContain("status: todo");
});
