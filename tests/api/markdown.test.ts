import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { encodePath } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const MARKDOWN = { accept: "text/markdown" };
const TEXT = '\ufeff---\r\ntype: note\r\ntags: [ "x" ]  # kept\r\n---\r\n\r\nText.  \r\n';

const bytes = (path: string) => readFileSync(join(served.account.vaultDir, path));
const write = (path: string, text: string, condition: { ifMatch?: string; ifNoneMatch?: "*" }) =>
  served.api.call("writeRecord", { path, text, ...condition });
const refused = async (path: string, text: string, condition: object) => {
  const { status, ...error } = await served.api.refused("writeRecord", { path, text, ...condition });
  return { status, message: error.message, at: error.details?.[0]?.path };
};

describe("GET with Accept: text/markdown", () => {
  it("answers the bytes of the file, with its ETag", async () => {
    writeInto(served.account.vaultDir, "note/Latin.md", Buffer.from([0x2d, 0xe9, 0x0d, 0x0a]));
    const target = `${served.service.base}/api/v1/vault/records/note/Latin.md`;
    const headers = { ...MARKDOWN, authorization: `Bearer ${served.api.key}` };
    const reply = await fetch(target, { headers });
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes("note/Latin.md"));
    expect(reply.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const asJson = await served.api.call("readRecord", { path: "note/Latin" });
    expect(reply.headers.get("etag")).toBe(`"${asJson.body.etag}"`);
    expect(asJson.headers.etag).not.toBe(reply.headers.get("etag"));
    expect(asJson.headers.vary).toContain("Accept");
  });

  it.each([
    ["text/markdown;q=0.9, application/json", "application/json"],
    ["application/json;q=0.5, text/markdown", "text/markdown"],
    ["text/markdown;q=0", "application/json"],
    ["text/*, */*", "application/json"],
  ])("%s prefers %s", async (accept, type) => {
    await served.api.call("writeRecord", { path: "note/Preferred.md", text: "x", ifNoneMatch: "*" });
    const { headers } = await served.api.send("GET", "/vault/records/note/Preferred.md", {
      headers: { accept },
    });
    expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
  });

  it("answers errors as JSON", async () => {
    const reply = await served.api.send("GET", "/vault/records/note/Missing.md", { headers: MARKDOWN });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: "NOT_FOUND" } } });
  });
});

describe("PUT of text/markdown", () => {
  it("creates a record byte for byte, and replaces it", async () => {
    const made = await write("My notes/Ünicode.md", TEXT, { ifNoneMatch: "*" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ path: "My notes/Ünicode.md", created: true, warnings: [] });
    expect(bytes("My notes/Ünicode.md").toString()).toBe(TEXT);
    const next = TEXT.replace("Text.", "[[Nowhere]]");
    const replaced = await write("My notes/Ünicode.md", next, { ifMatch: made.headers.etag ?? "" });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toMatchObject({ created: false, raw: "Replaced My notes/Ünicode.md" });
    expect(replaced.body.warnings).toHaveLength(1);
    expect(bytes("My notes/Ünicode.md").toString()).toBe(next);
    const { entries } = await served.api.ok("listAudit", { limit: 2 });
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ["record.edit", { fields: ["body"] }],
      ["record.create", {}],
    ]);
  });

  it("is found at once, and keeps frontmatter that cannot be read", async () => {
    const { body } = await write("note/Broken.md", "---\na: [\n---\nxylophone\n", { ifNoneMatch: "*" });
    expect(body.problem?.line).toBeGreaterThan(1);
    const found = await served.api.ok("searchVault", { q: "xylophone" });
    expect(found.results.map(({ path }) => path)).toEqual(["note/Broken.md"]);
  });

  it("overwrites nothing by accident", async () => {
    const { headers } = await write("note/Guarded.md", "one\n", { ifNoneMatch: "*" });
    expect(await refused("note/Guarded.md", "two\n", { ifNoneMatch: "*" })).toMatchObject({ status: 412 });
    expect(await refused("note/Guarded.md", "two\n", { ifMatch: '"0"' })).toMatchObject({ status: 412 });
    expect(await refused("note/GUARDED.md", "two\n", { ifNoneMatch: "*" })).toMatchObject({ status: 409 });
    expect(await refused("note/Guarded.md", "two\n", {})).toMatchObject({
      status: 400,
      message: expect.stringContaining("If-Match"),
      at: "If-Match",
    });
    expect(await refused("note/Missing.md", "two\n", { ifMatch: "*" })).toMatchObject({ status: 404 });
    expect(await refused("note/Guarded.md", "a\0b", { ifMatch: headers.etag })).toMatchObject({
      status: 400,
    });
    expect(await refused("note/bad?.md", "x", { ifNoneMatch: "*" })).toMatchObject({ status: 400 });
    expect(bytes("note/Guarded.md").toString()).toBe("one\n");
  });

  it("takes no other media type, and no bytes that are not UTF-8", async () => {
    const target = `/vault/records/${encodePath("note/Typed.md")}`;
    const put = (type: string, raw: string | Uint8Array) =>
      served.api.send("PUT", target, { raw, headers: { "content-type": type, "if-none-match": "*" } });
    expect((await put("application/json", "{}")).status).toBe(415);
    expect((await put("text/markdown", new Uint8Array([0xff]))).status).toBe(400);
    expect((await put("text/markdown; charset=utf-8", "ok")).status).toBe(201);
    expect(bytes("note/Typed.md").toString()).toBe("ok");
  });
});
