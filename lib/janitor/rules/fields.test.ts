import { symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_LAYOUT, Layout } from "@/lib/vault";
import { BODY, record, SmallVault } from "../vault.fixture";

let vault: SmallVault;
afterEach(() => vault.remove());

const make = (files: Record<string, string>): SmallVault => {
  vault = new SmallVault(files);
  return vault;
};

/** What fixing makes of the frontmatter's lines after the usual ones. */
async function fixedLines(type: string, lines: string): Promise<string> {
  const file = `${type}/A name.md`;
  const text = await make({ [file]: record(type, "A name", lines) }).fixed(file);
  const [before, after] = record(type, "A name", "\0").split("\0");
  expect(text.startsWith(before ?? "?")).toBe(true);
  expect(text.endsWith(after ?? "?")).toBe(true);
  return text.slice(before?.length, text.length - (after?.length ?? 0));
}

describe("FM001, fields that are missing", () => {
  const day = new Date("2023-04-05T10:00:00Z");
  const put = (file: string, text: string): void => {
    make({ [file]: text });
    utimesSync(path.join(vault.root, file), day, day);
  };

  it("sets type and title in a record without frontmatter, and offers the file's date as created", async () => {
    put("person/Alice Chen.md", BODY);
    expect((await vault.of("FM001")).map((issue) => [issue.severity, issue.message])).toEqual([
      ["critical", "The field created is missing."],
      ["critical", "The field type is missing."],
      ["info", "The field name is missing."],
    ]);
    const run = await vault.fix();
    expect(vault.read("person/Alice Chen.md")).toBe(`---\ntype: person\nname: Alice Chen\n---\n\n${BODY}`);
    expect(run.changes.map(({ rule }) => rule)).toEqual(["FM001", "FM001"]);
    expect(run.issuesFixed).toBe(2);
    expect(
      run.after.issues.filter(({ code }) => code === "FM001").map(({ fix, offers }) => [fix, offers]),
    ).toEqual([[undefined, [{ kind: "set", field: "created", value: "2023-04-05" }]]]);
  });

  it("sets created from a date that the record has", async () => {
    make({
      "note/x.md": `---\ntype: note\nname: x\ndate: 2019-01-02T10:00\n---\n\n${BODY}`,
      "event/2018-03-04 Fair.md": `---\ntype: event\nname: Fair\n---\n\n${BODY}`,
    });
    await vault.fix();
    expect(vault.read("note/x.md")).toContain("\ncreated: 2019-01-02\n");
    expect(vault.read("event/2018-03-04 Fair.md")).toContain("\ncreated: 2018-03-04\n");
  });

  it("keeps BOM, CRLF, comments and order", async () => {
    put("note/x.md", `\ufeff---\r\n# mine\r\nname: x # why\r\ntags: [a]\r\n---\r\n\r\n${BODY}`);
    expect(await vault.fixed("note/x.md")).toBe(
      `\ufeff---\r\n# mine\r\nname: x # why\r\ntags: [a]\r\ntype: note\r\n---\r\n\r\n${BODY}`,
    );
  });

  it("fills a field that stands empty, and uses subject for a conversation", async () => {
    put(
      "conversation/On tea.md",
      `---\ntype: conversation\ndate: 2022-06-07\ncreated: # when?\nsubject: ""\n---\n\n${BODY}`,
    );
    expect(await vault.fixed("conversation/On tea.md")).toBe(
      `---\ntype: conversation\ndate: 2022-06-07\ncreated: 2022-06-07 # when?\nsubject: On tea\n---\n\n${BODY}`,
    );
  });

  it("says nothing of a record that has them, and nothing of records without a type", async () => {
    make({
      "org/Acme.md": record("org", "Acme"),
      "Daily/x.md": "x",
      "Daily/y.md": "---\ntype: moc\ntags: one\nstatus: seedling\nrelated: x\n---\n",
      "Daily/z.md": "---\nhandle: @alice\n---\n",
      "_templates/p.md": "x",
      "org/a.png": "x",
    });
    expect((await vault.issues()).filter(({ code }) => /^(FM|DIR)/.test(code))).toEqual([]);
  });

  it("asks nothing of plain notes in a folder for notes, but reads their frontmatter", async () => {
    const layout = new Layout({
      ...DEFAULT_LAYOUT.settings,
      typeFolders: { note: "Notes", person: "People" },
    });
    make({
      "Notes/Plain.md": BODY,
      "Notes/Tagged.md": `---\ntags: [a]\n---\n\n${BODY}`,
      "Notes/Broken.md": `---\na: "b\n---\n\n${BODY}`,
      "Notes/Claims.md": `---\ntype: task\n---\n\n${BODY}`,
      "note/Plain.md": BODY,
      "People/Bo.md": BODY,
    });
    const found = (await vault.issues({ layout })).filter(({ code }) => /^(FM|DIR)/.test(code));
    expect([...new Set(found.map(({ path }) => path))].sort()).toEqual([
      "Notes/Broken.md",
      "Notes/Claims.md",
      "People/Bo.md",
      "note/Plain.md",
    ]);
  });

  it("is critical where the product keeps its records or a type is claimed, not in plain notes of the user's folders", async () => {
    const layout = new Layout({ ...DEFAULT_LAYOUT.settings, typeFolders: { person: "People", org: "org" } });
    make({
      "People/Bo.md": BODY,
      "People/Cy.md": `---\ntype: person\nname: Cy\n---\n\n${BODY}`,
      "org/Acme.md": BODY,
      "task/Call.md": BODY,
    });
    const critical = (await vault.of("FM001", undefined, { layout }))
      .filter(({ severity }) => severity === "critical")
      .map(({ path, message }) => `${path}: ${message}`);
    expect(critical).toEqual([
      "People/Cy.md: The field created is missing.",
      "org/Acme.md: The field created is missing.",
      "org/Acme.md: The field type is missing.",
      "task/Call.md: The field created is missing.",
      "task/Call.md: The field type is missing.",
    ]);
  });

  it("checks a record that claims a type, in any folder", async () => {
    make({
      "Friends/Bo.md": `---\ntype: person\nstatus: gone\n---\n\n${BODY}`,
      "Friends/Cy.md": record("people", "Cy", "aliases: C\n"),
    });
    expect(
      (await vault.issues())
        .map(({ code, path }) => `${code} ${path}`)
        .filter((line) => !/ORPHAN/.test(line)),
    ).toEqual([
      "FM001 Friends/Bo.md",
      "FM002 Friends/Cy.md",
      "FM003 Friends/Bo.md",
      "FM004 Friends/Cy.md",
      "FM001 Friends/Bo.md",
    ]);
  });
});

