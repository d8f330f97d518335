import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import { startEmbedded } from "@/lib/db/embedded";
import { packageDirectory, usableBinaries } from "@/lib/db/embedded/binaries";
import { runNode } from "@/tests/support/processes";
import { type Room, reachableRoom } from "@/tests/support/room";

const PASSWORD = "correct horse";
/** Debian's and everyone's `nobody`: here, any user that is not root. */
const USER = { uid: 65534, gid: 65534 };
const asRoot = process.getuid?.() === 0;
let room: Room;

beforeEach(() => {
  room = reachableRoom();
});
afterEach(() => room.remove());

describe("the binaries", () => {
  const links = (directory: string): { target: string }[] =>
    JSON.parse(readFileSync(join(directory, "native/pg-symlinks.json"), "utf8"));

  function unlinkedPackage(): string {
    const copy = join(room.path, "package");
    cpSync(packageDirectory(), copy, { recursive: true, verbatimSymlinks: true });
    for (const { target } of links(copy)) rmSync(join(copy, target));
    return copy;
  }

  it("run though install scripts were skipped", () => {
    const installed = unlinkedPackage();
    const noRoom = () => {
      throw new Error("no copy is needed");
    };
    expect(usableBinaries({}, noRoom, installed)).toBe(join(installed, "native/bin"));
    for (const { target } of links(installed)) expect(existsSync(join(installed, target))).toBe(true);
  });

  it.runIf(asRoot)("are copied, links and all, to where another user reaches them", () => {
    const installed = unlinkedPackage();
    chmodSync(installed, 0o700);
    const elsewhere = join(room.path, "elsewhere");
    mkdirSync(elsewhere);
    const bin = usableBinaries(USER, () => elsewhere, installed);
    expect(dirname(dirname(dirname(bin)))).toBe(elsewhere);
    expect(usableBinaries(USER, () => elsewhere, installed)).toBe(bin);
  });
});

describe.runIf(asRoot)("started by root", () => {
  it("runs as another user", async () => {
    const { stop } = await startEmbedded(room.path, PASSWORD);
    const cluster = join(room.path, "postgres/data");
    expect(statSync(cluster).uid).not.toBe(0);
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    const pid = Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
    expect(statSync(`/proc/${pid}`).uid).toBe(statSync(cluster).uid);
    await stop();
  });

  it("takes ownership of a cluster that root restored", async () => {
    const cluster = join(room.path, "postgres/data");
    await startEmbedded(room.path, PASSWORD).then(({ stop }) => stop());
    cpSync(cluster, `${cluster}-copy`, { recursive: true });
    rmSync(cluster, { recursive: true });
    renameSync(`${cluster}-copy`, cluster);
    chmodSync(cluster, 0o755);
    expect(statSync(cluster).uid).toBe(0);
    await startEmbedded(room.path, PASSWORD).then(({ stop }) => stop());
    expect(statSync(cluster).uid).not.toBe(0);
  });

  it("refuses a cluster that became unreachable, and names the place", async () => {
    await startEmbedded(room.path, PASSWORD).then(({ stop }) => stop());
    chmodSync(room.path, 0o700);
    await expect(startEmbedded(room.path, PASSWORD)).rejects.toThrow(/chmod o\+x/);
  });
});

describe.runIf(asRoot)("with a data directory that only root can enter", () => {
  const lines: string[] = [];
  const start = (directory: string) =>
    startEmbedded(directory, PASSWORD, { say: (line) => lines.push(line) });
  let elsewhere = "";
  let dataDir: string;

  beforeEach(async () => {
    lines.length = 0;
    dataDir = join(room.path, "data");
    mkdirSync(dataDir, { mode: 0o700 });
    await start(dataDir).then(({ stop }) => stop());
    elsewhere = JSON.parse(readFileSync(join(dataDir, "postgres/location.json"), "utf8")).home;
  });
  afterEach(() => rmSync(elsewhere, { recursive: true, force: true }));

  it("says once where the database lives instead, and finds it again", async () => {
    expect(lines).toEqual([expect.stringContaining(`is in ${elsewhere}`)]);
    const before = statSync(join(elsewhere, "data")).ino;
    await start(dataDir).then(({ stop }) => stop());
    expect(lines).toHaveLength(1);
    expect(statSync(join(elsewhere, "data")).ino).toBe(before);
  });

  it("starts a new cluster when the directory was removed and created again, with another password", async () => {
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir, { mode: 0o700 });
    const { stop } = await startEmbedded(dataDir, "another", { say: (line) => lines.push(line) });
    await stop();
    const second = JSON.parse(readFileSync(join(dataDir, "postgres/location.json"), "utf8")).home;
    expect(second).not.toBe(elsewhere);
    rmSync(second, { recursive: true });
  });

  it("takes the database along when it is moved", async () => {
    const moved = join(room.path, "moved");
    renameSync(dataDir, moved);
    await start(moved).then(({ stop }) => stop());
    expect(lines).toHaveLength(1);
    const pointer = JSON.parse(readFileSync(join(moved, "postgres/location.json"), "utf8"));
    expect(pointer).toEqual({ home: elsewhere, dataDir: moved });
  });

  it("does not share the database with a copy", async () => {
    const copy = join(room.path, "copy");
    cpSync(dataDir, copy, { recursive: true });
    await expect(start(copy)).rejects.toThrow(/is a copy of .*whose database is in/);
  });

  it("does not start a new cluster silently when the database is gone", async () => {
    rmSync(elsewhere, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(/should be in .* and is not/);
  });
});

describe.runIf(asRoot)("started by a normal user", () => {
  it("runs as that user, and leaves what belongs to others alone", async () => {
    const own = join(room.path, "own");
    mkdirSync(own);
    chownSync(own, USER.uid, USER.gid);
    const holder = runNode(["tests/platform/hold-database.ts", own, PASSWORD], {
      ...USER,
      env: { ...process.env, HOME: own },
    });
    await holder.says(/"adopted":false/);
    const pid = Number(readFileSync(join(own, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
    expect(statSync(`/proc/${pid}`).uid).toBe(USER.uid);
    expect(await holder.end()).toBe(0);
    expect(isRunning(pid)).toBe(false);

    const others = join(room.path, "others");
    await startEmbedded(others, PASSWORD).then(({ stop }) => stop());
    chownSync(join(others, "postgres"), USER.uid, USER.gid);
    const stranger = runNode(["tests/platform/hold-database.ts", others, PASSWORD], {
      ...USER,
      env: { ...process.env, HOME: own },
    });
    await expect(stranger.says(/"adopted"/)).rejects.toThrow(/belongs to|permission denied/);
  });
});
