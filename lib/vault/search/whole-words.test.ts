import { rmSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { estimateWords, formOf } from "./planning";
import { compileQuery } from "./query/compile";
import { parseQuery } from "./query/parse";
import { MAX_RANKED_HITS } from "./ranking";
import { searchVault } from "./search";

const COMMON = Array.from({ length: 4_200 }, (_, n) => `note/Note ${n}.md`);

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  for (const path of COMMON) vault.write(path, "A plan for the day.\n");
  vault.write("note/Planning handbook.md", "What a team does first.\n");
  vault.write("note/Other.md", "About planning.\n");
  await reconcile(vault.ctx);
  const owner = postgres(vault.databaseUrl, { max: 1 });
  // The estimates are to stay those of now.
  await owner`alter table vault_texts set (autovacuum_enabled = false)`;
  await owner`analyze vault_texts`;
  await owner.end();
});
afterAll(() => vault.close());

const formFor = (q: string) =>
  vault.ctx.db.tx(async (tx) =>
    formOf(await estimateWords(tx, compileQuery(parseQuery(q))), MAX_RANKED_HITS),
  );

async function walk(q: string): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchVault(vault.ctx, { q, limit: 100, ...(cursor && { cursor }) });
    paths.push(...page.results.map(({ path }) => path));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return paths;
}

it("looks up whole words where more have them than are ranked", async () => {
  expect([await formFor("plan"), await formFor("planning"), await formFor("type:note")]).toEqual([
    "whole",
    "prefix",
    "prefix",
  ]);
  const paths = await walk("plan");
  expect(paths[0]).toBe("note/Planning handbook.md");
  expect(paths).not.toContain("note/Other.md");
  expect(new Set(paths).size).toBe(paths.length);
});

it("ranks 500 of very many, and 1,000 for a page that long, beside those with such a title", async () => {
  expect(await walk("plan")).toHaveLength(501);
  expect((await searchVault(vault.ctx, { q: "plan" })).count).toBe(501);
  expect((await searchVault(vault.ctx, { q: "plan", limit: 500 })).count).toBe(1_001);
});

it("looks up words that begin with it where fewer have it than was estimated", async () => {
  for (const path of COMMON.slice(300)) rmSync(join(vault.root, path));
  await reconcile(vault.ctx);
  expect(await formFor("plan")).toBe("whole");
  expect(await walk("plan")).toHaveLength(302);
});