describe("FM001, YAML that cannot be read", () => {
  it("is reported in any folder of a record that claims a type in a line, and of no other", async () => {
    make({
      "Friends/Al.md": `---\ntype: person # she\nhandle: @al\n---\n\n${BODY}`,
      "Friends/Bo.md": `\ufeff---\r\na: b: c\r\ntype: "People"\r\n---\r\n${BODY}`,
      "Friends/Cy.md": `---\ntype: person\n${BODY}`,
      "Friends/Di.md": `---\ntype: friend\nhandle: @di\n---\n\n${BODY}`,
      "Friends/Ed.md": `---\nhandle: @ed\n---\n\ntype: person\n${BODY}`,
      "Friends/Fo.md": `---\nA line\n\ntype: person\n${BODY}`,
    });
    expect((await vault.of("FM001")).map(({ path }) => path).sort()).toEqual([
      "Friends/Al.md",
      "Friends/Bo.md",
      "Friends/Cy.md",
    ]);
  });

  it.each([
    ["a handle", "handle: @alice\n", 'handle: "@alice"\n'],
    ["a handle with a comment", "handle: @alice  # hers\n", 'handle: "@alice"  # hers\n'],
    ["handles in a list", "tags:\n  - a\n  - @b\n  - @c d\n", 'tags:\n  - a\n  - "@b"\n  - "@c d"\n'],
    ["handles in a list on one line", "tags: [a, @b , @c]\n", 'tags: [a, "@b" , "@c"]\n'],
    ["a leading backtick", "cmd: `ls` it\n", 'cmd: "`ls` it"\n'],
    ["a second colon", "title: Foo: bar\n", 'title: "Foo: bar"\n'],
    ["a colon at the end", "title: Foo bar:\n", 'title: "Foo bar:"\n'],
    ["a second colon, nested", "place:\n  street: A: b\n", 'place:\n  street: "A: b"\n'],
    ["quotes with a rest", 'title: "The Book" by X\n', "title: '\"The Book\" by X'\n"],
    ["quotes with a rest and an apostrophe", 'title: "A" isn\'t B\n', "title: '\"A\" isn''t B'\n"],
    ["a backslash", "dir: @C:\\x\n", "dir: '@C:\\x'\n"],
    ["links on one line", "related: [[a]], [[b c]]\n", 'related: ["[[a]]", "[[b c]]"]\n'],
    ["several of them", "a: @b\nc: d: e\n", 'a: "@b"\nc: "d: e"\n'],
  ])("quotes %s", async (_, lines, wanted) => {
    expect(await fixedLines("note", lines)).toBe(wanted);
  });

  it.each([
    ["tabs", "a: 1\n\tb: 2\n", 6],
    ["a doubled key", "a: 1\na: 2\n", 6],
    ["an open bracket", "a: [b\n", 5],
    ["a value over two lines", "a: b: c\n  d\n", 5],
    ["a colon in a list's item, which may be a field", "l:\n  - a: b: c\n", 6],
    ["a number sign that may be text", "a: b: c #1\n", 5],
    ["an open quote", 'a: "b\n', 5],
    ["a template", "a: {{title}}\n", 5],
    ["a template in a list", "l:\n  - {{title}}\n", 6],
  ])("leaves %s alone, and says where it is", async (_, lines, line) => {
    expect(await fixedLines("note", lines)).toBe(lines);
    const [issue, ...others] = await vault.of("FM001");
    expect(others).toEqual([]);
    expect(issue?.fix).toBeUndefined();
    expect(issue?.detail).toMatch(new RegExp(`^line ${line}, column \\d+$`));
  });

  it("leaves a fence that never closes alone", async () => {
    const text = `---\ntype: note\nhandle: @x\n\n${BODY}`;
    expect(await make({ "note/x.md": text }).fixed("note/x.md")).toBe(text);
    expect((await vault.of("FM001"))[0]?.detail).toBe("line 1, column 1");
  });

  it("touches nothing in a block string", async () => {
    const lines = "summary: |\n  a: @b\n  c: d: e\nhandle: @x\n";
    expect(await fixedLines("note", lines)).toBe(lines.replace("@x", '"@x"'));
  });
});

