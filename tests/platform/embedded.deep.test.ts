import type { SpawnOptions } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import { embeddedUrl, startEmbedded } from "@/lib/db/embedded";
import { type Running, run, runNode, zombie } from "@/tests/support/processes";
import { type Room, reachableRoom } from "@/tests/support/room";
import { until } from "@/tests/support/until";

const PASSWORD = "correct horse";
let room: Room;
let started: Running[];
let ends: (() => Promise<unknown>)[];

beforeEach(() => {
  room = reachableRoom();
  started = [];
  ends = [];
});
afterEach(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  for (const end of ends) await end();
  const pid = serverPid();
  if (pid && isRunning(pid)) process.kill(pid, "SIGQUIT");
  await until("the server is gone", () => !pid || !isRunning(pid));
  room.remove();
});

const pidFile = () => join(room.path, "postgres/data/postmaster.pid");

function serverPid(): number | null {
  return existsSync(pidFile()) ? Number(readFileSync(pidFile(), "utf8").split("\n")[0]) : null;
}

function runningPid(): number {
  const pid = serverPid();
  if (!pid || !isRunning(pid)) throw new Error("no server runs");
  return pid;
}

async function holder(password = PASSWORD): Promise<Running & { url: string; adopted: boolean }> {
  const running = runNode(["tests/platform/hold-database.ts", room.path, password]);
  started.push(running);
  const [line] = await running.says(/\{.*\}/);
  return { ...running, ...JSON.parse(line) };
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return (await sql.unsafe(statement)) as unknown as T[];
  } finally {
    await sql.end();
  }
}

const keep = (url: string) => ask(url, "create table kept as select 42 as answer");
const kept = (url: string) => ask(url, "select answer from kept");

describe("the embedded database", () => {
  it("keeps its data over a stop and a start", async () => {
    const first = await startEmbedded(room.path, PASSWORD);
    expect(first.adopted).toBe(false);
    await keep(first.url);
    const pid = runningPid();
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(pidFile())).toBe(false);

    const second = await startEmbedded(room.path, PASSWORD);
    expect(second.adopted).toBe(false);
    expect(await kept(second.url)).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it("speaks UTF-8 in a locale that is the same everywhere, durably, to this machine alone", async () => {
    const { url, stop } = await startEmbedded(room.path, PASSWORD);
    const settings = await ask<{ name: string; setting: string }>(
      url,
      `select name, setting from pg_settings where name in ('server_encoding', 'lc_collate', 'listen_addresses',
        'unix_socket_directories', 'fsync', 'synchronous_commit', 'max_connections', 'password_encryption', 'TimeZone')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      TimeZone: "UTC",
      fsync: "on",
      listen_addresses: "127.0.0.1",
      max_connections: "200",
      password_encryption: "scram-sha-256",
      server_encoding: "UTF8",
      synchronous_commit: "on",
      unix_socket_directories: "",
    });
    expect(
      await ask(url, "select datlocprovider as by, datlocale from pg_database where datname = 'postgres'"),
    ).toEqual([{ by: "b", datlocale: "C.UTF-8" }]);
    expect(await ask(url, "select lower('ÉTÉ') as low")).toEqual([{ low: "été" }]);
    await ask(url, "create extension pg_trgm");
    expect(await ask(url, "select similarity('Привет', 'привет') as same")).toEqual([{ same: 1 }]);
    await stop();
  });

  it("rejects connections without the password, and explains what to do about a different one", async () => {
    const { url, stop } = await startEmbedded(room.path, PASSWORD);
    await expect(ask(url.replace(PASSWORD, "wrong"), "select 1")).rejects.toThrow(/password/);
    await expect(startEmbedded(room.path, "wrong")).rejects.toThrow(/Restore that file/);
    await stop();
    await expect(startEmbedded(room.path, "wrong")).rejects.toThrow(/Restore that file/);
    expect(serverPid()).toBeNull();
  });

  it("is restarted at the same address when it is killed under its holder", async () => {
    const { url, end } = await holder();
    await keep(url);
    process.kill(runningPid(), "SIGKILL");
    await until("the data is there again", () =>
      kept(url).then(
        (rows) => rows.length === 1,
        () => false,
      ),
    );
    expect(await end()).toBe(0);
    expect(serverPid()).toBeNull();
  });

  it("starts after both it and its holder were killed", async () => {
    const { url, end } = await holder();
    await keep(url);
    const pid = runningPid();
    await end("SIGKILL");
    process.kill(pid, "SIGKILL");
    const next = await startEmbedded(room.path, PASSWORD);
    expect(next.adopted).toBe(false);
    expect(await kept(next.url)).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  it("outlives a killed holder, is adopted by the next, and ends with it", async () => {
    const { url, end } = await holder();
    await keep(url);
    const pid = runningPid();
    await end("SIGKILL");
    expect(isRunning(pid)).toBe(true);

    const next = await startEmbedded(room.path, PASSWORD);
    expect({ url: next.url, adopted: next.adopted }).toEqual({ url, adopted: true });
    expect(await kept(next.url)).toEqual([{ answer: 42 }]);
    await next.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it("is one server for all who start together, and ends with the last", async () => {
    const all = await Promise.all([holder(), holder(), holder()]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(all.filter(({ adopted }) => !adopted)).toHaveLength(1);
    const pid = runningPid();
    const [first, ...others] = all.sort((a, b) => Number(a.adopted) - Number(b.adopted));
    expect(await first?.end()).toBe(0);
    expect(isRunning(pid)).toBe(true);
    expect(await Promise.all(others.map(({ end }) => end()))).toEqual([0, 0]);
    expect(isRunning(pid)).toBe(false);
  });

  it("is found by its directory while it runs", async () => {
    expect(embeddedUrl(room.path)).toBeNull();
    const { url, stop } = await startEmbedded(room.path, PASSWORD);
    const found = embeddedUrl(room.path);
    expect(found && new URL(found).port).toBe(new URL(url).port);
    await stop();
    expect(embeddedUrl(room.path)).toBeNull();
  });

  /** Stops the server, and leaves a pid file that names another process, of the user that Postgres asks about. */
  async function stopAndName(process: (options: SpawnOptions) => Promise<number>): Promise<void> {
    const { stop } = await startEmbedded(room.path, PASSWORD);
    const text = readFileSync(pidFile(), "utf8");
    await stop();
    const { uid, gid } = statSync(join(room.path, "postgres/data"));
    writeFileSync(pidFile(), text.replace(/^\d+/, String(await process({ uid, gid }))));
  }

  it("starts over the pid file of a process that is dead but not yet buried", async () => {
    await stopAndName(async (options) => {
      const { pid, end } = await zombie(options);
      ends.push(end);
      return pid;
    });
    const next = await startEmbedded(room.path, PASSWORD);
    expect(next.adopted).toBe(false);
    await next.stop();
  });

  it("starts over a pid file whose number another process has by now", async () => {
    const other = { pid: 0 };
    await stopAndName(async (options) => {
      const sleeper = run("sleep", ["60"], options);
      ends.push(() => sleeper.end());
      other.pid = sleeper.pid;
      return sleeper.pid;
    });
    const next = await startEmbedded(room.path, PASSWORD);
    expect(next.adopted).toBe(false);
    await next.stop();
    expect(isRunning(other.pid)).toBe(true);
  });
});
