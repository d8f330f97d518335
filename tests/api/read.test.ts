import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const write = (path: string, text: string | Uint8Array) => writeInto(served.account.vaultDir, path, text);
const read = (path: string) => served.api.ok("readRecord", { path });

const ALICE = `---
type: person
name: Alice Chen
created: 2026-01-02
org: "[[org/Acme]]"
related: ["[[Bob]]", "see [[note/Plan|the plan]]"]
---

Knows [[Bob]], ![[chart.png]] and [[Nobody]]; wrote [it](../note/Plan.md).
`;

beforeAll(async () => {
  write("person/Alice Chen.md", ALICE);
  write("person/Bob.md", "---\ntype: person\n---\nKnows [[Alice Chen]]. [[alice chen|Her]] again.\n");
  write("org/Acme.md", "---\ntype: org\nlead: '[[person/Alice Chen]]'\n---\n");
  write("note/Plan.md", "");
  write("note/Other.md", "[[Twin]]");
  write("note/Twin.md", "");
  write("project/Twin.md", "");
  write("My own notes/Loose.md", "About [[Alice Chen]].");
  write("chart.png", "PNG");
  await reconcile(served.account.ctx);
});

describe("200", () => {
  it("answers the record whole, with its links and what links to it", async () => {
    const link = (
      target: string,
      path: string | null,
      relation: string,
      state = path ? "resolved" : "broken",
    ) => ({
      target,
      path,
      relation,
      state,
    });
    expect(await read("person/Alice Chen.md")).toEqual({
      path: "person/Alice Chen.md",
      type: "person",
      name: "Alice Chen",
      frontmatter: {
        type: "person",
        name: "Alice Chen",
        created: "2026-01-02",
        org: "[[org/Acme]]",
        related: ["[[Bob]]", "see [[note/Plan|the plan]]"],
      },
      body: "Knows [[Bob]], ![[chart.png]] and [[Nobody]]; wrote [it](../note/Plan.md).\n",
      raw: ALICE,
      links: [
        link("org/Acme", "org/Acme.md", "org"),
        link("Bob", "person/Bob.md", "related"),
        link("note/Plan", "note/Plan.md", "related"),
        link("Bob", "person/Bob.md", "body"),
        { ...link("chart.png", "chart.png", "body"), is_attachment: true },
        link("Nobody", null, "body"),
        link("../note/Plan.md", "note/Plan.md", "body"),
      ],
      backlinks: [
        { path: "My own notes/Loose.md", name: "Loose", type: "note", relation: "body" },
        { path: "org/Acme.md", name: "Acme", type: "org", relation: "lead" },
        { path: "person/Bob.md", name: "Bob", type: "person", relation: "body" },
      ],
      etag: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("returns the target of a link that several records match", async () => {
    const { links } = await read("note/Other.md");
    expect(links).toEqual([{ target: "Twin", path: "note/Twin.md", relation: "body", state: "ambiguous" }]);
  });

  it.each([
    "/vault/records/person/Alice%20Chen.md",
    "/vault/records/person/Alice%20Chen",
    "/vault/records/person%2FAlice%20Chen.md",
    "/vault/records/person%2fAlice%20Chen",
    "/vault/records/%70erson/%41lice%20Chen.md",
  ])("at %s", async (path) => {
    const reply = await served.api.send<{ path: string; etag: string }>("GET", path);
    expect([reply.status, reply.body.path]).toEqual([200, "person/Alice Chen.md"]);
    expect(reply.headers.etag).toMatch(new RegExp(`^"${reply.body.etag}-[0-9a-f]{16}"$`));
  });

  it.each(["100% sure", "a+b&c=d", "50%25", "semi;colon", "Zo\u00eb \u{1f600}", "it's (so)!", "tilde~@$,"])(
    "for a name with marks: %s",
    async (name) => {
      const { path } = await served.api.ok("createRecord", { type: "note", name, body: name });
      expect(path).toBe(`note/${name}.md`);
      expect((await read(`note/${name}`)).body).toBe(name);
      const whole = encodeURIComponent(path);
      const reply = await served.api.send<{ path: string }>("GET", `/vault/records/${whole}`);
      expect([reply.status, reply.body.path]).toEqual([200, path]);
    },
  );

  it("for what is on the disk now, not what the index knows", async () => {
    write("note/Fresh.md", "one");
    expect((await read("note/Fresh")).body).toBe("one");
    const { etag } = await read("note/Fresh");
    write("note/Fresh.md", "two");
    const again = await read("note/Fresh");
    expect(again.body).toBe("two");
    expect(again.etag).not.toBe(etag);
  });

  it("for a decomposed name, as macOS gives it, whatever is done with the record", async () => {
    const [composed, decomposed] = ["note/Ol\u00e9.md", "note/Ole\u0301.md"];
    write(composed, "here");
    expect((await read(decomposed)).path).toBe(composed);
    expect((await served.api.ok("editRecord", { path: decomposed, body: "there" })).path).toBe(composed);
    const moved = await served.api.ok("moveRecord", { path: decomposed, name: "Ole\u0301 ole\u0301" });
    expect([moved.from, moved.to]).toEqual([composed, "note/Ol\u00e9 ol\u00e9.md"]);
    const { path } = await served.api.ok("deleteRecord", { path: "note/Ole\u0301 ole\u0301" });
    expect(path).toBe("note/Ol\u00e9 ol\u00e9.md");
    write(composed, "composed");
    write(decomposed, "decomposed");
    expect((await read(decomposed)).body).toBe("decomposed");
  });

  it("for a composed name of a file that another program has named decomposed, whatever is done with it", async () => {
    const [composed, decomposed] = ["Leute/Z\u00f6e.md", "Leute/Zo\u0308e.md"];
    write(decomposed, "here");
    expect((await read(composed)).path).toBe(decomposed);
    expect((await served.api.ok("editRecord", { path: composed, body: "there" })).path).toBe(decomposed);
    expect((await served.api.ok("moveRecord", { path: composed, to: "Leute/Z\u00f6.md" })).from).toBe(
      decomposed,
    );
    write(decomposed, "again");
    expect((await served.api.ok("deleteRecord", { path: composed })).path).toBe(decomposed);
  });

  it("for a record in a folder below its type's, and for names that we would not give", async () => {
    for (const path of ["note/2026/01/Deep.md", "note/Re: lunch?.md", "note/Cafe\u0301.md"]) {
      write(path, "here");
      expect((await read(path)).path).toBe(path);
    }
  });
});

describe("a record whose YAML is invalid", () => {
  const CASES: [string, string, number, number | undefined][] = [
    ["an unquoted @handle", "---\ntype: person\nhandle: @bob\n---\nBody\n", 3, 9],
    ["a second colon", "---\ntype: note\ntitle: Re: lunch: now\n---\nBody\n", 3, undefined],
    ["a doubled key", "---\ntype: note\na: 1\na: 2\n---\nBody\n", 4, undefined],
    ["a tab", "---\ntype: note\na:\n\t- x\n---\nBody\n", 4, undefined],
    ["a fence that never closes", "---\ntype: note\n\nBody\n", 1, 1],
  ];

  it.each(CASES)("can be read, and says where: %s", async (name, text, line, column) => {
    write(`note/${name}.md`, text);
    const record = await read(`note/${name}`);
    expect(record).toMatchObject({ frontmatter: {}, body: text, raw: text, type: "note" });
    expect(record.problem).toEqual({
      message: expect.any(String),
      line,
      column: column ?? expect.any(Number),
    });
  });

  it.each(CASES)("can be edited in its body, not in its fields: %s", async (name, text) => {
    const path = `note/${name}`;
    write(`${path}.md`, text);
    const fields = await served.api.refused("editRecord", { path, set: { x: 1 } });
    expect([fields.status, fields.details?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/line \d+, column \d+/),
    ]);
    await served.api.ok("editRecord", { path, body_append: "More." });
    expect((await read(path)).raw).toBe(`${text}\nMore.\n`);
    const fixed = "---\ntype: note\nfixed: true\n---\nBody\n";
    await served.api.ok("editRecord", { path, body: fixed });
    const after = await read(path);
    expect([after.raw, after.frontmatter, after.problem]).toEqual([
      fixed,
      { type: "note", fixed: true },
      undefined,
    ]);
  });

  it("is listed, found and moved like any other", async () => {
    const text = "---\ntype: note\nhandle: @ulysses\n---\nquixotic\n";
    write("note/Bad.md", text);
    await reconcile(served.account.ctx);
    expect((await served.api.ok("searchVault", { q: "quixotic" })).results).toHaveLength(1);
    await served.api.ok("moveRecord", { path: "note/Bad", name: "Still bad" });
    expect((await read("note/Still bad")).raw).toBe(text);
  });
});

it("reads a file that is not UTF-8, and does not edit it", async () => {
  write("note/Latin.md", Buffer.from("---\ntype: note\n---\ncaf\xe9\n", "latin1"));
  expect((await read("note/Latin")).body).toContain("caf\ufffd");
  const { status, message } = await served.api.refused("editRecord", {
    path: "note/Latin",
    body_append: "x",
  });
  expect([status, message]).toEqual([400, expect.stringContaining("UTF-8")]);
});

describe("404", () => {
  it.each([
    "person/Nobody",
    "person/alice chen",
    "note/2026",
    "task/Plan.md",
    "person/Alice Chen.md.md",
    "nowhere/x",
    "x",
    "person",
    "Person/Alice Chen",
  ])("for %s", async (path) => {
    const { status, code, message } = await served.api.refused("readRecord", { path });
    expect([status, code]).toEqual([404, "NOT_FOUND"]);
    expect(message).toContain(path.split("/").at(-1));
  });
});

describe("400", () => {
  it.each(["inbox/x.md", "_templates/x.md", ".obsidian/x"])(
    "for %s, which is no record's path",
    async (path) => {
      const reply = await served.api.send("GET", `/vault/records/${encodeURIComponent(path)}`);
      expect(reply.status).toBe(400);
    },
  );
});
