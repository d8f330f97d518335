import { describe, expect, it } from "vitest";
import { exchange } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const get = (path: string, etag: string) =>
  served.api.send("GET", path, { headers: { "if-none-match": etag } });

describe("a reply that the client has already", () => {
  it.each(["/vault/records/note/Tagged.md", "/vault/context?records=false", "/vault/tags", "/vault/schema"])(
    "of %s is 304, until it is another",
    async (path) => {
      await served.api.call("createRecord", { type: "note", name: "Tagged", fields: { tags: ["a"] } });
      const { headers } = await served.api.send("GET", path);
      const etag = headers.etag ?? "";
      for (const sent of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
        const { status, headers: kept } = await get(path, sent);
        expect([sent, status, kept.etag]).toEqual([sent, 304, etag]);
        expect(kept.ratelimit).toBeDefined();
        expect(kept.vary).toContain("Accept-Encoding");
      }
      expect((await get(path, '"other"')).status).toBe(200);
      if (path === "/vault/schema") return;
      const name = `More of ${path}`.replace(/[/?=.]/g, " ");
      await served.api.call("createRecord", { type: "note", name, fields: { tags: ["b"] } });
      await served.api.ok("editRecord", { path: "note/Tagged", body_append: "x" });
      const changed = await get(path, etag);
      expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
    },
  );

  it("of a record is another when links to it or from it change, and its tag is still that of the file for If-Match", async () => {
    const { path } = await served.api.ok("createRecord", { type: "note", name: "Linked", body: "[[Later]]" });
    const address = `/vault/records/${path}`;
    const { etag = "" } = (await served.api.send("GET", address)).headers;
    expect((await get(address, etag)).status).toBe(304);
    await served.api.call("createRecord", { type: "note", name: "Later", body: "[[Linked]]" });
    expect(await get(address, etag)).toMatchObject({
      status: 200,
      body: { links: [{ state: "resolved" }], backlinks: [{ path: "note/Later.md" }] },
    });
    await served.api.ok("editRecord", { path, body_append: "x", ifMatch: etag });
    const { status } = await served.api.refused("editRecord", { path, body_append: "y", ifMatch: etag });
    expect(status).toBe(412);
  });

  it("of an attachment is 304, until the file is another", async () => {
    const address = "/vault/files/Media/plan.png";
    writeInto(served.account.vaultDir, "Media/plan.png", "one");
    const { headers } = await served.api.send("GET", address);
    const etag = headers.etag ?? "";
    expect(etag).toMatch(/^W\/"[\w.-]+"$/);
    const kept = await get(address, etag);
    expect([kept.status, kept.text, kept.headers.etag]).toEqual([304, "", etag]);
    expect((await get(address, '"other"')).text).toBe("one");
    writeInto(served.account.vaultDir, "Media/plan.png", "two");
    const changed = await get(address, etag);
    expect([changed.status, changed.text, changed.headers.etag === etag]).toEqual([200, "two", false]);
  });

  it("is the document of the API, too, which needs no key", async () => {
    const read = (etag?: string) =>
      exchange(served.service.apiBase, "GET", "/api/v1/openapi.json", {
        headers: etag === undefined ? {} : { "if-none-match": etag },
      });
    const { headers } = await read();
    const again = await read(headers.etag);
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("is an error all the same", async () => {
    expect((await get("/vault/records/note/Missing.md", "*")).status).toBe(404);
    expect(
      (await served.service.client().send("GET", "/vault/tags", { headers: { "if-none-match": "*" } }))
        .status,
    ).toBe(401);
  });
});
