import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ThreadPool } from "@/lib/core/threads";
import type { Context } from "@/lib/db";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { DEFAULT_LAYOUT } from "../../settings/layout";
import { type WalkedFile, walk } from "../../store";
import { indexFirst, startOf } from "./first";
import { ComposingThread, newComposingThreads } from "./thread";

/** What rows have and some do not, with what a statement has to escape. */
const ODD: Readonly<Record<string, string | Uint8Array>> = {
  "note/A.md":
    "---\nname: A\naliases: [Ä, 'x \"y\" \\z', '{}']\ntags: [one, '#two']\n---\n[[B]] [[nowhere|x]] [[../up]]",
  "note/B.md":
    '---\nname: "quoted \\"B\\", \\\\ back"\nstatus: open\n---\n[a](A.md) ![[picture.png]] [[A]]\n',
  "other/A.md": "[[A]] 🙂 安娜 [[note/A#Heading]]\n",
  "note/not YAML.md": "---\ntype: note\nname: a: b: c\n---\n\n[[A]]\n",
  "note/zero.md": "a\0b [[B]]",
  "note/latin.md": Uint8Array.of(0x61, 0xe4, 0x62),
  "note/empty.md": "",
  "_templates/note.md": "---\ntype: {{type}}\n---\n",
  "note/picture.png": "PNG",
};

const threads = newComposingThreads(1);
let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());

beforeAll(() => threads.warm());
afterAll(() => threads.close());
beforeEach(async () => {
  vault = await all.beside();
});

async function indexAll(ctx: Context, pool: typeof threads | null): Promise<void> {
  const files: WalkedFile[] = [];
  for await (const file of walk(vault.root)) files.push(file);
  const paths = new Set<string>(files.map(({ path }) => path));
  const thread = pool && new ComposingThread(pool, startOf(ctx, paths, DEFAULT_LAYOUT));
  await indexFirst(ctx, files, paths, DEFAULT_LAYOUT, thread);
}

/** Like `vault.ctx`, but calls a function just before its first transaction. */
const preceded = (happens: () => void): Context => {
  const once = vi.fn(happens);
  const tx: Context["db"]["tx"] = (work, options) => {
    if (once.mock.calls.length === 0) once();
    return vault.ctx.db.tx(work, options);
  };
  return { ...vault.ctx, db: { ...vault.ctx.db, tx } };
};

const rows = () =>
  vault.ctx.db.tx(async (tx) => [
    ...(await tx.execute(sql`select * from vault_files order by path`)),
    ...(await tx.execute(sql`select * from vault_links order by source, ordinal`)),
  ]);

const forget = () =>
  vault.ctx.db.tx(async (tx) => {
    await tx.execute(sql`delete from vault_files`);
    await tx.execute(sql`delete from vault_links`);
  });

const targets = async () =>
  (await rows()).flatMap(({ source, target }) => (target === undefined ? [] : [`${source}: ${target}`]));

describe("rows that a thread composes", () => {
  it("are those of an index without it", async () => {
    for (const [file, text] of Object.entries(ODD)) vault.write(file, text);
    for (let n = 0; n < 1_100; n++) vault.write(`note/N${n}.md`, `[[N${n + 1}]] [[A]]`);
    await indexAll(vault.ctx, null);
    const plain = await rows();
    await forget();
    const run = vi.spyOn(threads, "run");
    await indexAll(vault.ctx, threads);
    expect(run.mock.calls.map(([name]) => name)).toEqual(["start", "compose", "compose", "compose", "end"]);
    run.mockRestore();
    expect(await rows()).toEqual(plain);
    expect(plain.length).toBeGreaterThan(3_300);
  });

  it("are rebuilt where files have changed since", async () => {
    vault.write("note/A.md", "[[B]]");
    vault.write("note/B.md", "[[C]]");
    const change = () => {
      vault.write("note/A.md", "[[B]] [[D]]");
      rmSync(join(vault.root, "note/B.md"));
    };
    await indexAll(preceded(change), threads);
    expect(await targets()).toEqual(["note/A.md: B", "note/A.md: D"]);
  });

  it("replace those of files that were indexed before", async () => {
    vault.write("note/A.md", "[[B]] [[C]] [[D]]");
    await indexAll(vault.ctx, null);
    vault.write("note/A.md", "[[D]] [[C]]");
    await indexAll(vault.ctx, threads);
    expect(await targets()).toEqual(["note/A.md: D", "note/A.md: C"]);
  });

  itDeep("are made here where the thread fails", async () => {
    const entry = { source: "tests/platform/greedy-thread.ts", bundle: "none.mjs" };
    const broken: typeof threads = new ThreadPool({ entry, size: 1 });
    for (let n = 0; n < 600; n++) vault.write(`note/N${n}.md`, `[[N${n}]]`);
    await indexAll(vault.ctx, broken);
    expect((await targets()).length).toBe(600);
    await broken.close();
  });

  it("are rebuilt where a file was gone", async () => {
    vault.write("note/A.md", "[[B]]");
    vault.write("note/B.md", "[[A]]");
    const run = threads.run.bind(threads);
    vi.spyOn(threads, "run").mockImplementation((name, input) => {
      if (name === "compose") rmSync(join(vault.root, "note/B.md"));
      return run(name, input);
    });
    await indexAll(vault.ctx, threads);
    vi.restoreAllMocks();
    expect(await targets()).toEqual(["note/A.md: B"]);
  });
});
