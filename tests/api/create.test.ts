import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { directoryOf, RECORD_TYPES, STATUS_BY_TYPE, titleField } from "@/lib/vault/schema";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
type Input = InputOf<"createRecord">;

const create = (input: Input) => served.api.ok("createRecord", input);
const refused = (input: unknown) => served.api.refused("createRecord", input as Input);
const read = (path: string) => served.api.ok("readRecord", { path });
const text = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");

describe("201", () => {
  it("returns the created record in the documented form, and its location", async () => {
    const input = {
      type: "person",
      name: "Alice Chen",
      fields: { org: "[[org/Acme]]" },
      body: "Hello.\n",
    } as const;
    const reply = await served.api.call("createRecord", input);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      raw: "Created person/Alice Chen.md",
      path: "person/Alice Chen.md",
      warnings: [
        { code: "LINK_UNRESOLVED", message: "[[org/Acme]] leads to no record yet", target: "org/Acme" },
      ],
      etag: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(reply.headers.location).toBe("/api/v1/vault/records/person/Alice%20Chen.md");
    expect(reply.headers.etag).toBe(`"${reply.body.etag}"`);
    const found = await served.api.send("GET", String(reply.headers.location).replace("/api/v1", ""));
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({ etag: reply.body.etag });
  });

  it("warns of links that led to another record of the name, and of those alone", async () => {
    await create({ type: "account", name: "Taken" });
    const sources = ["note/First.md", "note/Second.md"];
    await create({ type: "note", name: "Second", fields: { related: ["[[Taken]]"] } });
    await create({ type: "note", name: "First", body: "[[Taken]], [[account/Taken]] and [[Taken|again]]" });
    expect((await create({ type: "project", name: "Taken" })).warnings).toEqual([]);
    expect((await create({ type: "org", name: "Taken" })).warnings).toEqual([
      {
        code: "LINK_TAKEOVER",
        message:
          "3 links to account/Taken.md lead to org/Taken.md now: write their whole path if that is not meant",
        target: "account/Taken.md",
        sources,
      },
    ]);
    expect((await read("note/Second")).links).toMatchObject([{ path: "org/Taken.md" }]);
  });

  it.each(RECORD_TYPES)("puts a %s into the directory of its type, with its title and date", async (type) => {
    const { path } = await create({ type, name: "Plain one" });
    expect(path).toBe(`${directoryOf(type)}/Plain one.md`);
    const record = await read(path);
    const today = new Date().toISOString().slice(0, 10);
    expect(record.frontmatter).toEqual({ type, [titleField(type)]: "Plain one", created: today });
    expect([record.type, record.name, record.body]).toEqual([type, "Plain one", ""]);
    expect(record.raw).toBe(text(path));
  });

  it("keeps the body as it is, and JSON types as they are", async () => {
    const fields = {
      list: ["a", 1, true, null, { deep: [[]] }],
      number: 1.5,
      whole: -0,
      large: Number.MAX_SAFE_INTEGER,
      yes: true,
      no: false,
      nothing: null,
      object: { a: { b: ["c"] }, empty: {} },
      empty: [],
      lines: "first\nsecond\n\n  third: yes\n",
      version: "1.10",
      word: "yes",
      time: "12:30:45",
      date: "2026-01-01",
      hash: "# not a comment",
      blank: "",
      tags: ["one", "two"],
      "a key: with 'marks'": "x",
      [String("__proto__")]: { polluted: true },
      constructor: "plain",
    };
    const withProto = Object.fromEntries([...Object.entries(fields), ["__proto__", { polluted: true }]]);
    const body = "---\nnot: frontmatter\n---\n\n# Title\r\n\ttab \u00e9 \u{1f600}\n[[x|y]]  \n";
    const { path } = await create({ type: "note", name: "Types", fields: withProto, body });
    const record = await read(path);
    expect(record.body).toBe(body);
    const { type: _, name: __, created: ___, ...kept } = record.frontmatter;
    expect(JSON.parse(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(withProto)));
    expect(Object.hasOwn(record.frontmatter, "__proto__")).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("keeps a date and a title that were given", async () => {
    const fields = { created: "1999-12-31", subject: "Re: lunch" };
    const { path } = await create({ type: "conversation", name: "Lunch", fields });
    expect((await read(path)).frontmatter).toEqual({ type: "conversation", ...fields });
  });

  it("wraps a bare text for a list field", async () => {
    const { path } = await create({
      type: "task",
      name: "Wrapped",
      fields: { tags: "x", project: "[[project/P]]" },
    });
    expect((await read(path)).frontmatter).toMatchObject({ tags: ["x"], project: ["[[project/P]]"] });
  });

  it.each(Object.entries(STATUS_BY_TYPE))("takes every status of a %s", async (type, statuses) => {
    for (const status of statuses) {
      await create({ type: type as Input["type"], name: `In ${status}`, fields: { status } });
    }
    const { results } = await served.api.ok("listRecords", { type: type as Input["type"], sort: "name" });
    expect(results.flatMap((each) => each.status ?? []).sort()).toEqual([...statuses].sort());
  });

  it("takes any status for an event, and none", async () => {
    await create({ type: "event", name: "Party", fields: { status: "in full swing" } });
    expect((await read("event/Party.md")).frontmatter.status).toBe("in full swing");
  });

  it.each([
    ["in NFC, when it comes decomposed", "Cafe\u0301", "Caf\u00e9"],
    ["of another script", "\u738b\u5c0f\u660e", "\u738b\u5c0f\u660e"],
    [
      "with marks that are no trouble",
      "R&D (50%) – it's, yes! a+b=c; #".replace("#", "~"),
      "R&D (50%) – it's, yes! a+b=c; ~",
    ],
    ["of exactly 240 bytes", "x".repeat(240), "x".repeat(240)],
    ["with dots inside", "v1.2.3 notes", "v1.2.3 notes"],
  ])("takes a name %s", async (_, name, kept) => {
    const { path } = await create({ type: "note", name });
    expect(path).toBe(`note/${kept}.md`);
    expect((await read(path)).name).toBe(kept);
  });

  it("is searchable, listed and linked at once", async () => {
    await create({ type: "org", name: "Wunderwerk", body: "Makes zygomorphic flowers." });
    await create({ type: "person", name: "Zoe", fields: { org: "[[org/Wunderwerk]]" } });
    expect((await served.api.ok("searchVault", { q: "zygomorphic" })).results).toHaveLength(1);
    expect((await read("org/Wunderwerk.md")).backlinks).toEqual([
      { path: "person/Zoe.md", name: "Zoe", type: "person", relation: "org" },
    ]);
  });
});

describe("400", () => {
  it.each([
    ["an unknown type", { type: "alien", name: "A" }, "type", /known types: person, org/],
    ["a type with capitals", { type: "Person", name: "A" }, "type", /known types/],
    ["no type", { name: "A" }, "type", /known types/],
    ["no name", { type: "note" }, "name", /must be text/],
    ["an empty name", { type: "note", name: "" }, "name", /empty/],
    ["a name that is no text", { type: "note", name: 5 }, "name", /must be text/],
    ["a name that is too long", { type: "note", name: "\u00e9".repeat(121) }, "name", /240 bytes.*Try "/],
    ["a slash in the name", { type: "note", name: "a/b" }, "name", /Try "a-b"/],
    [".md in the name", { type: "note", name: "a.md" }, "name", /Try "a"/],
    ["a colon in the name", { type: "note", name: "Re: lunch" }, "name", /Try "Re- lunch"/],
    ["a name that Windows reserves", { type: "note", name: "con" }, "name", /Windows.*Try "con_"/],
    ["fields that are a list", { type: "note", name: "A", fields: [] }, "fields", /object/],
    ["fields that are null", { type: "note", name: "A", fields: null }, "fields", /object/],
    ["a body that is no text", { type: "note", name: "A", body: 1 }, "body", /text/],
    ["an unknown key", { type: "note", name: "A", status: "draft" }, "status", /not known/],
    [
      "another type in the fields",
      { type: "note", name: "A", fields: { type: "task" } },
      "fields.type",
      /contradicts/,
    ],
    [
      "a status of another type",
      { type: "task", name: "A", fields: { status: "draft" } },
      "fields.status",
      /todo, active/,
    ],
    [
      "a status that is no text",
      { type: "task", name: "A", fields: { status: 1 } },
      "fields.status",
      /todo, active/,
    ],
    [
      "a date that is no text",
      { type: "note", name: "A", fields: { created: 5 } },
      "fields.created",
      /created must be/,
    ],
    ["a list field that is null", { type: "note", name: "A", fields: { tags: null } }, "fields.tags", /list/],
    [
      "a list field that is a number",
      { type: "note", name: "A", fields: { tags: 1 } },
      "fields.tags",
      /list/,
    ],
    [
      "a list field that is an object",
      { type: "note", name: "A", fields: { related: {} } },
      "fields.related",
      /list/,
    ],
    ["a date that is no text", { type: "note", name: "A", fields: { created: 5 } }, "fields.created", /text/],
    ["an empty title", { type: "note", name: "A", fields: { name: " " } }, "fields.name", /text/],
    ["an empty field name", { type: "note", name: "A", fields: { "": 1 } }, "fields.", /name/],
    [
      "too deep a value",
      { type: "note", name: "A", fields: { x: JSON.parse("[".repeat(70) + "]".repeat(70)) } },
      "fields.x",
      /64/,
    ],
    [
      "too much frontmatter",
      { type: "note", name: "A", fields: { x: "y".repeat(70_000) } },
      "fields",
      /64 KiB/,
    ],
  ])("for %s", async (_, input, path, message) => {
    const { status, code, details } = await refused(input);
    expect([status, code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(details?.map((each) => each.path)).toContain(path);
    expect(details?.find((each) => each.path === path)?.message).toMatch(message);
  });

  it("suggests names that work", async () => {
    for (const name of [
      "a/b",
      "Re: lunch",
      " blank ",
      ".hidden",
      "what?",
      "x".repeat(300),
      "nul",
      "a.md",
      "[[x]]",
    ]) {
      const { message } = await refused({ type: "asset", name });
      const suggestion = /Try "(.*)"/s.exec(message)?.[1] ?? "";
      expect((await served.api.call("createRecord", { type: "asset", name: suggestion })).status, name).toBe(
        201,
      );
    }
  });
});

describe("409", () => {
  it.each([
    ["the same", "Muller", "Muller"],
    ["another case", "Straße", "STRASSE"],
    ["another Unicode form", "Zo\u00eb", "Zoe\u0308"],
    ["both", "\u00c9t\u00e9", "e\u0301t\u00c9"],
  ])("for %s name, and names the record that is there", async (_, first, second) => {
    await create({ type: "person", name: first, body: "the first" });
    const { status, code, message } = await refused({ type: "person", name: second, body: "the second" });
    expect([status, code]).toEqual([409, "CONFLICT"]);
    expect(message).toContain(`person/${first}.md`);
    expect(text(`person/${first}.md`)).toContain("the first");
  });

  it("for a file that someone made by hand, at once; whatever its case, when the index has followed", async () => {
    writeInto(served.account.vaultDir, "note/By hand.md", "mine");
    expect((await refused({ type: "note", name: "By hand" })).status).toBe(409);
    await reconcile(served.account.ctx);
    expect((await refused({ type: "note", name: "BY HAND" })).message).toContain("note/By hand.md");
    expect(text("note/By hand.md")).toBe("mine");
  });

  it("for all but one of many at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        served.api.call("createRecord", { type: "note", name: n % 2 ? "Race" : "RACE", body: `${n}` }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const winner = replies.find((reply) => reply.status === 201)?.body.path ?? "";
    expect((await read(winner)).body).toBe(String(replies.findIndex((reply) => reply.status === 201)));
  });

  it("not for a record that was removed by hand", async () => {
    const { path } = await create({ type: "note", name: "Removed by hand" });
    rmSync(join(served.account.vaultDir, path));
    await create({ type: "note", name: "removed BY HAND" });
    expect(existsSync(join(served.account.vaultDir, "note/removed BY HAND.md"))).toBe(true);
  });
});
