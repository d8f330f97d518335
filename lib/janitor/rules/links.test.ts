import { afterEach, describe, expect, it } from "vitest";
import { stemKey } from "@/lib/vault";
import { groupOf } from "../issue";
import type { FileHistory } from "../options";
import { BODY, record, SmallVault } from "../vault.fixture";
import { SITE_LINKS } from "./link001";

let vault: SmallVault;
afterEach(() => vault.remove());

const make = (files: Record<string, string>): SmallVault => {
  vault = new SmallVault(files);
  return vault;
};

const ALICE = record("person", "Alice", "aliases: [Ally]\n");
const history = (renamed: Record<string, string>, deleted: string[] = []): FileHistory => ({
  renamedTo: (path) => renamed[path] ?? null,
  wasDeleted: (path) => deleted.includes(path),
  candidates: (target) =>
    [...Object.keys(renamed), ...deleted].filter((path) => stemKey(path) === stemKey(target)),
});

/** What fixing makes of a body, or of lines of frontmatter, beside `person/Alice.md`. */
async function fixedBody(
  body: string,
  past?: FileHistory,
  others: Record<string, string> = {},
): Promise<string> {
  make({ "person/Alice.md": ALICE, ...others, "note/n.md": record("note", "n", "", body + BODY) });
  const text = await vault.fixed("note/n.md", past ? { history: past } : {});
  return text.slice(record("note", "n", "", "").length, -BODY.length);
}

async function fixedLines(lines: string, past?: FileHistory): Promise<string> {
  make({ "person/Alice.md": ALICE, "note/n.md": record("note", "n", lines) });
  const text = await vault.fixed("note/n.md", past ? { history: past } : {});
  return text.slice(record("note", "n", "", "").length - 5, -BODY.length - 5);
}

describe("LINK001, a target that was renamed", () => {
  const past = history({ "person/Al.md": "person/Al Chen.md", "person/Al Chen.md": "person/Alice.md" });

  it.each([
    ["[[person/Al]]", "[[person/Alice]]"],
    ["[[Al]]", "[[Alice]]"],
    ["![[Al#Early life|she]]", "![[Alice#Early life|she]]"],
    ["[[person/Al.md|she]]", "[[person/Alice.md|she]]"],
    ["[she](/person/Al.md)", "[she](/person/Alice.md)"],
    ["[[../person/Al]]", "[[../person/Alice]]"],
    ["[she](../person/Al.md)", "[she](../person/Alice.md)"],
    ["[she](<../person/Al.md#Early life>)", "[she](<../person/Alice.md#Early life>)"],
    ["| a | [[Al\\|x]] |", "| a | [[Alice\\|x]] |"],
    ["`[[Al]]` <!-- [[Al]] -->", "`[[Al]]` <!-- [[Al]] -->"],
  ])("fixes %s", async (before, after) => {
    expect(await fixedBody(`${before}\n`, past)).toBe(`${after}\n`);
  });

  it.each([
    ['owner: "[[person/Al]]" # her', 'owner: "[[person/Alice]]" # her'],
    ["related: ['[[Al|x]]', b]", "related: ['[[Alice|x]]', b]"],
    ["related:\n  - [[Al]]", "related:\n  - [[Alice]]"],
    ["said: with [[Al]] today", "said: with [[Alice]] today"],
  ])("fixes %s", async (before, after) => {
    expect(await fixedLines(`${before}\n`, past)).toBe(`${after}\n`);
  });

  it("keeps to how a link was written, as a move does: from the file with the link, or from the root", async () => {
    const moved = history({ "note/a/B.md": "note/c/D.md", "x/a/B.md": "x/c/D.md" });
    const others = { "note/c/D.md": record("note", "D"), "note/D.md": record("note", "D") };
    expect(await fixedBody("[b](a/B.md) [[a/B]] [b](./a/B.md) [[note/a/B]]\n", moved, others)).toBe(
      "[b](c/D.md) [[c/D]] [b](./c/D.md) [[note/c/D]]\n",
    );
  });

  it.each([
    ["[[Al]] [[al|she]] ![[Al#Early life]]", "[[Alice]] [[Alice|she]] ![[Alice#Early life]]"],
    ["[[Friends/Al]] [[People/Friends/Al]]", "[[person/Alice]] [[person/Alice]]"],
    ["[[Foes/Al]] [[./Al]] [[../People/Al]]", "[[Foes/Al]] [[./Al]] [[../People/Al]]"],
  ])("follows by its name what was in a folder that no type has: %s", async (before, after) => {
    const moved = history({ "People/Friends/Al.md": "person/Alice.md" });
    expect(await fixedBody(`${before}\n`, moved)).toBe(`${after}\n`);
  });

  it("asks when files of the name in different folders went different ways", async () => {
    const two = history({ "People/Al.md": "person/Alice.md", "Firms/Al.md": "note/n.md" });
    expect(await fixedBody("[[Al]]\n", two)).toBe("[[Al]]\n");
    const gone = history({ "People/Al.md": "person/Alice.md" }, ["Firms/Al.md"]);
    expect(await fixedBody("[[Al]]\n", gone)).toBe("[[Al]]\n");
  });

  it("asks when the name had two records that went different ways", async () => {
    const two = history({ "person/X.md": "person/Alice.md" }, ["org/X.md"]);
    expect(await fixedBody("[[X]]\n", two)).toBe("[[X]]\n");
    expect((await vault.of("LINK001", undefined, { history: two }))[0]?.offers?.[0]).toEqual({
      kind: "retarget",
      path: "person/Alice.md",
    });
  });

  it("does not turn in a circle", async () => {
    expect(await fixedBody("[[A]]\n", history({ "note/A.md": "note/B.md", "note/B.md": "note/A.md" }))).toBe(
      "[[A]]\n",
    );
  });
});

