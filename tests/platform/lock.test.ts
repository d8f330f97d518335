import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdLock, removeDead, withLock } from "@/bin/supervise/lock";
import { type Room, reachableRoom } from "@/tests/support/room";
import { smallDisk } from "@/tests/support/small-disk";
import { until } from "@/tests/support/until";

let room: Room;
let path: string;
beforeEach(() => {
  room = reachableRoom();
  path = join(room.path, "deep/build.lock");
});
afterEach(() => room.remove());

const never = () => {
  throw new Error("nobody holds it");
};

describe("withLock", () => {
  it("admits one at a time, and notifies the other that it waits", async () => {
    const steps: string[] = [];
    const first = withLock(
      path,
      async () => {
        steps.push("first begins");
        await until("the second waits", () => steps.includes("second waits"));
        steps.push("first ends");
      },
      never,
    );
    const second = withLock(
      path,
      async () => steps.push("second begins"),
      () => steps.push("second waits"),
    );
    await Promise.all([first, second]);
    expect(steps).toEqual(["first begins", "second waits", "first ends", "second begins"]);
  });

  it("is free again after work that failed", async () => {
    const fail = () => Promise.reject(new Error("broken"));
    await expect(withLock(path, fail, never)).rejects.toThrow("broken");
    expect(await withLock(path, async () => "done", never)).toBe("done");
  });

  it("leaves a lock that somebody has taken since its dead holder was seen", () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, String(process.pid));
    removeDead(path);
    expect(readFileSync(path, "utf8")).toBe(String(process.pid));
    expect(readdirSync(dirname(path))).toHaveLength(1);
  });

  it("takes a lock that its holder left empty, and leaves nothing but its own id", async () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
    holdLock(path, (pid) => `process ${pid} holds it`);
    expect(readFileSync(path, "utf8")).toMatch(new RegExp(`^${process.pid} \\S`));
    expect(() => holdLock(path, (pid) => `process ${pid} holds it`)).toThrow(
      `process ${process.pid} holds it`,
    );
    expect(readdirSync(dirname(path))).toHaveLength(1);
  });

  it("takes a lock whose holder's pid another process has by now", async () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${process.pid} long ago`);
    const [work, wait] = [async () => "done", () => {}];
    expect(await withLock(path, work, wait)).toBe("done");
  });

  it("leaves no lock on a full disk", () => {
    const disk = smallDisk(dirname(path), 1);
    if (!disk) return;
    try {
      disk.fill();
      expect(() => holdLock(path, never)).toThrow("ENOSPC");
      disk.clear();
      expect(readdirSync(dirname(path))).toEqual([]);
    } finally {
      disk.remove();
    }
  });

  it("takes a lock whose holder was killed", async () => {
    await withLock(path, async () => {}, never);
    writeFileSync(path, String(2 ** 30));
    expect(
      await withLock(
        path,
        async () => "done",
        () => {},
      ),
    ).toBe("done");
  });
});
