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
  const shares = new FairShare();
  const { releases, work } = waiting();
  const done = Array.from({ length: 5 }, () => shares.run("a", 2, work, 0));
  await settle();
  expect(releases).toHaveLength(5);
  for (const release of releases) release();
  await Promise.all(done);
});

it("keeps a caller to a share while others ask, who do not wait for it", async () => {
  const shares = new FairShare();
  const many = waiting();
  const one = waiting();
  const other = shares.run("b", 2, one.work, 0);
  const done = Array.from({ length: 5 }, () => shares.run("a", 2, many.work, 10));
  await settle();
  expect([many.releases.length, one.releases.length]).toEqual([2, 1]);
  many.releases[0]?.();
  await settle();
  expect(many.releases).toHaveLength(3);
  one.releases[0]?.();
  await other;
  // Alone again, all that waits runs with the next that is asked for.
  done.push(shares.run("a", 2, many.work, 2_000));
  await settle();
  expect(many.releases).toHaveLength(6);
  for (const release of many.releases) release();
  await Promise.all(done);
});

it("begins what waits in order, each when less than its own share is running", async () => {
  const shares = new FairShare();
  await shares.run("b", 1, async () => {}, 0);
  const { releases, work } = waiting();
  const done = [2, 1, 2, 2].map((share) => shares.run("a", share, work, 10));
  const running = async () => {
    await settle();
    return releases.length;
  };
  expect(await running()).toBe(1);
  releases[0]?.();
  expect(await running()).toBe(3);
  releases[1]?.();
  expect(await running()).toBe(4);
  for (const release of releases) release();
  await Promise.all(done);
});

it("does not count a task that waits long for something else", async () => {
  const shares = new FairShare();
  await shares.run("b", 1, async () => {}, 0);
  const slow = waiting();
  const first = shares.run("a", 1, slow.work, 10);
  await expect(shares.run("a", 1, async () => "soon", 10)).resolves.toBe("soon");
  slow.releases[0]?.();
  await first;
});

it("passes on results and errors", async () => {
  const shares = new FairShare();
  await expect(shares.run("a", 1, async () => 1)).resolves.toBe(1);
  await expect(shares.run("a", 1, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

it("passes on an error that is thrown before there is anything to wait for", async () => {
  const failing = () => {
    throw new Error("no");
  };
  await expect(new FairShare().run("a", 1, failing)).rejects.toThrow("no");
});
