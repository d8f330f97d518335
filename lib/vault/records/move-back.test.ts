import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { obsidianVault } from "@/tests/support/obsidian";
import { times } from "@/tests/support/property";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { moveRecord } from "../operations/move-record";
import { readRecord } from "../operations/read-record";
import { reconcile } from "../reconcile";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
const files = {
  ...obsidianVault(),
  "person/Cy.md": "---\ntype: \"person\"\nname: 'Cy'\nstatus: active\n---\n[[Home]]\n",
  "person/Di.md": "No frontmatter. [[Cy]] and [Ada](../2%20Areas/People/Ada%20Byron.md#x).\n",
  "conversation/Talk.md": "---\n# on tea\nsubject: Talk # really\n---\n[[person/Di|Di]] [[Cy.md]]\n",
  "Docs/index.md": "[a](sub/a.md) [b](sub/b.md) [[Docs/sub/a]]\n",
  "Docs/sub/a.md": "[up](../index.md) [b](b.md) [[Docs/sub/b]]\n",
  "Docs/sub/b.md": "[a](/Docs/sub/a.md) [recipes](../../3%20Resources/Recipes/index.md)\n",
};
const records = Object.keys(files).filter(
  (path) => path.endsWith(".md") && !/(^|\/)(\.|_templates\/)/.test(path),
);

beforeEach(async () => {
  vault = await all.beside();
  for (const [path, text] of Object.entries(files)) vault.write(path, text);
  await reconcile(vault.ctx);
});

/** Undoes what a failed example left. */
async function reset(): Promise<void> {
  const found = contents();
  for (const path of Object.keys(found)) if (!(path in files)) rmSync(join(vault.root, path));
  for (const [path, text] of Object.entries(files)) if (found[path] !== text) vault.write(path, text);
  await reconcile(vault.ctx);
}

/** The bytes of every file of the vault. */
function contents(): Record<string, string> {
  const all = readdirSync(vault.root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = all.map((entry) => join(entry.parentPath, entry.name).slice(vault.root.length + 1));
  return Object.fromEntries(
    paths
      .filter((path) => !path.startsWith(".kv/"))
      .map((path) => [path, readFileSync(join(vault.root, path), "utf8")]),
  );
}

/** The files that the links of every record lead to. */
async function targets(): Promise<Record<string, (string | null)[]>> {
  const found: Record<string, (string | null)[]> = {};
  for (const path of Object.keys(contents()).filter((each) => each.endsWith(".md"))) {
    const record = await readRecord(vault.ctx, { path }).catch(() => null);
    if (record) found[path] = record.links.map((link) => link.path);
  }
  return found;
}

// Not the root, where the full path of a record is its bare name.
const FOLDERS = ["person/", "org/", "project/", "1 Projects/", "2 Areas/People/", "Docs/sub/", "New/Deep/"];
const NAMES = ["Zed", "2024", "a, b & c", "Über (1)"];

describe("a move", () => {
  it("keeps every link, and moving back restores every byte", async () => {
    const before = contents();
    const led = await targets();
    const move = fc.record({
      path: fc.constantFrom(...records),
      folder: fc.constantFrom(...FOLDERS),
      name: fc.option(fc.constantFrom(...NAMES)),
    });
    await fc.assert(
      fc
        .asyncProperty(move, async ({ path, folder, name }) => {
          const to = `${folder}${name ?? path.slice(path.lastIndexOf("/") + 1, -3)}.md`;
          // A name of another program cannot be given again, a custom status has no place in a type, and a link in
          // another case than the name gets the case of the new name.
          const isRefused =
            (name !== null && /\?|Ada/.test(path)) ||
            (/Basalt\.md$/.test(path) && /^(person|org|project)/.test(folder));
          if (Object.keys(files).includes(to) || isRefused) return;
          await moveRecord(vault.ctx, { path, to });
          const moved = Object.entries(led).map(([source, all]): [string, (string | null)[]] => [
            source === path ? to : source,
            all.map((target) => (target === path ? to : target)),
          ]);
          expect(await targets()).toEqual(Object.fromEntries(moved));
          expect(await differences(vault.ctx)).toEqual([]);
          await moveRecord(vault.ctx, { path: to, to: path });
          expect(contents()).toEqual(before);
        })
        .beforeEach(reset),
      { numRuns: times(25, 2) },
    );
  }, 120_000);

  it("adds no field, and updates existing ones", async () => {
    await moveRecord(vault.ctx, { path: "person/Di", to: "org/Di" });
    expect(vault.read("org/Di.md")).toBe(files["person/Di.md"]);
    await moveRecord(vault.ctx, { path: "person/Cy", to: "org/Cyan" });
    expect(vault.read("org/Cyan.md")).toBe(
      "---\ntype: \"org\"\nname: 'Cyan'\nstatus: active\n---\n[[Home]]\n",
    );
    await moveRecord(vault.ctx, { path: "conversation/Talk", type: "note" });
    expect(vault.read("note/Talk.md")).toBe(
      "---\n# on tea\nname: Talk # really\n---\n[[org/Di|Di]] [[Cyan.md]]\n",
    );
  });

  it("keeps a title that is not the file's name, unless the record is renamed on purpose", async () => {
    vault.write("note/Plan.md", "---\nname: The great plan\n---\n");
    await moveRecord(vault.ctx, { path: "note/Plan", to: "note/Old plan" });
    expect(vault.read("note/Old plan.md")).toContain("name: The great plan");
    await moveRecord(vault.ctx, { path: "note/Old plan", name: "Last plan" });
    expect(vault.read("note/Last plan.md")).toContain("name: Last plan");
  });

  it("takes folders and names as other programs wrote them", async () => {
    vault.write("01. Q&A? #x/What: now.md", "[[Home]]\n");
    await moveRecord(vault.ctx, { path: "01. Q&A? #x/What: now.md", to: "Maps/What: now.md" });
    await moveRecord(vault.ctx, { path: "Maps/What: now.md", to: "01. Q&A? #x/What" });
    expect(vault.read("01. Q&A? #x/What.md")).toBe("[[Home]]\n");
    await expect(moveRecord(vault.ctx, { path: "Home", to: "Maps/What: then" })).rejects.toThrow("Try");
  });

  it("asks for a status only where the new type does not have it", async () => {
    await moveRecord(vault.ctx, { path: "1 Projects/Basalt/Basalt", to: "1 Projects/Basalt 2" });
    await expect(
      moveRecord(vault.ctx, { path: "1 Projects/Basalt 2", to: "project/Basalt" }),
    ).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    await moveRecord(vault.ctx, { path: "1 Projects/Basalt 2", to: "project/Basalt", status: "active" });
    expect(vault.read("project/Basalt.md")).toContain("status: active");
  });
});
