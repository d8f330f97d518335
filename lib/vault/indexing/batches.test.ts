import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { DEFAULT_LAYOUT } from "../settings/layout";
import { walk } from "../store";
import { indexFiles } from "./batches";
import { candidatesOf } from "./resolver";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());

beforeEach(async () => {
  vault = await all.beside();
});

/** Like `vault.ctx`, but calls a function just before a transaction begins. */
const preceded = (happens: () => void): Context => ({
  ...vault.ctx,
  db: {
    ...vault.ctx.db,
    tx: (work) => {
      happens();
      return vault.ctx.db.tx(work);
    },
  },
});

async function indexAll(ctx: Context, before?: Parameters<typeof indexFiles>[4]): Promise<void> {
  const files = [];
  for await (const file of walk(vault.root)) files.push(file);
  await indexFiles(ctx, files, candidatesOf(files.map((file) => file.path)), DEFAULT_LAYOUT, before);
}

const names = async () =>
  (
    await vault.ctx.db.tx((tx) =>
      tx.execute<{ name: string }>(sql`select name from vault_files order by path`),
    )
  ).map((row) => row.name);

describe("indexing files", () => {
  it("reads files again that were written after they were read", async () => {
    vault.write("note/A.md", "---\nname: before\n---\n");
    await indexAll(preceded(() => vault.write("note/A.md", "---\nname: and after\n---\n")));
    expect(await names()).toEqual(["and after"]);
  });

  it("leaves out files that were removed after they were read", async () => {
    vault.write("note/A.md", "a");
    vault.write("note/B.md", "b");
    await indexAll(preceded(() => rmSync(join(vault.root, "note/A.md"), { force: true })));
    expect(await names()).toEqual(["B"]);
  });

  it("takes many batches, and each but once", async () => {
    const wanted = Array.from({ length: 1_100 }, (_, n) => `N${String(n).padStart(4, "0")}`);
    for (const name of wanted) vault.write(`note/${name}.md`, `[[${name}]]`);
    const written: string[] = [];
    await indexAll(vault.ctx, async (_tx, entries) => {
      written.push(...entries.map((entry) => entry.name));
    });
    expect(await names()).toEqual(wanted);
    expect(written.sort()).toEqual(wanted);
  });

  it("replaces the links of indexed files", async () => {
    const targets = () =>
      vault.ctx.db.tx(async (tx) => [
        ...(await tx.execute(sql`select source, target from vault_links order by source, ordinal`)),
      ]);
    vault.write("note/A.md", "[[B]] [[C]] [[D]]");
    await indexAll(vault.ctx);
    vault.write("note/A.md", "[[D]] [[C]]");
    vault.write("note/B.md", "[[A]]");
    await indexAll(vault.ctx);
    expect(await targets()).toEqual([
      { source: "note/A.md", target: "D" },
      { source: "note/A.md", target: "C" },
      { source: "note/B.md", target: "A" },
    ]);
  });

  itDeep("throws the error of a batch once all that it started have ended", async () => {
    for (let n = 0; n < 1_100; n++) vault.write(`note/N${n}.md`, "x");
    let under = 0;
    const failing = indexAll(vault.ctx, async () => {
      under += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      under -= 1;
      throw new Error("no index today");
    });
    await expect(failing).rejects.toThrow("no index today");
    expect(under).toBe(0);
  });
});
