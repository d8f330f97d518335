import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { indexFiles } from "../indexing/batches";
import { candidatesOf } from "../indexing/resolve";
import { DEFAULT_LAYOUT } from "../settings/layout";
import { walk } from "../store/index";
import { reconcile } from "./reconcile";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const stateOf = async (target: string) => {
  const rows = await vault.ctx.db.tx((tx) =>
    tx.execute(sql`select state, target_path as path from vault_links where target = ${target}`),
  );
  return rows[0];
};

it("finishes a first run that was killed, though a file went meanwhile that others were linked to", async () => {
  const names = Array.from({ length: 900 }, (_, n) => `N${n}`);
  names.forEach((name, n) => {
    vault.write(`note/${name}.md`, `[[N${(n + 450) % 900}]]`);
  });
  const files = [];
  for await (const file of walk(vault.root)) files.push(file);
  files.sort((a, b) => Number(a.path.slice(6, -3)) - Number(b.path.slice(6, -3)));
  await indexFiles(
    vault.ctx,
    files.slice(0, 400),
    candidatesOf(files.map((file) => file.path)),
    DEFAULT_LAYOUT,
  );
  expect(await stateOf("N460")).toEqual({ state: "resolved", path: "note/N460.md" });

  rmSync(join(vault.root, "note/N460.md"));
  await reconcile(vault.ctx);
  expect(await stateOf("N460")).toEqual({ state: "broken", path: null });
  expect(await stateOf("N461")).toEqual({ state: "resolved", path: "note/N461.md" });
});
