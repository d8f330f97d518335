import { createReadStream } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { toWebStream } from "./web-stream";

describe("a stream of the web", () => {
  it("has every byte", async () => {
    const pieces = [Buffer.from("one "), Buffer.from("two "), Buffer.alloc(100_000, "x")];
    expect(await new Response(toWebStream(Readable.from(pieces))).text()).toBe(
      Buffer.concat(pieces).toString(),
    );
  });

  it("may be left at any moment: nothing is thrown, and the source ends", async () => {
    for (let n = 0; n < 300; n += 1) {
      const source = new PassThrough();
      const reader = toWebStream(source).getReader();
      for (let at = 0; at < 4; at += 1) source.write(Buffer.alloc(64 * 1024));
      for (let at = 0; at < n % 3; at += 1) await reader.read();
      const read = reader.read().catch(() => {});
      for (let at = 0; at < n % 7; at += 1) await Promise.resolve();
      await Promise.all([reader.cancel(), read]);
      await turn();
      expect(source.destroyed).toBe(true);
    }
  });

  it("fails where its source has fewer or more bytes than were announced", async () => {
    const body = (size: number) =>
      new Response(toWebStream(Readable.from([Buffer.from("four")]), size)).text();
    expect(await body(4)).toBe("four");
    await expect(body(5)).rejects.toThrow();
    await expect(body(3)).rejects.toThrow();
  });

  it("fails where its source fails, also before it is read", async () => {
    const body = toWebStream(createReadStream("/nothing/here"));
    await turn();
    await expect(new Response(body).text()).rejects.toThrow();
  });
});
