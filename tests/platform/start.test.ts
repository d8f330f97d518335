import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import { embeddedUrl } from "@/lib/db/embedded";
import { freshDatabase } from "@/tests/support/database";
import { runningDatabase } from "@/tests/support/launch";
import { childrenOf } from "@/tests/support/processes";
import { ask, health, starts } from "@/tests/support/starts";
import { until } from "@/tests/support/until";

const given = starts();

describe("npm start", () => {
  it("serves, ends everything when asked, and has its data the next time", async () => {
    const first = await given.ready();
    expect(await health(first)).toBe(200);
    await ask(runningDatabase(given.dataDir), "create table kept as select 42 as answer");
    const processes = childrenOf(first.pid).map(({ pid }) => pid);
    expect(processes.length).toBeGreaterThanOrEqual(3);
    expect(await first.end("SIGTERM")).toBe(0);
    expect(processes.filter(isRunning)).toEqual([]);
    expect(embeddedUrl(given.dataDir)).toBeNull();

    const second = await given.ready();
    expect(await health(second)).toBe(200);
    expect(await ask(runningDatabase(given.dataDir), "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(await second.end("SIGINT")).toBe(0);
  });

  it("ends in order on one Ctrl-C in its terminal, which npm and it both receive", async () => {
    const launched = await given.ready({ npm: true });
    process.kill(-launched.pid, "SIGINT");
    await launched.says(/Stopping/);
    await launched.ends();
    await until("the database is stopped", () => embeddedUrl(given.dataDir) === null);
    expect(launched.output()).not.toMatch(/did not stop|immediately/);
    await expect(health(launched)).rejects.toThrow();
  });

  it("leaves no web and no worker behind when it is killed, and adopts the database the next time", async () => {
    const first = await given.ready();
    const [web, worker] = [first.pidOf("web"), first.pidOf("worker")];
    expect([web, worker].every(isRunning)).toBe(true);
    const url = runningDatabase(given.dataDir);
    await first.end("SIGKILL");
    await until("web and worker are gone", () => !isRunning(web) && !isRunning(worker), 4_000);
    expect(runningDatabase(given.dataDir)).toBe(url);

    const second = await given.ready({ port: first.port });
    expect(runningDatabase(given.dataDir)).toBe(url);
    expect(await health(second)).toBe(200);
    expect(await second.end()).toBe(0);
    expect(embeddedUrl(given.dataDir)).toBeNull();
  });

  it("starts again what is killed: web, worker and database", async () => {
    const launched = await given.ready();
    const before = launched.pidOf("web");
    for (const name of ["worker", "web"] as const) {
      process.kill(launched.pidOf(name), "SIGKILL");
      await launched.says(new RegExp(`The ${name} exited \\(SIGKILL\\); restarting`));
    }
    process.kill(launched.pidOf("database"), "SIGKILL");
    await until(
      "it serves again",
      () =>
        health(launched).then(
          (status) => status === 200,
          () => false,
        ),
      30_000,
    );
    await until("it asks the database again", () =>
      ask(runningDatabase(given.dataDir), "select 1").then(
        () => true,
        () => false,
      ),
    );
    expect(launched.pidOf("web")).not.toBe(before);
    expect(launched.pidOf("worker")).toBeGreaterThan(0);
    expect(await launched.end()).toBe(0);
  });

  it("embeds nothing when it is given a database", async () => {
    const database = await freshDatabase();
    const launched = await given.ready({ env: { DATABASE_URL: database.url } });
    expect(await health(launched)).toBe(200);
    expect(existsSync(join(given.dataDir, "postgres"))).toBe(false);
    expect(await launched.end()).toBe(0);
    await database.drop();
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
