import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
type Patch = Omit<InputOf<"editRecord">, "path">;

const BOB = `---
# who he is
type: person   # a comment
name: 'Bob'
created: 2026-01-02
status: active
tags: [one, "two"]   # flow
related:
- "[[Alice]]"
nickname:   "Bobby"
odd: {a: 1}
---

First paragraph.
`;

let count = 0;
/** A new record for each test. */
function bob(text = BOB): string {
  count += 1;
  writeInto(served.account.vaultDir, `person/Bob ${count}.md`, text);
  return `person/Bob ${count}.md`;
}

const edit = (path: string, patch: Patch) => served.api.ok("editRecord", { path, ...patch });
const refused = (path: string, patch: object) => served.api.refused("editRecord", { path, ...patch });
const text = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const frontmatter = async (path: string) => (await served.api.ok("readRecord", { path })).frontmatter;

describe("200", () => {
  it("says what changed, and gives the new ETag", async () => {
    const path = bob();
    const reply = await served.api.call("editRecord", { path, set: { nickname: "B" }, body: "New.\n" });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      raw: `Updated ${path}`,
      path,
      fields_changed: ["nickname", "body"],
      etag: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(reply.headers.etag).toBe(`"${reply.body.etag}"`);
    expect((await served.api.ok("readRecord", { path })).etag).toBe(reply.body.etag);
  });

  it.each<[string, Patch, string, string]>([
    ["set", { set: { nickname: "Rob" } }, 'nickname:   "Bobby"', "nickname:   Rob"],
    ["set beside a comment", { set: { tags: ["x"] } }, '[one, "two"]   # flow', "[x]   # flow"],
    ["set to null", { set: { nickname: null } }, 'nickname:   "Bobby"\n', ""],
    ["unset", { unset: ["odd"] }, "odd: {a: 1}\n", ""],
    ["append to a flow list", { append: { tags: ["two", "three"] } }, '"two"]', '"two", three]'],
    [
      "append to a block list",
      { append: { related: "[[Carol]]" } },
      '"[[Alice]]"\n',
      '"[[Alice]]"\n- "[[Carol]]"\n',
    ],
    ["append to a scalar", { append: { nickname: ["B"] } }, '   "Bobby"', '\n- "Bobby"\n- B'],
    ["append to nothing", { append: { aliases: ["B"] } }, "odd: {a: 1}\n", "odd: {a: 1}\naliases:\n- B\n"],
    ["body_append", { body_append: "Second." }, "First paragraph.\n", "First paragraph.\n\nSecond.\n"],
    ["body", { body: "Other" }, "First paragraph.\n", "Other"],
    ["body_stdin", { body_stdin: "Other" }, "First paragraph.\n", "Other"],
    ["an empty body", { body: "" }, "First paragraph.\n", ""],
  ])("%s changes these bytes and no others", async (_, patch, from, to) => {
    const path = bob();
    await edit(path, patch);
    expect(text(path)).toBe(BOB.replace(from, () => to));
  });

  it("keeps CRLF and a BOM", async () => {
    const windows = `\ufeff${BOB.replaceAll("\n", "\r\n")}`;
    const path = bob(windows);
    await edit(path, { set: { nickname: "Rob", added: ["x"] }, body_append: "Second." });
    expect(text(path)).toBe(
      windows
        .replace('nickname:   "Bobby"', "nickname:   Rob")
        .replace("odd: {a: 1}\r\n", "odd: {a: 1}\r\nadded:\r\n- x\r\n")
        .concat("\r\nSecond.\r\n"),
    );
  });

  it("changes nothing where nothing would change, and says so", async () => {
    const path = bob();
    const { etag } = await served.api.ok("readRecord", { path });
    const patch = {
      set: { status: "active" },
      append: { tags: ["one"] },
      unset: ["missing"],
      body: "First paragraph.\n",
    };
    expect(await edit(path, patch)).toMatchObject({
      fields_changed: [],
      etag,
      raw: `Nothing to change in ${path}`,
    });
    expect(text(path)).toBe(BOB);
  });

  it("survives types, `__proto__` among the names", async () => {
    const path = bob("---\ntype: person\n---\n");
    const set = JSON.parse('{"n":1.5,"t":true,"o":{"a":[null]},"l":[],"m":"a\\nb\\n","__proto__":{"x":1}}');
    const { fields_changed } = await edit(path, { set });
    expect(fields_changed).toEqual(Object.keys(set));
    const { type: _, ...kept } = await frontmatter(path);
    expect(JSON.stringify(kept)).toBe(JSON.stringify(set));
  });

  it("gives frontmatter to a record that has none", async () => {
    const path = bob("Just text.\n");
    await edit(path, { set: { status: "active" } });
    expect(text(path)).toBe("---\nstatus: active\n---\n\nJust text.\n");
  });

  it("wraps a bare text for a list field, and turns a scalar into a list", async () => {
    const path = bob("---\ntags: old\n---\n");
    await edit(path, { set: { aliases: "B" }, append: { tags: "new" } });
    expect(await frontmatter(path)).toEqual({ tags: ["old", "new"], aliases: ["B"] });
  });

  it("is not held up by an old fault elsewhere", async () => {
    const path = bob("---\ntype: person\nstatus: on fire\ntags: 5\n---\n");
    await edit(path, { set: { nickname: "B" } });
    expect(await frontmatter(path)).toEqual({ type: "person", status: "on fire", tags: 5, nickname: "B" });
    await edit(path, { set: { status: "inactive" } });
  });

  it("may say the type again", async () => {
    const path = bob("---\ntype: persn\n---\n");
    await edit(path, { set: { type: "person" } });
    expect(await frontmatter(path)).toEqual({ type: "person" });
  });

  it("is found by search and in lists at once", async () => {
    const path = bob();
    await edit(path, { set: { status: "inactive" }, body: "perspicacious [[Nowhere]]" });
    const found = await served.api.ok("searchVault", { q: "perspicacious", status: "inactive" });
    expect(found.results.map((hit) => hit.path)).toEqual([path]);
  });
});

