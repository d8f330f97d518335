import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { starts } from "@/tests/support/starts";

const given = starts();

/** That it serves, ends and has its data the next time is in `tests/tour`. */
describe("npm start", () => {
  itDeep("says which port is taken, and what to do, before it starts anything", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const launched = await given.start(given.dataDir, { port });
    await launched.says(new RegExp(`Port ${port} is already in use.*PORT=${port + 1} npm start`));
    expect(await launched.ends()).toBe(1);
    expect(existsSync(given.dataDir)).toBe(false);
    taken.close();
  });

  it("says which setting is wrong", async () => {
    const launched = await given.start(given.dataDir, { env: { KV_SIGNUP: "maybe" } });
    await launched.says(/KV_SIGNUP must be one of closed, open/);
    expect(await launched.ends()).toBe(1);
  });
});
