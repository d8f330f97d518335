import { statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract } from "tar-stream";
import { describe, expect, it } from "vitest";
import { serve } from "@/tests/support/serve";
import { until } from "@/tests/support/until";
import { writeInto } from "@/tests/support/vault";

const served = serve();

const read = (signal?: AbortSignal) =>
  fetch(`${served.service.apiBase}/api/v1/vault/export`, {
    headers: { authorization: `Bearer ${served.api.key}` },
    ...(signal && { signal }),
  });

async function entriesOf(reply: Response): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const tar = extract();
  Readable.fromWeb(reply.body as never).pipe(tar);
  for await (const entry of tar) {
    found.set(entry.header.name, (await buffer(entry)).toString("base64"));
  }
  return found;
}

describe("the export", () => {
  it("has every file byte for byte, hidden ones and empty folders too", async () => {
    const files: [string, Buffer][] = [
      ["note/Ünicode.md", Buffer.from("\ufeffText\r\n")],
      [".obsidian/app.json", Buffer.from("{}")],
      ["bytes.bin", Buffer.from([0, 255, 1])],
      ["empty.md", Buffer.alloc(0)],
      ["large.bin", Buffer.alloc(3_000_000, "x")],
    ];
    for (const [path, bytes] of files) writeInto(served.account.vaultDir, path, bytes);
    const reply = await read();
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("application/octet-stream");
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="vault.tar"');
    const entries = await entriesOf(reply);
    for (const [path, bytes] of files) expect(entries.get(path), path).toBe(bytes.toString("base64"));
    expect([...entries.keys()].some((name) => name.startsWith(".kv"))).toBe(false);
    const { entries: audited } = await served.api.ok("listAudit", { action: "vault.export" });
    expect(audited).toHaveLength(1);
  });

  it("leaves no files after a HEAD request", async () => {
    writeInto(served.account.vaultDir, "once.bin", Buffer.alloc(10));
    const file = join(served.account.vaultDir, "once.bin");
    for (const path of ["/api/v1/vault/export", "/api/v1/vault/files/once.bin", "/api/v1/events"]) {
      const reply = await fetch(served.service.apiBase + path, {
        method: "HEAD",
        headers: { authorization: `Bearer ${served.api.key}` },
      });
      expect([reply.status, await reply.text()], path).toEqual([200, ""]);
    }
    // A tree that was frozen for it has links to all files.
    await until("the frozen tree is gone", () => statSync(file).nlink === 1);
  });

  it("can be given up, and asked for again", async () => {
    const stop = new AbortController();
    const reply = await read(stop.signal);
    await reply.body?.getReader().read();
    stop.abort();
    expect((await entriesOf(await read())).size).toBeGreaterThan(4);
  });
});
