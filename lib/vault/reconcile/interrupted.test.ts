import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { itDeep } from "@/tests/support/deep";
import { openVault, type TestVault, writeInto } from "@/tests/support/vault";
import { differences } from "../indexing";
import { indexFiles } from "../indexing/batches";
import { candidatesOf } from "../indexing/resolver";
import { writeVaultSettings } from "../operations/index";
import { readOpening } from "../operations/opening";
import { searchVault } from "../search/search";
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

it("derives the types again of what a first run had indexed before the settings changed", async () => {
  const ctx = await vault.another();
  for (let n = 0; n < 10; n += 1) writeInto(ctx.account.vaultDir, `People/P${n}.md`, "x");
  const files = [];
  for await (const file of walk(ctx.account.vaultDir)) files.push(file);
  await indexFiles(ctx, files.slice(0, 5), candidatesOf(files.map((file) => file.path)), DEFAULT_LAYOUT);
  await writeVaultSettings(ctx, { type_folders: { person: "People" } });
  expect(await differences(ctx)).toEqual([]);
});

/** A process that ends after a number of transactions. */
const endingAfter = (ctx: Context, transactions: number): Context => {
  let left = transactions;
  const tx: Context["db"]["tx"] = async (work) => {
    left -= 1;
    if (left < 0) throw new Error("The process has ended");
    return ctx.db.tx(work);
  };
  return { ...ctx, db: { ...ctx.db, tx } };
};

itDeep("says how far a first run is, and continues after each end of its process", async () => {
  const FILES = 600;
  const ctx = await vault.another();
  for (let n = 0; n < FILES; n += 1) writeInto(ctx.account.vaultDir, `N${n}.md`, `[[N${n + 1}]]`);
  const seen: Awaited<ReturnType<typeof readOpening>>["indexing"][] = [];
  const hints: string[] = [];
  let isComplete = false;
  for (let transactions = 1; !isComplete; transactions += 1) {
    isComplete = await reconcile(endingAfter(ctx, transactions)).then(
      () => true,
      () => false,
    );
    seen.push((await readOpening(ctx)).indexing);
    hints.push(...(await searchVault(ctx, { q: "anything" })).hints);
  }
  const counts = seen.flatMap((each) => (each ? [each.indexed] : []));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(seen[0]).toEqual({ indexed: 0, found: null });
  expect(seen.at(-1)).toBeNull();
  expect(new Set(hints)).toEqual(
    new Set(["The text of 600 records is still being indexed, and not searched yet."]),
  );
  expect((await searchVault(ctx, { q: "N17" })).hints).toEqual([]);
  expect(seen).toContainEqual({ indexed: expect.toSatisfy((n) => n > 0 && n < FILES), found: FILES });
  expect(await differences(ctx)).toEqual([]);
});
