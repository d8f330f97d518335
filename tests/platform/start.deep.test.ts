import { chownSync, mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import { embeddedUrl } from "@/lib/db/embedded";
import { runningDatabase } from "@/tests/support/launch";
import { ask, health, starts } from "@/tests/support/starts";
import { until } from "@/tests/support/until";

const given = starts();

describe("npm start", () => {
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