describe("FM002, unknown types", () => {
  it.each([
    ["person", "people", "person"],
    ["person", "Person", "person"],
    ["person", "persons", "person"],
    ["org", '"Company"', '"org"'],
    ["task", "'to-do' # x", "'task' # x"],
    ["task", "todo", "task"],
    ["location", "places", "location"],
    ["note", "memo", "note"],
    ["process", "workflow", "process"],
    ["conversation", "chats", "conversation"],
    ["synthesis", "syntheses", "synthesis"],
  ])("of %s: %s", async (directory, written, wanted) => {
    const field = directory === "conversation" ? "subject" : "name";
    const text = (type: string) => `---\ntype: ${type}\n${field}: a\ncreated: 2024-01-01\n---\n\n${BODY}`;
    const file = `${directory}/a.md`;
    expect(await make({ [file]: text(written) }).fixed(file)).toBe(text(wanted));
  });

  it.each(["thing", "[person]", "12"])("reports %s", async (written) => {
    const text = `---\ntype: ${written}\nname: a\ncreated: 2024-01-01\nstatus: odd\n---\n\n${BODY}`;
    make({ "person/a.md": text });
    const issues = (await vault.issues()).filter(({ code }) => code !== "ORPHAN001");
    expect(issues.map(({ code, fix }) => [code, fix])).toEqual([["FM002", undefined]]);
    expect(await vault.fixed("person/a.md")).toBe(text);
  });
});

