import { once } from "node:events";
import { chownSync, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureBuild } from "@/bin/supervise/build";
import { isRunning } from "@/lib/core/process";
import { embeddedUrl } from "@/lib/db/embedded";
import { freshDatabase } from "@/tests/support/database";
import { type Launched, launch, runningDatabase } from "@/tests/support/launch";
import { childrenOf } from "@/tests/support/processes";
import { type Room, reachableRoom } from "@/tests/support/room";
import { root } from "@/tests/support/root";
import { until } from "@/tests/support/until";

let room: Room;
let dataDir: string;
let started: Launched[];

beforeAll(() => ensureBuild(root, (line) => process.stderr.write(`${line}\n`)), 240_000);
beforeEach(() => {
  room = reachableRoom("kv-start-");
  dataDir = join(room.path, "data");
  started = [];
});
afterEach(async () => {
  for (const launched of started) await launched.end("SIGTERM").catch(() => launched.end("SIGKILL"));
  room.remove();
});

const start: typeof launch = async (directory, options) => {
  const launched = await launch(directory, options);
  started.push(launched);
  return launched;
};

async function ready(options?: Parameters<typeof launch>[1]): Promise<Launched> {
  const launched = await start(dataDir, options);
  await launched.ready();
  return launched;
}

const health = async ({ base }: Launched) => (await fetch(`${base}/healthz`)).status;

async function ask(url: string, statement: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

describe("npm start", () => {
  it("serves, ends everything when asked, and has its data the next time", async () => {
    const first = await ready();
    expect(await health(first)).toBe(200);
    await ask(runningDatabase(dataDir), "create table kept as select 42 as answer");
    const processes = childrenOf(first.pid).map(({ pid }) => pid);
    expect(processes.length).toBeGreaterThanOrEqual(3);
    expect(await first.end("SIGTERM")).toBe(0);
    expect(processes.filter(isRunning)).toEqual([]);
    expect(embeddedUrl(dataDir)).toBeNull();

    const second = await ready();
    expect(await health(second)).toBe(200);
    expect(await ask(runningDatabase(dataDir), "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(await second.end("SIGINT")).toBe(0);
  });

  it("ends in order on one Ctrl-C in its terminal, which npm and it both receive", async () => {
    const launched = await ready({ npm: true });
    process.kill(-launched.pid, "SIGINT");
    await launched.says(/Stopping/);
    await launched.ends();
    await until("the database is stopped", () => embeddedUrl(dataDir) === null);
    expect(launched.output()).not.toMatch(/did not stop|immediately/);
    await expect(health(launched)).rejects.toThrow();
  });

  it.each(["SIGTERM", "SIGKILL"] as const)("ends when the npm that started it gets %s", async (signal) => {
    const launched = await ready({ npm: true });
    await launched.end(signal);
    await until("the database is stopped", () => embeddedUrl(dataDir) === null);
    await expect(health(launched)).rejects.toThrow();
  });

  it("ends at once on a second Ctrl-C", async () => {
    const launched = await ready();
    process.kill(launched.pidOf("web"), "SIGSTOP");
    launched.child.kill("SIGINT");
    await launched.says(/Stopping/);
    await sleep(700);
    expect(isRunning(launched.pid)).toBe(true);
    expect(await launched.end("SIGINT", 4_000)).toBe(0);
    expect(launched.output()).toMatch(/Stopping immediately/);
    expect(embeddedUrl(dataDir)).toBeNull();
  });

  it("leaves no web and no worker behind when it is killed, and adopts the database the next time", async () => {
    const first = await ready();
    const [web, worker] = [first.pidOf("web"), first.pidOf("worker")];
    expect([web, worker].every(isRunning)).toBe(true);
    const url = runningDatabase(dataDir);
    await first.end("SIGKILL");
    await until("web and worker are gone", () => !isRunning(web) && !isRunning(worker), 4_000);
    expect(runningDatabase(dataDir)).toBe(url);

    const second = await ready({ port: first.port });
    expect(runningDatabase(dataDir)).toBe(url);
    expect(await health(second)).toBe(200);
    expect(await second.end()).toBe(0);
    expect(embeddedUrl(dataDir)).toBeNull();
  });

  it("starts again what is killed: web, worker and database", async () => {
    const launched = await ready();
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
      ask(runningDatabase(dataDir), "select 1").then(
        () => true,
        () => false,
      ),
    );
    expect(launched.pidOf("web")).not.toBe(before);
    expect(launched.pidOf("worker")).toBeGreaterThan(0);
    expect(await launched.end()).toBe(0);
  });

  it("shares one database between two starts on other ports, which ends with the last", async () => {
    const [first, second] = await Promise.all([ready(), ready()]);
    const since = () => ask(runningDatabase(dataDir), "select pg_postmaster_start_time() as since");
    const before = await since();
    expect(await first.end()).toBe(0);
    expect(await health(second)).toBe(200);
    expect(await since()).toEqual(before);
    expect(await second.end()).toBe(0);
    expect(embeddedUrl(dataDir)).toBeNull();
  });

  it("embeds nothing when it is given a database", async () => {
    const database = await freshDatabase();
    const launched = await ready({ env: { DATABASE_URL: database.url } });
    expect(await health(launched)).toBe(200);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    expect(await launched.end()).toBe(0);
    await database.drop();
  });

  it("says which port is taken, and what to do, before it starts anything", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const launched = await start(dataDir, { port });
    await launched.says(new RegExp(`Port ${port} is already in use.*PORT=${port + 1} npm start`));
    expect(await launched.ends()).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
    taken.close();
  });

  it("says which setting is wrong", async () => {
    const launched = await start(dataDir, { env: { KV_SIGNUP: "maybe" } });
    await launched.says(/KV_SIGNUP must be one of closed, open/);
    expect(await launched.ends()).toBe(1);
  });

  it.runIf(process.getuid?.() === 0)("runs as a normal user as well", async () => {
    const nobody = 65534;
    mkdirSync(dataDir);
    chownSync(dataDir, nobody, nobody);
    const launched = await ready({ uid: nobody, gid: nobody, env: { HOME: dataDir } });
    expect(await health(launched)).toBe(200);
    expect(await launched.end()).toBe(0);
  });
});
