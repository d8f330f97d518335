import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const root = () => served.account.vaultDir;
const write = (path: string, text: string) => writeInto(root(), path, text);
const text = (path: string) => readFileSync(join(root(), path), "utf8");
const move = (input: InputOf<"moveRecord">) => served.api.ok("moveRecord", input);
const refused = (input: InputOf<"moveRecord">) => served.api.refused("moveRecord", input);
const record = (type: string, name: string, more = "") =>
  `---\ntype: ${type}\nname: ${name}\ncreated: 2026-01-01\n${more}---\n\nBody of ${name}.\n`;

let count = 0;
/** A new record for each test: `person/Ann <n>.md`. */
function ann(more = ""): { path: string; name: string } {
  count += 1;
  const name = `Ann ${count}`;
  write(`person/${name}.md`, record("person", name, more));
  return { path: `person/${name}.md`, name };
}

describe("200", () => {
  it("renames the file, its title and its ETag, and returns the changes", async () => {
    const { path, name } = ann();
    const reply = await served.api.call("moveRecord", { path, name: "Anna" });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      raw: `Moved ${path} to person/Anna.md`,
      from: path,
      to: "person/Anna.md",
      links_updated: 0,
      files_updated: [],
      warnings: [],
      etag: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(reply.headers.etag).toBe(`"${reply.body.etag}"`);
    expect(existsSync(join(root(), path))).toBe(false);
    expect(text("person/Anna.md")).toBe(record("person", name).replace(`name: ${name}`, "name: Anna"));
    expect((await served.api.refused("readRecord", { path })).status).toBe(404);
  });

  it("warns of links to another record of the new name, which keep their target", async () => {
    write("account/Same.md", record("account", "Same"));
    write("note/Link.md", `${record("note", "Link")}[[Same]]\n`);
    await served.api.ok("createRecord", { type: "event", name: "Other" });
    expect((await move({ path: "event/Other.md", name: "Same" })).warnings).toEqual([
      {
        code: "LINK_TAKEOVER",
        message: "1 link to account/Same.md would lead to event/Same.md now, so the whole path is written",
        target: "account/Same.md",
        sources: ["note/Link.md"],
      },
    ]);
    expect(text("note/Link.md")).toContain("[[account/Same]]");
  });

  it.each<[string, Omit<InputOf<"moveRecord">, "path">, string]>([
    ["to a path", { to: "org/To a path.md" }, "org/To a path.md"],
    ["to a path without .md", { to: "person/Sub/To a folder" }, "person/Sub/To a folder.md"],
    ["to a name", { name: "To a name" }, "person/To a name.md"],
    ["to a name, in NFC", { name: "Rene\u0301" }, "person/Ren\u00e9.md"],
    ["to a name with marks", { name: "50% (so), it's #".slice(0, -2) }, "person/50% (so), it's.md"],
    ["to a type and a name", { type: "org", name: "Both" }, "org/Both.md"],
  ])("%s", async (_, where, to) => {
    expect((await move({ path: ann().path, ...where })).to).toBe(to);
    expect(existsSync(join(root(), to))).toBe(true);
  });

  it("to another type: type and title field follow, the name stays", async () => {
    const { path, name } = ann("status: active\n");
    expect((await move({ path, type: "conversation" })).to).toBe(`conversation/${name}.md`);
    const { frontmatter } = await served.api.ok("readRecord", { path: `conversation/${name}` });
    expect(frontmatter).toEqual({
      type: "conversation",
      subject: name,
      created: "2026-01-01",
      status: "active",
    });
    await move({ path: `conversation/${name}`, type: "event" });
    expect((await served.api.ok("readRecord", { path: `event/${name}` })).frontmatter).toEqual({
      type: "event",
      name,
      created: "2026-01-01",
      status: "active",
    });
  });

  it("takes a new status along, when the new type does not know the old one", async () => {
    const { path, name } = ann("status: active\n");
    await move({ path, type: "task", status: "todo" });
    expect((await served.api.ok("readRecord", { path: `task/${name}` })).frontmatter.status).toBe("todo");
    await move({ path: `task/${name}`, type: "note", status: "final" });
    expect((await served.api.ok("readRecord", { path: `note/${name}` })).frontmatter.status).toBe("final");
  });

  it("changes the case of a name alone", async () => {
    const { path, name } = ann();
    await move({ path, name: name.toUpperCase() });
    expect(text(`person/${name.toUpperCase()}.md`)).toContain(`name: ${name.toUpperCase()}`);
  });

  it("is the same as POST /vault/move", async () => {
    const { path } = ann();
    const moved = await served.api.ok("moveByPath", { from: path, to: "org/By path.md" });
    expect([moved.from, moved.to]).toEqual([path, "org/By path.md"]);
    const wrong = await served.api.refused("moveByPath", { from: "person/Nobody", to: "org/X" });
    expect(wrong.status).toBe(404);
    expect(
      (await served.api.refused("moveByPath", { from: "person/Nobody" } as InputOf<"moveByPath">)).status,
    ).toBe(400);
  });

  it("takes the path encoded whole, before /move", async () => {
    const { path } = ann();
    const target = `/vault/records/${encodeURIComponent(path.replace(".md", ""))}/move`;
    const reply = await served.api.send<{ from: string }>("POST", target, { json: { name: "Encoded" } });
    expect([reply.status, reply.body.from]).toEqual([200, path]);
  });

  it("moves a record that is itself called move", async () => {
    await served.api.ok("createRecord", { type: "note", name: "move" });
    expect((await served.api.ok("readRecord", { path: "note/move" })).name).toBe("move");
    expect((await move({ path: "note/move", name: "moved" })).to).toBe("note/moved.md");
  });
});