describe("FM003, statuses", () => {
  it.each([
    ["task", "Done", "done"],
    ["task", '"In Progress"', '"active"'],
    ["task", "completed # x", "done # x"],
    ["task", "canceled", "cancelled"],
    ["task", "to_do", "todo"],
    ["project", "done", "completed"],
    ["project", "on-hold", "paused"],
    ["decision", "wip", "draft"],
    ["note", "In review", "review"],
    ["decision", "superceded", "superseded"],
  ])("of a %s: %s", async (type, written, wanted) => {
    expect(await fixedLines(type, `status: ${written}\n`)).toBe(`status: ${wanted}\n`);
  });

  it.each([
    ["note", "wip"],
    ["task", "waiting"],
    ["person", "retired"],
    ["task", "true"],
    ["task", "[done]"],
  ])("of a %s reports %s", async (type, written) => {
    expect(await fixedLines(type, `status: ${written}\n`)).toBe(`status: ${written}\n`);
    expect(
      (await vault.of("FM003")).map(({ severity, offers }) => [severity, (offers ?? []).length > 0]),
    ).toEqual([["warning", true]]);
  });

  it("allows any status for an event, and none for any record", async () => {
    make({
      "event/a.md": record("event", "a", "status: whatever\n"),
      "task/b.md": record("task", "b", "status:\n"),
      "task/c.md": record("task", "c"),
    });
    expect(await vault.of("FM003")).toEqual([]);
  });
});

describe("FM004, lists", () => {
  it.each([
    ["tags: a", "tags:\n  - a"],
    ["tags: 2024 # year", "tags:\n  - 2024 # year"],
    ["aliases: 'it''s me'", "aliases:\n  - 'it''s me'"],
    ['project: "[[project/X, Y]]"', 'project:\n  - "[[project/X, Y]]"'],
    ["related: [[note/x]]", 'related:\n  - "[[note/x]]"'],
    ["tags: a\naliases:\n- b", "tags:\n- a\naliases:\n- b"],
  ])("wraps %s", async (before, after) => {
    expect(await fixedLines("note", `${before}\n`)).toBe(`${after}\n`);
  });

  it.each(["aliases: a, b", "participants: Chen; Alice"])("asks about %s", async (line) => {
    expect(await fixedLines("note", `${line}\n`)).toBe(`${line}\n`);
    expect((await vault.of("FM004"))[0]?.offers).toHaveLength(2);
  });

  it.each(["tags: red, blue", "tags: red blue", 'tags: "#red, blue"'])(
    "offers one list of the tags in %s",
    async (line) => {
      expect(await fixedLines("note", `${line}\n`)).toBe(`${line}\n`);
      const tags = line.includes("#") ? ["#red", "blue"] : ["red", "blue"];
      expect((await vault.of("FM004"))[0]?.offers).toEqual([{ kind: "set", field: "tags", value: tags }]);
    },
  );

  it("takes lists, maps and nothing as they are", async () => {
    make({ "note/a.md": record("note", "a", "tags: [a]\naliases:\nrelated: []\nrelationships: {to: x}\n") });
    expect(await vault.of("FM004")).toEqual([]);
  });
});

describe("DIR001, directories", () => {
  it("offers to move the record, and leaves it", async () => {
    const text = record("person", "Acme");
    expect(await make({ "org/Acme.md": text }).fixed("org/Acme.md")).toBe(text);
    expect((await vault.of("DIR001"))[0]).toMatchObject({
      severity: "warning",
      offers: [
        { kind: "move", path: "person/Acme.md" },
        { kind: "set", field: "type", value: "org" },
      ],
    });
  });

  it("takes folders below a directory as part of it", async () => {
    make({ "note/2024/x.md": record("note", "x") });
    expect(await vault.of("DIR001")).toEqual([]);
  });
});

describe("STUB001, bodies", () => {
  it("counts characters without blanks around them", async () => {
    make({
      "note/a.md": record("note", "a", "", ""),
      "note/b.md": record("note", "b", "", `  ${"é".repeat(49)}\n\n`),
      "note/c.md": record("note", "c", "", "😀".repeat(50)),
      "note/d.md": record("note", "d", "", "😀".repeat(49)),
    });
    expect((await vault.of("STUB001")).map(({ path: file, severity }) => [file, severity])).toEqual([
      ["note/a.md", "info"],
      ["note/b.md", "info"],
      ["note/d.md", "info"],
    ]);
  });
});

