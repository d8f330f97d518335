import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BODY, record, SmallVault } from "@/lib/janitor/vault.fixture";
import { itDeep } from "@/tests/support/deep";
import { withoutAccess } from "@/tests/support/no-access";
import { times } from "@/tests/support/property";
import { snapshot } from "../support/vault";

let vault: SmallVault;
beforeEach(() => {
  vault = new SmallVault();
});
afterEach(() => vault.remove());

/** The codes and details of what is found in a file, which is not to change. */
async function foundIn(
  file: string,
  content: string | Uint8Array,
): Promise<[code: string, message: string][]> {
  vault.write(file, content);
  const before = snapshot(vault.root);
  const run = await vault.fix();
  expect(run.changes).toEqual([]);
  expect(snapshot(vault.root)).toEqual(before);
  const issues = run.after.issues.filter(({ path, code }) => path === file && code !== "ORPHAN001");
  return issues.map(({ code, message }) => [code, message]);
}

/** Links of each kind in a note that has many. */
const EACH = times(700, 350);

const cpu = (): number => process.cpuUsage().user / 1_000;

describe("a file that is not a record", () => {
  it("is reported when it is not UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from("---\ntype: people\n---\n"), Buffer.from([0xff, 0xfe, 0xe9])]);
    expect(await foundIn("person/a.md", bytes)).toEqual([["FILE001", "The file is not UTF-8."]]);
  });

  it("is reported when it is binary", async () => {
    expect(await foundIn("person/a.md", Buffer.from("PK\0\0type: x"))).toEqual([
      ["FILE001", "The file has NUL bytes: it is not a text file."],
    ]);
  });

  it("is reported when it is far too large", async () => {
    expect(
      await foundIn("note/a.md", record("note", "a", "status: Final\n", "x ".repeat(5_000_000))),
    ).toEqual([
      [
        "FILE001",
        "The file has more than 8 MiB: only its beginning is searched, and its text is not checked.",
      ],
    ]);
    expect((await vault.of("FILE001"))[0]?.suggested_fix).toBe("Split it into smaller files");
  });

  it("is skipped when it is a symbolic link, a folder or hidden", async () => {
    vault.write(".trash/outside.md", "---\ntype: people\n---\n");
    mkdirSync(path.join(vault.root, "person/folder.md"), { recursive: true });
    symlinkSync(path.join(vault.root, ".trash/outside.md"), path.join(vault.root, "person/link.md"));
    symlinkSync(vault.root, path.join(vault.root, "person/loop"));
    vault.write("person/.hidden.md", "x");
    vault.write(".trash/person/a.md", "x");
    vault.write("_templates/person.md", "---\ntype: {{type}}\n---\n");
    vault.write("person/_templates/new.md", "---\ntype: {{type}}\n---\n");
    const run = await vault.fix();
    expect(run.before.files).toBe(0);
    expect(run.before.issues.map(({ code, path, message }) => [code, path, message])).toEqual([
      ["FILE001", "person/link.md", "Symbolic links are not followed."],
      ["FILE001", "person/loop", "Symbolic links are not followed."],
    ]);
    expect(vault.read(".trash/outside.md")).toBe("---\ntype: people\n---\n");
  });

  it("is reported when it may not be read", async () => {
    vault.write("note/a.md", record("note", "a"));
    vault.write("closed/b.md", record("note", "b"));
    vault.write("note/c.md", record("note", "c", "", "[[closed/a]]\n"));
    const found = await withoutAccess({ root: vault.root, paths: ["note/a.md", "closed"] }, async () => [
      (await vault.of("FILE001")).map(({ path, message }) => [path, message]),
      (await vault.of("LINK001")).map(({ fix }) => fix),
    ]);
    expect(found).toEqual([
      [
        ["closed", "The folder cannot be read."],
        ["note/a.md", "The file cannot be read."],
      ],
      // Where nothing can be read, it may be there.
      [undefined],
    ]);
    expect((await vault.of("LINK001")).map(({ fix }) => fix)).toEqual([expect.anything()]);
  });
});

