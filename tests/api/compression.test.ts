import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve({ worker: true });

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

const get = (path: string, encoding: string, headers: Record<string, string> = {}) =>
  new Promise<Raw>((resolve, reject) => {
    const sent = { authorization: `Bearer ${served.api.key}`, "accept-encoding": encoding, ...headers };
    request(`${served.service.base}${path}`, { headers: sent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      reply.on("end", () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("a reply", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is compressed by %s for who accepts it, and is the same", async (encoding, decompress) => {
    const plain = await get("/api/v1/openapi.json", "identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await get("/api/v1/openapi.json", encoding);
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toContain("Accept-Encoding");
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(decompress(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it("is read by fetch, which asks for it", async () => {
    const headers = { authorization: `Bearer ${served.api.key}` };
    const reply = await fetch(`${served.service.base}/api/v1/openapi.json`, { headers });
    expect(reply.headers.get("content-encoding")).toMatch(/^(br|gzip)$/);
    expect(await reply.json()).toMatchObject({ openapi: "3.1.0" });
  });

  it("of a page is compressed, too", async () => {
    const page = await get("/sign-in", "br, gzip");
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.bytes).toString()).toContain("<html");
  });

  it("has the same entity tag, and 304 has no body", async () => {
    const body = `${"many words of text ".repeat(200)}`;
    const { path } = await served.api.ok("createRecord", { type: "note", name: "Long", body });
    const address = `/api/v1/vault/records/${encodeURI(path)}`;
    const [plain, packed] = [await get(address, "identity"), await get(address, "br")];
    expect(packed.headers.etag).toBe(plain.headers.etag);
    const again = await get(address, "br", { "if-none-match": String(plain.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("that is not compressed has its length, that of HEAD and of an error, too", async () => {
    const { path } = await served.api.ok("createRecord", {
      type: "note",
      name: "Größe",
      body: "ü".repeat(2_000),
    });
    const address = `/api/v1/vault/records/${encodeURI(path)}`;
    const lengthAt = async (target: string, encoding = "identity", headers = {}) => {
      const { bytes, headers: replied } = await get(target, encoding, headers);
      return [Number(replied["content-length"]), bytes.length];
    };
    for (const target of [address, "/api/v1/vault/records/note/Nothing", "/api/v1/openapi.json"])
      for (const encoding of ["identity", ...(target === address ? [] : ["br"])]) {
        const [announced, sent] = await lengthAt(target, encoding);
        expect(announced, `${target} ${encoding}`).toBe(sent);
      }
    const text = await lengthAt(address, "identity", { accept: "text/markdown" });
    expect(text[0]).toBe(text[1]);
    writeInto(served.account.vaultDir, "Media/photo.png", Buffer.alloc(300_000, "x"));
    expect(await lengthAt("/api/v1/vault/files/Media/photo.png", "br, gzip")).toEqual([300_000, 300_000]);
    const packed = await get(address, "br");
    expect([packed.headers["content-encoding"], packed.headers["content-length"]]).toEqual(["br", undefined]);
    const head = await fetch(`${served.service.base}${address}`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${served.api.key}`, "accept-encoding": "identity" },
    });
    expect(Number(head.headers.get("content-length"))).toBe((await get(address, "identity")).bytes.length);
  });

  it("of a kilobyte and less is not compressed", async () => {
    const small = await get("/api/v1/webhooks", "br, gzip");
    expect([small.status, small.headers["content-encoding"]]).toEqual([200, undefined]);
  });

  it("that is a stream is not held back", async () => {
    const left = new AbortController();
    const headers = { authorization: `Bearer ${served.api.key}`, "accept-encoding": "br, gzip" };
    const reply = await fetch(`${served.service.base}/api/v1/events`, { headers, signal: left.signal });
    expect(reply.headers.get("content-encoding")).toBeNull();
    await served.api.ok("createRecord", { type: "note", name: "Streamed" });
    let text = "";
    for await (const chunk of reply.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.includes("note/Streamed.md")) break;
    }
    left.abort();
    expect(text).toContain("record.created");
  });
});