describe("FILE001, files that cannot be indexed", () => {
  it("says why, once", async () => {
    make({
      "Notes/Shout.MD": "x",
      "Notes/a\\b.md": "x",
      "person/nul.md": "---\ntype: person\n---\na\0b",
      "Notes/fine.md": BODY,
    });
    vault.write("Notes/latin.md", new Uint8Array([0xe9, 0x20, 0xff]));
    symlinkSync("fine.md", path.join(vault.root, "Notes/link.md"));
    expect((await vault.of("FILE001")).map((issue) => [issue.path, issue.message])).toEqual([
      ["Notes/Shout.MD", "The extension of a record is .md in lower case."],
      ["Notes/a\\b.md", "A path is written with /, never with a backslash."],
      ["Notes/latin.md", "The file is not UTF-8."],
      ["Notes/link.md", "Symbolic links are not followed."],
      ["person/nul.md", "The file has NUL bytes: it is not a text file."],
    ]);
    expect(await vault.of("FM001")).toEqual([]);
  });

  it("advises a name where only the name is in the way", async () => {
    make({ "Notes/Shout.MD": "x", "Notes/a\\b.md": "x", "Notes/nul.md": "a\0b" });
    writeFileSync(Buffer.concat([Buffer.from(`${vault.root}/`), Buffer.of(0xe9), Buffer.from(".md")]), "x");
    const advice = new Map((await vault.of("FILE001")).map((issue) => [issue.path, issue.suggested_fix]));
    for (const renamed of ["Notes/Shout.MD", "Notes/a\\b.md", "\ufffd.md"])
      expect(advice.get(renamed)).toBe("Rename it; it is not searched until then");
    expect(advice.get("Notes/nul.md")).toMatch(/^Replace it with a text file/);
  });

  it("are also notes without a type whose fields cannot be read, and quoting the one value reads them again", async () => {
    make({
      "Journal/Boat.md": `---\nsummary: Harbour: the west pier\n---\n\n${BODY}`,
      "Journal/Tab.md": `---\nplaces:\n\t- Rome\n---\n\n${BODY}`,
      "Journal/Form.md": `---\nday: {{date}}\n---\n\n${BODY}`,
      "person/Bo.md": `---\nsummary: Harbour: the west pier\n---\n\n${BODY}`,
    });
    expect(
      (await vault.of("FILE001")).map(({ path, severity, detail, fix }) => [path, severity, detail, !!fix]),
    ).toEqual([
      ["Journal/Boat.md", "warning", "line 2, column 10", true],
      ["Journal/Tab.md", "warning", "line 3, column 1", false],
      ["Journal/Form.md", "info", "line 2, column 6", false],
    ]);
    expect((await vault.of("FM001")).map(({ path }) => path)).toEqual(["person/Bo.md"]);
    await vault.fix();
    expect(vault.read("Journal/Boat.md")).toBe(`---\nsummary: "Harbour: the west pier"\n---\n\n${BODY}`);
  });
});

describe("DUP001, duplicates", () => {
  it("are not the notes that folders have one each of", async () => {
    make({ "A/index.md": BODY, "B/Index.md": BODY, "A/README.md": BODY, "B/readme.md": BODY });
    expect(await vault.of("DUP001")).toEqual([]);
  });

  it("ignores case, accents and Unicode form when it compares names, within a type", async () => {
    make({
      "person/José.md": record("person", "José"),
      "person/jose.md": record("person", "jose"),
      "person/other.md": record("person", "JOSE\u0301"),
      "org/Jose.md": record("org", "Jose"),
      "person/Josef.md": record("person", "Josef"),
    });
    const found = await vault.of("DUP001");
    expect(found.map(({ path: file }) => file)).toEqual(
      ["person/José.md", "person/jose.md", "person/other.md"].sort(),
    );
    expect(found[0]?.offers).toEqual([{ kind: "merge", paths: ["person/jose.md", "person/other.md"] }]);
  });
});