describe("400", () => {
  it.each([
    ["nothing", {}, ""],
    ["empty parts", { set: {}, unset: [], append: {} }, ""],
    ["an unknown key", { fields: { a: 1 } }, "fields"],
    ["set that is a list", { set: [] }, "set"],
    ["unset that is an object", { unset: {} }, "unset"],
    ["unset of numbers", { unset: [1] }, "unset.0"],
    ["a body that is no text", { body: 1 }, "body"],
    ["body beside body_append", { body: "a", body_append: "b" }, "body_append"],
    ["body beside body_stdin", { body: "a", body_stdin: "b" }, "body_stdin"],
    ["a field that is set and unset", { set: { a: 1 }, unset: ["a"] }, "unset.0"],
    ["a field that is set and appended to", { set: { a: 1 }, append: { a: 1 } }, "append.a"],
    ["another status", { set: { status: "todo" } }, "set.status"],
    ["a list field that is a number", { set: { tags: 1 } }, "set.tags"],
    ["an unknown type", { set: { type: "alien" } }, "set.type"],
    ["another type, which is a move", { set: { type: "org" } }, "set.type"],
    ["a title that is no text", { set: { name: 5 } }, "set.name"],
    ["removing the type", { unset: ["type"] }, "unset.0"],
    ["removing the date", { set: { created: null } }, "set.created"],
    ["removing the title", { unset: ["nickname", "name"] }, "unset.1"],
    ["appending to the status", { append: { status: "active" } }, "append.status"],
    ["appending nothing", { append: { tags: null } }, "append.tags"],
    ["appending to an object", { append: { odd: 1 } }, "append.odd"],
    ["a field without a name", { set: { " ": 1 } }, "set. "],
  ])("for %s, and nothing is written", async (_, patch, path) => {
    const record = bob();
    const { status, code, details } = await refused(record, patch);
    expect([status, code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(details?.map((each) => each.path)).toContain(path);
    expect(text(record)).toBe(BOB);
  });

  it("for frontmatter that would grow too long", async () => {
    const record = bob();
    const { status, message } = await refused(record, { set: { x: "y".repeat(66_000) } });
    expect([status, message]).toEqual([400, expect.stringContaining("64 KiB")]);
    expect(text(record)).toBe(BOB);
  });
});

it("404 for a record that is not there", async () => {
  expect((await refused("person/Nobody", { body: "" })).status).toBe(404);
});

describe("If-Match", () => {
  it("412 when the record has changed since, by whomever", async () => {
    const path = bob();
    const { etag } = await served.api.ok("readRecord", { path });
    writeInto(served.account.vaultDir, path, `${BOB}By hand.\n`);
    const reply = await served.api.call("editRecord", { path, body: "", ifMatch: `"${etag}"` });
    expect(reply.status).toBe(412);
    expect(text(path)).toContain("By hand.");
  });

  it.each<[string, (etag: string) => string, number]>([
    ["the ETag", (etag) => `"${etag}"`, 200],
    ["one of several", (etag) => `"x", "${etag}"`, 200],
    ["anything", () => "*", 200],
    ["another", () => '"0123"', 412],
    ["a weak one", (etag) => `W/"${etag}"`, 412],
    ["nothing", () => "", 412],
  ])("with %s", async (_, header, status) => {
    const path = bob();
    const { etag } = await served.api.ok("readRecord", { path });
    const reply = await served.api.call("editRecord", { path, body: "x", ifMatch: header(etag) });
    expect(reply.status).toBe(status);
  });

  it("accepts one of many concurrent edits, and loses no update", async () => {
    const path = bob("---\ntype: person\n---\n");
    const { etag } = await served.api.ok("readRecord", { path });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        served.api.call("editRecord", { path, body: `${n}`, ifMatch: `"${etag}"` }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(19).fill(412)]);
  });
});

it("loses no update of many at once", async () => {
  const path = bob("---\ntype: person\ntags: []\n---\n");
  const all = Array.from({ length: 30 }, (_, n) => `t${n}`);
  await Promise.all(all.map((tag) => edit(path, { append: { tags: tag }, body_append: `p${tag}` })));
  expect(((await frontmatter(path)).tags as string[]).sort()).toEqual([...all].sort());
  for (const tag of all) expect(text(path)).toContain(`p${tag}\n`);
});
