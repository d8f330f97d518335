import { chownSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import { embeddedUrl } from "@/lib/db/embedded";
import { freshDatabase } from "@/tests/support/database";
import { runningDatabase } from "@/tests/support/launch";
import { ask, health, starts } from "@/tests/support/starts";
import { until } from "@/tests/support/until";

const given = starts();

describe("npm start", () => {
  it("ends in order on one Ctrl-C in its terminal, which npm and it both receive", async () => {
    const launched = await given.ready({ npm: true });
    process.kill(-launched.pid, "SIGINT");
    await launched.says(/Stopping/);
    await launched.ends();
    await until("the database is stopped", () => embeddedUrl(given.dataDir) === null);
    expect(launched.output()).not.toMatch(/did not stop|immediately/);
    await expect(health(launched)).rejects.toThrow();
  });

  it("leaves no web or worker process when it is killed, and adopts the database the next time", async () => {
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

  it("restarts killed processes: web, worker and database", async () => {
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

  it.each(["SIGTERM", "SIGKILL"] as const)("ends when the npm that started it gets %s", async (signal) => {
    const launched = await given.ready({ npm: true });
    await launched.end(signal);
    await until("the database is stopped", () => embeddedUrl(given.dataDir) === null);
    await expect(health(launched)).rejects.toThrow();
  });

  it("ends at once on a second Ctrl-C", async () => {
    const launched = await given.ready();
    process.kill(launched.pidOf("web"), "SIGSTOP");
    launched.child.kill("SIGINT");
    await launched.says(/Stopping/);
    await sleep(700);
    expect(isRunning(launched.pid)).toBe(true);
    expect(await launched.end("SIGINT", 4_000)).toBe(0);
    expect(launched.output()).toMatch(/Stopping immediately/);
    expect(embeddedUrl(given.dataDir)).toBeNull();
  });

  it("shares one database between two starts on other ports, which ends with the last", async () => {
    const [first, second] = await Promise.all([given.ready(), given.ready()]);
    const since = () => ask(runningDatabase(given.dataDir), "select pg_postmaster_start_time() as since");
    const before = await since();
    expect(await first.end()).toBe(0);
    expect(await health(second)).toBe(200);
    expect(await since()).toEqual(before);
    expect(await second.end()).toBe(0);
    expect(embeddedUrl(given.dataDir)).toBeNull();
  });

  it.runIf(process.getuid?.() === 0)("runs as a normal user as well", async () => {
    const nobody = 65534;
    mkdirSync(given.dataDir);
    chownSync(given.dataDir, nobody, nobody);
    const launched = await given.ready({ uid: nobody, gid: nobody, env: { HOME: given.dataDir } });
    expect(await health(launched)).toBe(200);
    expect(await launched.end()).toBe(0);
  });
});