describe("400", () => {
  it.each<[string, object, string]>([
    ["nowhere to go", {}, "to"],
    ["a status alone", { status: "active" }, "to"],
    ["both ways of saying it", { to: "org/X", name: "X" }, "to"],
    ["a path in the inbox", { to: "inbox/X.md" }, "to"],
    ["a path that leaves the vault", { to: "person/../../X.md" }, "to"],
    ["a name that is none", { to: "person/what?.md" }, "to"],
    ["a name with a slash", { name: "a/b" }, "name"],
    ["an empty name", { name: "" }, "name"],
    ["an unknown type", { type: "alien" }, "type"],
    ["an unknown key", { into: "org" }, "into"],
    ["a status that the type does not know", { name: "Y", status: "todo" }, "status"],
  ])("for %s", async (_, where, path) => {
    const { path: from } = ann();
    const { status, details } = await refused({ path: from, ...where });
    expect([status, details?.[0]?.path]).toEqual([400, path]);
    expect(existsSync(join(root(), from))).toBe(true);
  });

  it("for a record whose status the new type does not know, unless a new one is given", async () => {
    const { path } = ann("status: active\n");
    const { status, message } = await refused({ path, type: "decision" });
    expect([status, message]).toEqual([400, expect.stringContaining("draft, final, superseded, reversed")]);
    expect((await refused({ path, type: "decision", status: "active" })).status).toBe(400);
  });
});

describe("404, 409 and 412", () => {
  it("404 for a record that is not there", async () => {
    expect((await refused({ path: "person/Nobody", name: "X" })).status).toBe(404);
  });

  it("409 for a target that is there, whatever its case or Unicode form, and nothing changes", async () => {
    await served.api.ok("createRecord", { type: "org", name: "Caf\u00e9", body: "kept" });
    const { path } = ann();
    for (const to of ["org/Caf\u00e9.md", "org/CAF\u00c9", "org/Cafe\u0301"]) {
      const { status, code, message } = await refused({ path, to });
      expect([status, code]).toEqual([409, "CONFLICT"]);
      expect(message).toContain("org/Caf\u00e9.md");
    }
    write("org/By hand.md", "kept");
    expect((await refused({ path, to: "org/By hand" })).status).toBe(409);
    expect([text("org/Caf\u00e9.md"), text("org/By hand.md")]).toEqual([
      expect.stringContaining("kept"),
      "kept",
    ]);
    expect(existsSync(join(root(), path))).toBe(true);
  });

  it("409 for the place where it lies", async () => {
    const { path, name } = ann();
    expect((await refused({ path, to: path })).status).toBe(409);
    expect((await refused({ path, name })).status).toBe(409);
  });

  it("412 when the record has changed since", async () => {
    const { path } = ann();
    const { etag } = await served.api.ok("readRecord", { path });
    await served.api.ok("editRecord", { path, body: "newer" });
    expect((await refused({ path, name: "Never", ifMatch: `"${etag}"` })).status).toBe(412);
    const now = await served.api.ok("readRecord", { path });
    await move({ path, name: "Guarded", ifMatch: `"${now.etag}"` });
  });
});

it("accepts one of many concurrent moves", async () => {
  const { path } = ann();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => served.api.call("moveRecord", { path, name: `Winner ${n}` })),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(404)]);
});

it("does not let two records move to one place", async () => {
  const sources = [ann(), ann(), ann(), ann()];
  const replies = await Promise.all(
    sources.map(({ path }) => served.api.call("moveRecord", { path, to: "org/One place" })),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
  const left = sources.filter(({ path }) => existsSync(join(root(), path)));
  expect(left).toHaveLength(3);
});