describe("LINK001, a name that one record has", () => {
  it.each([
    ["[[org/Alice]]", "[[person/Alice]]"],
    ["[[org/alice|A]]", "[[person/Alice|A]]"],
    ["[a](org/Alice.md)", "[a](person/Alice.md)"],
    ["[[Ally]]", "[[Alice|Ally]]"],
    ["[[ally|A]]", "[[Alice|A]]"],
    ["[[Ally#Life]]", "[[Alice#Life]]"],
    ["| a |\n| --- |\n| [[Ally]] |", "| a |\n| --- |\n| [[Alice\\|Ally]] |"],
  ])("fixes %s", async (before, after) => {
    expect(await fixedBody(`${before}\n`)).toBe(`${after}\n`);
  });

  it.each([
    ['owner: "[[Ally]]"', 'owner: "[[Alice|Ally]]"'],
    ["related:\n  - [[Ally]]", 'related:\n  - "[[Alice|Ally]]"'],
  ])("fixes %s", async (before, after) => {
    expect(await fixedLines(`${before}\n`)).toBe(`${after}\n`);
  });

  it("asks when two have it, and when the path's own record was deleted", async () => {
    const others = {
      "org/Bo.md": record("org", "Bo"),
      "task/Bo.md": record("task", "Bo"),
    };
    const body = "[[note/Bo]] [[note/Alice]]\n";
    expect(await fixedBody(body, history({}, ["note/Alice.md"]), others)).toBe(body);
  });

  it.each([
    ["[[Al]]", "in the body; the target is now person/Alice.md"],
    ["[[Ally]]", "in the body; the only record of this alias is person/Alice.md"],
    ["[[org/Alice]]", "in the body; the only record of this name is person/Alice.md"],
  ])("says of %s where its target is, and why", async (body, detail) => {
    make({ "person/Alice.md": ALICE, "note/n.md": record("note", "n", "", `${body} ${BODY}`) });
    const past = history({ "person/Al.md": "person/Alice.md" });
    expect((await vault.of("LINK001", undefined, { history: past })).map((issue) => issue.detail)).toEqual([
      detail,
    ]);
  });

  it("finds a record in any folder", async () => {
    const moved = await fixedBody("[[note/L]]\n", history({}), { "Some folder/L.md": "x" });
    expect(moved).toBe("[[Some folder/L]]\n");
  });
});

