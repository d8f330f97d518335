import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { FairShare } from "./fair-share";

/** Work that waits until it is released, and how much of it is running. */
function waiting() {
  const releases: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => releases.push(resolve));
  return { releases, work };
}

const settle = () => sleep(5);

it("lets one caller run everything at once while nobody else asks", async () => {
  const shares = new FairShare(2);
  const { releases, work } = waiting();
  const done = Array.from({ length: 5 }, () => shares.run("a", work, 0));
  await settle();
  expect(releases).toHaveLength(5);
  for (const release of releases) release();
  await Promise.all(done);
});

it("keeps a caller to a share while others ask, who do not wait for it", async () => {
  const shares = new FairShare(2);
  const many = waiting();
  const one = waiting();
  const other = shares.run("b", one.work, 0);
  const done = Array.from({ length: 5 }, () => shares.run("a", many.work, 10));
  await settle();
  expect([many.releases.length, one.releases.length]).toEqual([2, 1]);
  many.releases[0]?.();
  await settle();
  expect(many.releases).toHaveLength(3);
  one.releases[0]?.();
  await other;
  // Alone again, all that waits runs with the next that is asked for.
  done.push(shares.run("a", many.work, 2_000));
  await settle();
  expect(many.releases).toHaveLength(6);
  for (const release of many.releases) release();
  await Promise.all(done);
});

it("does not count a task that waits long for something else", async () => {
  const shares = new FairShare(1);
  await shares.run("b", async () => {}, 0);
  const slow = waiting();
  const first = shares.run("a", slow.work, 10);
  await expect(shares.run("a", async () => "soon", 10)).resolves.toBe("soon");
  slow.releases[0]?.();
  await first;
});

it("passes on results and errors", async () => {
  const shares = new FairShare(1);
  await expect(shares.run("a", async () => 1)).resolves.toBe(1);
  await expect(shares.run("a", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

it("passes on an error that is thrown before there is anything to wait for", async () => {
  const failing = () => {
    throw new Error("no");
  };
  await expect(new FairShare(2).run("a", failing)).rejects.toThrow("no");
});
