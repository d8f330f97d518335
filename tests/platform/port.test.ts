import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { assertPortFree } from "@/bin/supervise/port";
import { freePort } from "@/lib/db/embedded/server";

let server: Server | undefined;
afterEach(() => server?.close());

describe("assertPortFree", () => {
  it("accepts a free port, and leaves it free", async () => {
    const port = await freePort();
    await assertPortFree("127.0.0.1", port);
    await assertPortFree("127.0.0.1", port);
  });

  it("says who has the port and what to do", async () => {
    const port = await freePort();
    server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    const refused = assertPortFree("127.0.0.1", port);
    await expect(refused).rejects.toThrow(`Port ${port} is already in use`);
    await expect(refused).rejects.toThrow(`PORT=${port + 1} npm start`);
    if (process.platform === "linux") await expect(refused).rejects.toThrow(`(process ${process.pid})`);
  });

  it("says what is wrong with an address of another machine", async () => {
    await expect(assertPortFree("192.0.2.1", await freePort())).rejects.toThrow(
      "HOST=192.0.2.1 is not an address of this machine",
    );
  });
});