describe("LINK001, a target that was deleted", () => {
  const past = history({}, ["person/Bob.md"]);

  it.each([
    ["Met [[person/Bob]].", "Met Bob."],
    ["Met [[Bob|old Bob]] and [[Bob]].", "Met old Bob and Bob."],
    ["![[Bob]]", "Bob"],
    ["![[Bob|300]]", "Bob"],
    ["[him *there*](/person/Bob.md)", "him *there*"],
    ["| [[Bob\\|b]] |", "| b |"],
    ["[[Bob#Early]]", "Bob"],
  ])("leaves the words of %s", async (before, after) => {
    expect(await fixedBody(`${before}\n`, past)).toBe(`${after}\n`);
  });

  it.each([
    ['related:\n  - "[[person/Bob]]"\n  - b # c', "related:\n  - b # c"],
    ['related:\n- a\n- "[[Bob|x]]"', "related:\n- a"],
    ["related: [\"[[Bob]]\", 'x', y]", "related: ['x', y]"],
    ["related: [x, '[[Bob]]', y]", "related: [x, y]"],
    ['related: [x, "[[Bob]]"]', "related: [x]"],
    ['related: ["[[Bob]]"]', "related: []"],
    ['related: [ "[[Bob]]" ] # why', "related: [] # why"],
    ["related:\n  - [[Bob]]\n  - a", "related:\n  - a"],
    ['related:\n  - "[[Bob]]"', "related: []"],
  ])("takes it out of %s", async (before, after) => {
    expect(await fixedLines(`${before}\n`, past)).toBe(`${after}\n`);
  });

  it.each([
    'owner: "[[Bob]]"',
    "related:\n  - with [[Bob]] then",
    'related:\n  - "[[Bob]]" # why',
    'related:\n  - "[[Bob]]" # why\n  - a',
    'relationships:\n  - to: "[[Bob]]"\n    kind: friend',
  ])("asks about %s", async (lines) => {
    expect(await fixedLines(`${lines}\n`, past)).toBe(`${lines}\n`);
    const [issue] = await vault.of("LINK001", undefined, { history: past });
    expect(issue?.offers).toContainEqual({ kind: "unlink" });
  });
});

describe("LINK001, a link from the root of a website", () => {
  const found = async (files: Record<string, string>) => {
    make({ "person/Alice.md": ALICE, ...files });
    return (await vault.of("LINK001")).map(({ severity, cause, message, offers }) => ({
      severity,
      cause,
      message,
      offers: offers?.map(({ kind }) => kind),
    }));
  };

  it("is one group for all of them, less severe than a broken wikilink", async () => {
    const same = {
      severity: "warning",
      cause: "/",
      message: "A site-absolute link leads to no file of the vault.",
      offers: ["unlink"],
    };
    const files = {
      "a.md": "![x](/uploads/chart.png) [wine](/tags/vino/)",
      "b.md": "[w](/tags/vino) [[Gone]]",
    };
    expect(await found(files)).toEqual([
      {
        severity: "critical",
        cause: "Gone",
        message: 'The link to "Gone" is broken.',
        offers: ["create", "unlink"],
      },
      same,
      same,
      same,
    ]);
    expect((await found({ "a.md": "[n](/person/Nobody.md)" })).map(({ severity }) => severity)).toEqual([
      "critical",
    ]);
    await found(files);
    expect(new Set((await vault.of("LINK001")).map(groupOf))).toEqual(
      new Set([SITE_LINKS, groupOf({ code: "LINK001", cause: "Gone" })]),
    );
  });

  it.each([
    ["of a file that is under another root", { "a.md": "![x](/uploads/x.png)", "static/uploads/x.png": "x" }],
    ["of a record that is near", { "a.md": "[x](/people/Alise)" }],
    ["that Obsidian has from the root of the vault", { "a.md": "[[/Plans/Trip]]" }],
  ])("is a link like any other: one %s", async (_, files) => {
    expect(await found(files)).toMatchObject([
      { severity: "critical", cause: expect.not.stringMatching(/^\/$/) },
    ]);
  });
});

