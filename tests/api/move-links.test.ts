import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const write = (path: string, text: string) => writeInto(served.account.vaultDir, path, text);
const text = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const move = (path: string, to: string) => served.api.ok("moveRecord", { path, to });

/** Every form a link takes, and what becomes of it when `person/Al B.md` becomes `org/Zed & Co.md`. */
const FORMS: [string, string, string][] = [
  ["a bare name", "[[Al B]]", "[[Zed & Co]]"],
  ["a path", "[[person/Al B]]", "[[org/Zed & Co]]"],
  ["a path with .md", "[[person/Al B.md]]", "[[org/Zed & Co.md]]"],
  ["a path from the root", "[[/person/Al B]]", "[[/org/Zed & Co]]"],
  ["another case", "[[al b]]", "[[Zed & Co]]"],
  ["shown text", "[[Al B|my friend | here]]", "[[Zed & Co|my friend | here]]"],
  ["a heading", "[[Al B#Work]]", "[[Zed & Co#Work]]"],
  ["headings", "[[person/Al B#Work#Now|now]]", "[[org/Zed & Co#Work#Now|now]]"],
  ["a block", "[[Al B#^abc123]]", "[[Zed & Co#^abc123]]"],
  ["an embed", "![[Al B]]", "![[Zed & Co]]"],
  ["an embed of a block", "![[person/Al B#^x|200]]", "![[org/Zed & Co#^x|200]]"],
  [
    "in a table",
    "| a | b |\n|---|---|\n| [[Al B\\|Al]] | x |",
    "| a | b |\n|---|---|\n| [[Zed & Co\\|Al]] | x |",
  ],
  ["blanks inside", "[[ Al B | x ]]", "[[ Zed & Co | x ]]"],
  ["a Markdown link", "[al](../person/Al%20B.md)", "[al](../org/Zed%20&%20Co.md)"],
  ["a Markdown link with a heading", "[al](../person/Al%20B.md#Work)", "[al](../org/Zed%20&%20Co.md#Work)"],
  ["a Markdown link in brackets", "[al](<../person/Al B.md>)", "[al](<../org/Zed & Co.md>)"],
  ["a Markdown image", "![al](../person/Al%20B.md 'title')", "![al](../org/Zed%20&%20Co.md 'title')"],
  ["in a quote, a list and bold", "> - **[[Al B]]**, [[Al B]]", "> - **[[Zed & Co]]**, [[Zed & Co]]"],
  ["in hidden text", "%% [[Al B]] %%", "%% [[Zed & Co]] %%"],
  ["in inline code", "`[[Al B]]` and [[Al B]]", "`[[Al B]]` and [[Zed & Co]]"],
  ["in fenced code", "\n```\n[[Al B]]\n```\n[[Al B]]", "\n```\n[[Al B]]\n```\n[[Zed & Co]]"],
  ["in a comment", "<!-- [[Al B]] --> [[Al B]]", "<!-- [[Al B]] --> [[Zed & Co]]"],
  ["of another record", "[[Al Bee]] [[Someone]]", "[[Al Bee]] [[Someone]]"],
];

const YAML_FORMS: [string, string, string][] = [
  ["in double quotes", 'org: "[[person/Al B]]"', 'org: "[[org/Zed & Co]]"'],
  ["in single quotes", "org: '[[Al B|it''s he]]'", "org: '[[Zed & Co|it''s he]]'"],
  ["unquoted", "org: [[Al B]]", 'org: "[[Zed & Co]]"'],
  ["in a flow list", 'related: ["[[Al B]]", "[[Al Bee]]"]', 'related: ["[[Zed & Co]]", "[[Al Bee]]"]'],
  ["in a block list", 'related:\n  - "[[Al B]]" # he\n  - x', 'related:\n  - "[[Zed & Co]]" # he\n  - x'],
  ["within text", 'note: "ask [[Al B]] about it"', 'note: "ask [[Zed & Co]] about it"'],
  ["in a block text", "note: |\n  ask [[Al B]]\n  now", "note: |\n  ask [[Zed & Co]]\n  now"],
  ["in a comment", "a: 1 # [[Al B]]", "a: 1 # [[Al B]]"],
];

