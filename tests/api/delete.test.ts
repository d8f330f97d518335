import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const path = "person/Gone.md";
const write = (file: string, text: string) => writeInto(served.account.vaultDir, file, text);
const remove = (ifMatch?: string) => served.api.call("deleteRecord", { path, ifMatch });
const isThere = () => existsSync(join(served.account.vaultDir, path));

beforeEach(() => {
  write(path, "---\ntype: person\n---\nubiquitous [[Gone]]\n");
});

describe("200", () => {
  it("deletes for good: it is nowhere to be read, listed or found", async () => {
    await reconcile(served.account.ctx);
    expect((await served.api.ok("searchVault", { q: "ubiquitous" })).count).toBe(1);
    const reply = await remove();
    expect([reply.status, reply.body]).toEqual([
      200,
      { raw: `Deleted ${path}`, path, deleted: true, broken_links: 0 },
    ]);
    expect(isThere()).toBe(false);
    expect((await served.api.refused("readRecord", { path })).status).toBe(404);
    expect((await served.api.ok("listRecords", { type: "person" })).results).toEqual([]);
    expect((await served.api.ok("searchVault", { q: "ubiquitous" })).count).toBe(0);
    expect((await remove()).status).toBe(404);
  });

  it("counts the links that lead nowhere now, not those that lead to another", async () => {
    write("note/A.md", "---\nwho: '[[person/Gone]]'\n---\n[[Gone]] [[Gone|x]] [[Elsewhere]]");
    write("note/B.md", "[[Gone#Heading]] and `[[Gone]]`");
    await reconcile(served.account.ctx);
    expect((await remove()).body.broken_links).toBe(4);
    const { links } = await served.api.ok("readRecord", { path: "note/A" });
    expect(links.map((link) => link.state)).toEqual(["broken", "broken", "broken", "broken"]);
    expect((await served.api.ok("vaultContext", {})).links.broken).toBe(5);

    write(path, "again");
    write("org/Gone.md", "the other");
    await reconcile(served.account.ctx);
    expect((await remove()).body.broken_links).toBe(1);
    const after = await served.api.ok("readRecord", { path: "note/B" });
    expect(after.links).toMatchObject([{ path: "org/Gone.md", state: "resolved" }]);
  });

  it("deletes one whose YAML is invalid", async () => {
    write(path, "---\n@: [\n---\n");
    expect((await remove()).status).toBe(200);
  });

  it.each(["/vault/records/person%2FGone", "/vault/records/person/Gone.md", "/vault/records/person/Gone"])(
    "at %s",
    async (target) => {
      expect((await served.api.send("DELETE", target)).status).toBe(200);
    },
  );
});

it("412 when the record has changed since", async () => {
  const { etag } = await served.api.ok("readRecord", { path });
  await served.api.ok("editRecord", { path, body: "changed" });
  expect((await remove(`"${etag}"`)).status).toBe(412);
  expect(isThere()).toBe(true);
  const now = await served.api.ok("readRecord", { path });
  expect((await remove(`"${now.etag}"`)).status).toBe(200);
});

it.each([
  ["a record that is not there", "person/Nobody", 404],
  ["a folder", "person/Folder", 404],
  ["no record's path", "inbox/x.md", 400],
  ["an attachment", "My notes/x.png", 404],
])("refuses %s", async (_, target, status) => {
  write("person/Folder/x.md", "");
  write("inbox/x.md", "");
  write("My notes/x.png", "");
  expect((await served.api.refused("deleteRecord", { path: target })).status).toBe(status);
});

it("200 for one of many at once, 404 for the others", async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => remove()));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(404)]);
});