describe("LINK001, a target that never was", () => {
  it("offers to create the target, to unlink, and similar targets", async () => {
    make({
      "person/Alice.md": ALICE,
      "note/n.md": record("note", "n", "", `[[person/Alise]] [[Chart.png]]\n${BODY}`),
    });
    const before = vault.read("note/n.md");
    expect(await vault.fixed("note/n.md")).toBe(before);
    expect((await vault.of("LINK001")).map(({ severity, offers }) => [severity, offers])).toEqual([
      [
        "critical",
        [
          { kind: "retarget", path: "person/Alice.md" },
          { kind: "create", path: "person/Alise.md" },
          { kind: "unlink" },
        ],
      ],
      ["critical", [{ kind: "unlink" }]],
    ]);
  });

  it.each([
    [
      "where Obsidian is set to",
      { newFileLocation: "folder", newFileFolderPath: "Cards/New/" },
      "Cards/New/X.md",
    ],
    ["in the root, as Obsidian is set to", { newFileLocation: "root" }, "X.md"],
    ["beside the link, as Obsidian is set to", { newFileLocation: "current" }, "Ideas/X.md"],
  ])("offers to make it %s", async (_, settings, path) => {
    make({
      ".obsidian/app.json": JSON.stringify(settings),
      "note/other.md": record("note", "other"),
      "Ideas/n.md": `[[X]] ${BODY}`,
    });
    expect((await vault.of("LINK001"))[0]?.offers?.[0]).toEqual({ kind: "create", path });
  });

  it.each([
    [
      "among the notes, where the vault has their folder",
      { "note/other.md": "x" },
      "Ideas/n.md",
      "note/X.md",
    ],
    ["in the root of a vault of Obsidian's", { ".obsidian/app.json": "{}" }, "Ideas/n.md", "X.md"],
    ["beside the link, in any other vault", {}, "Ideas/n.md", "Ideas/X.md"],
    ["among the notes, where it would be a person beside the link", {}, "person/Ann.md", "note/X.md"],
  ])("offers to make it %s", async (_, files, source, path) => {
    make({ ...files, [source]: `[[X]] ${BODY}` });
    expect((await vault.of("LINK001", source))[0]?.offers?.[0]).toEqual({ kind: "create", path });
  });

  it("offers the note of the day, and to make it where the vault has its daily notes", async () => {
    make({
      ".obsidian/daily-notes.json": JSON.stringify({ folder: "Journal", format: "YYYY/MM/YYYY-MM-DD dddd" }),
      "Journal/2026/11/2026-11-27 Friday.md": BODY,
      "2026-11-27 Party.md": BODY,
      "note/other.md": record("note", "other"),
      "Ideas/n.md": `[[2026-11-27]] [[2026-11-26]] [[2026-12-01 Tuesday]] [[2026-11-31]] ${BODY}`,
    });
    const found = (await vault.of("LINK001")).map(({ cause, severity, offers }) => [
      cause,
      severity,
      offers?.flatMap((offer) => ("path" in offer ? [`${offer.kind} ${offer.path}`] : [])),
    ]);
    expect(Object.fromEntries(found.map(([cause, ...rest]) => [cause, rest]))).toEqual({
      "2026-11-27": [
        "info",
        [
          "retarget Journal/2026/11/2026-11-27 Friday.md",
          "retarget 2026-11-27 Party.md",
          "create Journal/2026/11/2026-11-27.md",
        ],
      ],
      "2026-11-26": ["info", ["create Journal/2026/11/2026-11-26.md"]],
      "2026-12-01 Tuesday": ["info", ["create Journal/2026/12/2026-12-01 Tuesday.md"]],
      "2026-11-31": ["critical", ["create note/2026-11-31.md"]],
    });
  });

  it("follows the settings of Obsidian once they have changed", async () => {
    make({ "Ideas/n.md": `[[X]] ${BODY}` });
    await vault.issues();
    vault.write(
      ".obsidian/app.json",
      JSON.stringify({ newFileLocation: "folder", newFileFolderPath: "../Out" }),
    );
    expect((await vault.of("LINK001"))[0]?.offers?.[0]).toEqual({ kind: "create", path: "Out/X.md" });
  });

  it("finds the same words in another order", async () => {
    make({
      "person/Alice Chen.md": record("person", "Alice Chen"),
      "note/n.md": record("note", "n", "", `[[Chen Alice]]\n${BODY}`),
    });
    expect((await vault.of("LINK001"))[0]?.offers?.[0]).toEqual({
      kind: "retarget",
      path: "person/Alice Chen.md",
    });
  });

  it("gives the same link twice two ids, which stay as long as they do", async () => {
    make({ "note/n.md": record("note", "n", "", `[[No]] [[No]]\n${BODY}`) });
    const first = (await vault.of("LINK001")).map(({ id }) => id);
    vault.write("note/n.md", record("note", "n", "tags: [a]\n", `More. [[No]] [[No]]\n${BODY}`));
    expect((await vault.of("LINK001")).map(({ id }) => id)).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  it("sees at once that a target went, and that it came back", async () => {
    make({ "person/Alice.md": ALICE, "note/n.md": record("note", "n", "", `[[Alice]]\n${BODY}`) });
    expect(await vault.of("LINK001")).toEqual([]);
    const { rmSync } = await import("node:fs");
    rmSync(`${vault.root}/person/Alice.md`);
    expect(await vault.of("LINK001")).toHaveLength(1);
    vault.write("Loose/Alice.md", "x");
    expect(await vault.of("LINK001")).toEqual([]);
  });
});

describe("LINK001, names that notes are expected to have", () => {
  it("leaves out the placeholders of templates and of examples", async () => {
    make({
      "Templates/Day.md": "[[{{date}}]] <<[[<% tp.date.yesterday() %>|x]] ![[*.png]] [[<name>]] [[Gone]]",
    });
    expect((await vault.of("LINK001")).map(({ cause }) => cause)).toEqual(["Gone"]);
  });

  it("has a folder as an info, from the note or from the root", async () => {
    make({
      "docs/index.md": "[[./features]] [tags](/docs/tags/) [[features/more/]] [[none/]] [[tags]] [[more]]",
      "docs/features/more/a.md": "a",
      "docs/tags/b.md": "b",
    });
    const severities = (await vault.of("LINK001")).map(({ cause, severity }) => [cause, severity]);
    expect(severities).toEqual([
      ["none/", "critical"],
      ["more", "critical"],
      ["./features", "info"],
      ["/docs/tags/", "info"],
      ["features/more/", "info"],
      ["tags", "info"],
    ]);
  });

  it("has a day, a week or a month that no note is written for as an info", async () => {
    const names = ["2024-02-29", "Log/2024-03", "2024-W07", "2024-02-30", "2024-13-01", "2024-W54", "2024"];
    make({ "a.md": names.map((name) => `[[${name}]]`).join(" ") });
    const severities = new Map((await vault.of("LINK001")).map(({ cause, severity }) => [cause, severity]));
    expect(names.filter((name) => severities.get(name) === "info")).toEqual(names.slice(0, 3));
    expect(names.filter((name) => severities.get(name) === "critical")).toEqual(names.slice(3));
  });
});

describe("LINK002, body links that are in no field", () => {
  const body = `[[Alice]] [[Alice|again]] [[n]] [[Loose]] [[Bo]]\n${BODY}`;
  const files = {
    "person/Alice.md": ALICE,
    "org/Bo.md": record("org", "Bo"),
    "Daily/Loose.md": "x",
    "note/n.md": record("note", "n", 'owner: "[[Bo]]"\n', body),
  };

  it("are not an issue unless that is enabled", async () => {
    make(files);
    expect(await vault.of("LINK002")).toEqual([]);
  });

  it("reports each record once", async () => {
    make(files);
    expect(
      (await vault.of("LINK002", undefined, { reportBodyLinks: true })).map(({ severity, offers }) => [
        severity,
        offers,
      ]),
    ).toEqual([
      ["info", [{ kind: "relate", path: "person/Alice.md" }]],
      ["info", [{ kind: "relate", path: "Daily/Loose.md" }]],
    ]);
    expect(await vault.fixed("note/n.md")).toBe(files["note/n.md"]);
  });

  it("adds them where that is switched on", async () => {
    make({ ...files, "note/n.md": record("note", "n", "", body) });
    expect(await vault.fixed("note/n.md", { relateBodyLinks: true })).toBe(
      record(
        "note",
        "n",
        'related:\n  - "[[person/Alice]]"\n  - "[[Daily/Loose]]"\n  - "[[org/Bo]]"\n',
        body,
      ),
    );
    expect(await vault.of("LINK002", undefined, { relateBodyLinks: true })).toEqual([]);
  });
});

describe("LINK003, links that several records answer", () => {
  it("offers the full paths of a bare one", async () => {
    make({
      "person/Sun.md": record("person", "Sun"),
      "org/Sun.md": record("org", "Sun"),
      "note/n.md": record("note", "n", "", `[[Sun]] [[org/Sun]]\n${BODY}`),
    });
    expect((await vault.of("LINK003")).map(({ severity, offers }) => [severity, offers])).toEqual([
      [
        "info",
        [
          { kind: "retarget", path: "org/Sun.md" },
          { kind: "retarget", path: "person/Sun.md" },
        ],
      ],
    ]);
  });
});

describe("LINK004, headings and blocks that do not exist", () => {
  const target = [
    "# Top of it",
    "## What's *new*? (2024)",
    "Setext\n------",
    "## See [[Alice|her]] and [this](x)",
    '<a name="anchor"></a>',
    "- item ^item-1",
    "> ## In a quote",
    "## 日本語",
    "### `hasTag()`",
    "### Compute $X^+$",
    "![[image.png]]^after-embed",
  ].join("\n\n");

  it.each([
    "Top of it",
    "top of it",
    "Top of it#What's new? (2024)",
    "Whats new (2024)",
    "Setext",
    "See her and this",
    "anchor",
    "^item-1",
    "In a quote",
    "日本語",
    "top-of-it-1",
    "hasTag",
    "Compute $X +$",
    "^after-embed",
  ])("finds %s", async (anchor) => {
    make({ "A/T.md": target, "B/n.md": `[[T#${anchor}]]` });
    expect(await vault.of("LINK004")).toEqual([]);
  });

  it.each(["Bottom", "Top", "^item-2", "Top of it#Bottom"])("misses %s", async (anchor) => {
    make({ "A/T.md": target, "B/n.md": `see [[T#${anchor}|it]]`, "B/m.md": "[[T#Bottom.png]] [[Gone#Top]]" });
    expect((await vault.of("LINK004", "B/n.md")).map(({ severity, message }) => [severity, message])).toEqual(
      [["warning", `The link to "T#${anchor}" leads to no heading or block of A/T.md.`]],
    );
  });
});

describe("ORPHAN001, records that nothing links to", () => {
  it("counts links of notes in any folder, and not those of the record itself", async () => {
    make({
      "person/Alice.md": ALICE,
      "org/Self.md": record("org", "Self", "", `[[Self]]\n${BODY}`),
      "org/Alone.md": record("org", "Alone"),
      "Daily/x.md": "[[Alice]]",
    });
    expect((await vault.of("ORPHAN001")).map(({ path, severity }) => [path, severity])).toEqual([
      ["Daily/x.md", "info"],
      ["org/Alone.md", "info"],
      ["org/Self.md", "info"],
    ]);
  });
});