describe("every link keeps pointing at the record, and only its target changes", () => {
  it("in all forms", async () => {
    write("person/Al B.md", "---\ntype: person\nname: Al B\n---\n");
    write("person/Al Bee.md", "---\ntype: person\n---\n");
    FORMS.forEach(([, from], n) => {
      write(`note/form ${n}.md`, `Before ${from} after.\n`);
    });
    YAML_FORMS.forEach(([, from], n) => {
      write(`note/yaml ${n}.md`, `---\ntype: note\n${from}\n---\nBody.\n`);
    });
    write("My notes/loose.md", "My own: [[Al B]].");
    const moved = await move("person/Al B", "org/Zed & Co");
    FORMS.forEach(([what, , to], n) => {
      expect(text(`note/form ${n}.md`), what).toBe(`Before ${to} after.\n`);
    });
    YAML_FORMS.forEach(([what, , to], n) => {
      expect(text(`note/yaml ${n}.md`), what).toBe(`---\ntype: note\n${to}\n---\nBody.\n`);
    });
    expect(text("My notes/loose.md")).toBe("My own: [[Zed & Co]].");

    const changed = [
      "My notes/loose.md",
      ...FORMS.flatMap(([, from, to], n) => (from === to ? [] : [`note/form ${n}.md`])),
      ...YAML_FORMS.flatMap(([, from, to], n) => (from === to ? [] : [`note/yaml ${n}.md`])),
    ].sort();
    expect(moved.files_updated).toEqual(changed);
    expect(moved.links_updated).toBe(changed.length + 1);

    const { backlinks } = await served.api.ok("readRecord", { path: "org/Zed & Co" });
    expect([...new Set(backlinks.map((link) => link.path))]).toEqual(changed);
    expect((await served.api.ok("vaultContext", {})).links.broken).toBe(1);
  });
});

it("writes the path where the bare name would lead elsewhere", async () => {
  write("person/Old.md", "");
  write("org/Same.md", "");
  write("note/A.md", "[[Old]]");
  await move("person/Old", "person/Same");
  expect(text("note/A.md")).toBe("[[person/Same]]");
});

it("follows links of the record to itself, and its own relative links", async () => {
  write(
    "person/Me.md",
    "---\ntype: person\n---\n[[Me]] [[#Here]] [x](./Other.md) [y](Other.md) [me](Me.md) [n](../note/B.md)\n",
  );
  write("person/Other.md", "");
  write("note/B.md", "");
  const moved = await move("person/Me", "org/Sub/Them");
  expect(text("org/Sub/Them.md")).toBe(
    "---\ntype: org\n---\n[[Them]] [[#Here]] [x](../../person/Other.md) [y](Other.md) [me](Them.md) [n](../../note/B.md)\n",
  );
  expect(moved.files_updated).toEqual([]);
  const { links } = await served.api.ok("readRecord", { path: "org/Sub/Them" });
  expect(links.map((link) => link.path)).toEqual([
    "org/Sub/Them.md",
    "person/Other.md",
    "person/Other.md",
    "org/Sub/Them.md",
    "note/B.md",
  ]);
});

it("keeps CRLF, a BOM and a missing last newline of the files it rewrites", async () => {
  write("person/Cr.md", "");
  write("note/Windows.md", "\ufeff---\r\ntype: note\r\nwho: '[[Cr]]'\r\n---\r\n\r\nSee [[Cr]].\r\nEnd");
  await move("person/Cr", "person/Lf");
  expect(text("note/Windows.md")).toBe(
    "\ufeff---\r\ntype: note\r\nwho: '[[Lf]]'\r\n---\r\n\r\nSee [[Lf]].\r\nEnd",
  );
});

it("rewrites links that were written by hand a moment ago", async () => {
  write("person/Quick.md", "");
  await reconcile(served.account.ctx);
  write("note/Just now.md", "[[Quick]]");
  await move("person/Quick", "person/Slow");
  expect(text("note/Just now.md")).toBe("[[Slow]]");
});

it("keeps hundreds of links", async () => {
  write("project/Hub.md", "");
  for (let n = 0; n < 300; n += 1)
    write(`task/T${n}.md`, `---\nproject: ["[[project/Hub]]"]\n---\n[[Hub]]\n`);
  const moved = await move("project/Hub", "project/New hub");
  expect(moved.links_updated).toBe(600);
  expect(moved.files_updated).toHaveLength(300);
  expect(text("task/T299.md")).toBe(`---\nproject: ["[[project/New hub]]"]\n---\n[[New hub]]\n`);
});
