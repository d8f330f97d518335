import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import { embeddedUrl } from "@/lib/db/embedded";
import { runningDatabase } from "@/tests/support/launch";
import { childrenOf } from "@/tests/support/processes";
import { ask, health, starts } from "@/tests/support/starts";

const given = starts();

describe("npm start", () => {
  it("serves, ends everything when asked, and has its data the next time", async () => {
    const first = await given.ready();
    expect(await health(first)).toBe(200);
    await ask(runningDatabase(given.dataDir), "create table kept as select 42 as answer");
    const processes = childrenOf(first.pid).map(({ pid }) => pid);
    expect(processes.length).toBeGreaterThanOrEqual(3);
    expect(await first.end("SIGTERM")).toBe(0);
    expect(first.output()).not.toContain("Warning");
    expect(processes.filter(isRunning)).toEqual([]);
    expect(embeddedUrl(given.dataDir)).toBeNull();

    const second = await given.ready();
    expect(await health(second)).toBe(200);
    expect(await ask(runningDatabase(given.dataDir), "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(await second.end("SIGINT")).toBe(0);
  });

  it("says which port is taken, and what to do, before it starts anything", async () => {
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