describe("frontmatter meant to hurt", () => {
  itDeep.each([
    ["more than 64 KiB", `a: ${"x".repeat(70_000)}\n`],
    ["more than 64 KiB of faults", "- @a: b: c\n".repeat(7_000)],
    ["lists in lists", `a: ${"[".repeat(20_000)}\n`],
    ["lists in lists by dashes", `${"- ".repeat(20_000)}x\n`],
    ["maps in maps", Array.from({ length: 100 }, (_, i) => `${" ".repeat(i)}a:\n`).join("")],
    [
      "aliases of aliases",
      `a0: &a0 [x,x]\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i},*a${i}]\n`).join("")}`,
    ],
    ["thousands of scalars at fault", "x: @a\n".repeat(5_000)],
    ["a quote that never ends", `a: "${"b\n".repeat(10_000)}\n`],
  ])("%s is reported, in good time", async (_, yaml) => {
    const before = cpu();
    const found = await foundIn("note/a.md", `---\n${yaml}---\n\n${BODY}`);
    expect(found.map(([code]) => code)).toEqual(["FM001"]);
    expect(cpu() - before).toBeLessThan(5_000);
  });

  it("of __proto__ and constructor harms nobody", async () => {
    const text = record("note", "a", "__proto__: x\nconstructor: [1]\ntoString: y\n");
    expect(await foundIn("note/a.md", text)).toEqual([]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it("of values of every kind says only what is wrong with them", async () => {
    const text = `---\ntype: {a: 1}\nname: [x]\ncreated: 12\nstatus: {b: []}\ntags: 5\naliases: {c: d}\n---\n\n${BODY}`;
    vault.write("note/a.md", text);
    expect((await vault.issues()).map(({ code }) => code)).toEqual(["FM002", "FM004", "ORPHAN001"]);
    expect(await vault.fixed("note/a.md")).toBe(text.replace("tags: 5", "tags:\n  - 5"));
  });
});

describe("texts of odd forms", () => {
  it.each([
    ["empty", ""],
    ["a BOM alone", "\ufeff"],
    ["blank", "\r\n\r\n"],
    ["without a last line break", "---\nname: a\n---"],
    ["with dots as a fence", "---\nname: a\n...\nbody"],
    ["with old line breaks", "---\rname: a\r---\rbody"],
    ["with both line breaks", "---\r\nname: a\n---\r\nbody"],
    ["with empty frontmatter", "---\n---\nbody"],
    ["with braces", "---\n{}\n---\nbody"],
    ["with a comment alone", "---\n# none yet\n---\nbody"],
  ])("one %s gets its fields and keeps its body", async (_, text) => {
    vault.write("note/a.md", text);
    const fixed = await vault.fixed("note/a.md");
    expect(fixed.startsWith("\ufeff")).toBe(text.startsWith("\ufeff"));
    for (const line of text.split(/\r?\n/)) expect(fixed).toContain(line.replace(/^\ufeff|\{\}/g, ""));
    // The day of its creation is unknown, so that is only offered.
    expect((await vault.of("FM001")).map(({ message }) => message)).toEqual([
      "The field created is missing.",
    ]);
  });

  itDeep("one with many thousand links is read and fixed in good time", { timeout: 180_000 }, async () => {
    const before = cpu();
    vault.write("person/A.md", record("person", "A"));
    vault.write("note/n.md", record("note", "n", "", `${"[[No]] [[org/A]] ![[No|2]] ".repeat(EACH)}\n`));
    const run = await vault.fix();
    expect(run.changes).toHaveLength(EACH);
    expect(await vault.of("LINK001")).toHaveLength(2 * EACH);
    expect(cpu() - before).toBeLessThan(20_000);
  });

  itDeep("many files of one name, each with links to it, take no forever", { timeout: 180_000 }, async () => {
    const before = cpu();
    for (let at = 0; at < 1_000; at++)
      vault.write(`note/${at}/Index.md`, `[[Index]] [[../${at}/Index]] [[${at}/Index]]`);
    expect(await vault.of("LINK003")).toHaveLength(1_000);
    expect(cpu() - before).toBeLessThan(20_000);
  });
});
