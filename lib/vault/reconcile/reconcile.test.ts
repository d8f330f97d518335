import { renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { searchVault } from "../search/search";
import { reconcile } from "./reconcile";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());

beforeEach(async () => {
  vault = await all.beside();
});

const rows = (text: string) => vault.ctx.db.tx((tx) => tx.execute<Record<string, unknown>>(sql.raw(text)));
const paths = async () => (await rows("select path from vault_files order by path")).map((row) => row.path);
const links = async () =>
  (
    await rows("select source, target, state, target_path as at from vault_links order by source, ordinal")
  ).map(({ source, target, state, at }) => `${source}: ${target} ${state}${at ? ` ${at}` : ""}`);
const found = async (q: string) => (await searchVault(vault.ctx, { q })).results.map((hit) => hit.path);

describe("reconciliation", () => {
  it("reads what is there, once", async () => {
    vault.write("person/A.md", "---\ntype: person\ntags: [x]\n---\nhello [[B]]");
    vault.write("note/B.md", "");
    vault.write("My notes/c.md", "[[A]]");
    vault.write("picture.png", "PNG");
    vault.write("inbox/d.md", "[[A]]");
    vault.write("_templates/e.md", "[[A]]");
    expect(await reconcile(vault.ctx)).toEqual({ files: 6, changed: 6, removed: 0 });
    expect(await reconcile(vault.ctx)).toEqual({ files: 6, changed: 0, removed: 0 });
    const kinds = await rows("select kind, count(*)::int as n from vault_files group by kind order by kind");
    expect(kinds.map(({ kind, n }) => [kind, n])).toEqual([
      ["other", 3],
      ["record", 3],
    ]);
    expect(await links()).toEqual([
      "My notes/c.md: A resolved person/A.md",
      "person/A.md: B resolved note/B.md",
    ]);
  });

  it("sees what was changed by hand, though its size stayed", async () => {
    vault.write("note/A.md", "aaaa");
    await reconcile(vault.ctx);
    vault.write("note/A.md", "bbbb");
    expect(await reconcile(vault.ctx)).toMatchObject({ changed: 1 });
    expect([await found("aaaa"), await found("bbbb")]).toEqual([[], ["note/A.md"]]);
  });

  it("sees a file that was put in place of another, though its size and time stayed", async () => {
    vault.write("note/A.md", "aaaa");
    await reconcile(vault.ctx);
    const { atime, mtime } = statSync(join(vault.root, "note/A.md"));
    vault.write("note/new", "cccc");
    utimesSync(join(vault.root, "note/new"), atime, mtime);
    renameSync(join(vault.root, "note/new"), join(vault.root, "note/A.md"));
    await reconcile(vault.ctx);
    expect(await found("cccc")).toEqual(["note/A.md"]);
  });

  it("follows renames and removals by hand, and the links with them", async () => {
    vault.write("note/A.md", "[[B]] [[C]]");
    vault.write("note/B.md", "unique words");
    await reconcile(vault.ctx);
    renameSync(join(vault.root, "note/B.md"), join(vault.root, "note/C.md"));
    expect(await reconcile(vault.ctx)).toEqual({ files: 2, changed: 1, removed: 1 });
    expect(await links()).toEqual(["note/A.md: B broken", "note/A.md: C resolved note/C.md"]);
    expect(await found("unique")).toEqual(["note/C.md"]);

    rmSync(join(vault.root, "note"), { recursive: true });
    expect(await reconcile(vault.ctx)).toEqual({ files: 0, changed: 0, removed: 2 });
    expect([await paths(), await links()]).toEqual([[], []]);
    expect(await rows("select 1 from vault_texts")).toHaveLength(0);
  });

  describe("takes for a rename what git and sync tools do", () => {
    const moves = async () =>
      (
        await rows("select subject, detail from audit_entries where action = 'disk.move' order by subject")
      ).map(({ subject, detail }) => [(detail as { from: string }).from, subject]);
    /** Writes the files again, and removes the old ones. */
    const rewrite = async (before: Record<string, string>, after: Record<string, string>) => {
      for (const [path, text] of Object.entries(before)) vault.write(path, text);
      await reconcile(vault.ctx);
      for (const [path, text] of Object.entries(after)) vault.write(path, text);
      for (const path of Object.keys(before)) if (!(path in after)) rmSync(join(vault.root, path));
      await reconcile(vault.ctx);
    };

    it("when a new file has the content of one that is gone", async () => {
      await rewrite({ "note/A.md": "alpha", "note/B.md": "beta" }, { "b/A.md": "alpha", "b/C.md": "beta" });
      expect(await moves()).toEqual([
        ["note/A.md", "b/A.md"],
        ["note/B.md", "b/C.md"],
      ]);
    });

    it("by the name, when several have that content", async () => {
      await rewrite(
        { "note/A.md": "same", "note/B.md": "same", "note/C.md": "same" },
        { "x/A.md": "same", "x/B.md": "same", "x/D.md": "same" },
      );
      expect(await moves()).toEqual([
        ["note/A.md", "x/A.md"],
        ["note/B.md", "x/B.md"],
      ]);
    });

    it("not when the file is empty, still there, or may be any of several", async () => {
      await rewrite({ "note/A.md": "" }, { "x/A.md": "" });
      await rewrite({ "note/B.md": "kept" }, { "note/B.md": "kept", "x/B.md": "kept" });
      await rewrite({ "note/C.md": "twice" }, { "x/D.md": "twice", "x/E.md": "twice" });
      expect(await moves()).toEqual([]);
    });
  });

  it("makes a link ambiguous when a second file matches it, and unambiguous when one is removed", async () => {
    vault.write("note/A.md", "[[Same]]");
    vault.write("note/Same.md", "");
    await reconcile(vault.ctx);
    vault.write("person/Same.md", "");
    await reconcile(vault.ctx);
    expect(await links()).toEqual(["note/A.md: Same ambiguous note/Same.md"]);
    rmSync(join(vault.root, "note/Same.md"));
    await reconcile(vault.ctx);
    expect(await links()).toEqual(["note/A.md: Same resolved person/Same.md"]);
  });

  it("brings search up where a process ended before it did", async () => {
    vault.write("note/A.md", "forgotten words");
    await reconcile(vault.ctx);
    await rows("delete from vault_texts");
    expect(await found("forgotten")).toEqual([]);
    expect(await reconcile(vault.ctx)).toMatchObject({ changed: 0 });
    expect(await found("forgotten")).toEqual(["note/A.md"]);
  });

  it("accepts any file: not UTF-8, with NUL, without frontmatter, with invalid or large frontmatter", async () => {
    vault.write("note/latin.md", Buffer.from("caf\xe9", "latin1"));
    vault.write("note/nul.md", "a\0b \ud800");
    vault.write("note/bad.md", "---\n@: [\n---\nquixotic");
    vault.write("note/nul name.md", '---\nname: "a\\0b"\ntags: ["\\0"]\n---\n');
    vault.write("note/large.md", `${"word ".repeat(500_000)}end`);
    vault.write("note/deep.md", `---\na: ${"[".repeat(5000)}\n---\n`);
    expect(await reconcile(vault.ctx)).toMatchObject({ files: 6, changed: 6 });
    expect(await reconcile(vault.ctx)).toMatchObject({ changed: 0 });
    expect(await found("quixotic")).toEqual(["note/bad.md"]);
    const problems = await rows("select path from vault_files where problem is not null order by path");
    expect(problems.map((row) => row.path)).toEqual(["note/bad.md", "note/deep.md"]);
  });

  it("keeps two accounts apart, and a vault that is gone does no harm", async () => {
    const other = await vault.another();
    vault.write("note/A.md", "x");
    await reconcile(vault.ctx);
    expect(await reconcile(other)).toEqual({ files: 0, changed: 0, removed: 0 });
    expect(await paths()).toEqual(["note/A.md"]);
  });

  it("of many at once comes to one result", async () => {
    for (let n = 0; n < 50; n += 1) vault.write(`note/N${n}.md`, `[[N${n + 1}]]`);
    await Promise.all(Array.from({ length: 4 }, () => reconcile(vault.ctx)));
    expect(await paths()).toHaveLength(50);
    expect((await links()).filter((link) => !link.includes("resolved"))).toEqual(["note/N49.md: N50 broken"]);
  });
});
