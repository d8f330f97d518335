import { appendFileSync, closeSync, openSync, utimesSync, writeSync } from "node:fs";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listWorkflows, workflowRuns } from "@/lib/runs";
import { enqueueWaiting, type GrowingFiles, nextLook } from "@/lib/worker/watch/inbox";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const runs = () => listWorkflows(vault.ctx, {}).then((page) => page.runs.length);

/** Looks again and again, as the worker does, until nothing grows. */
async function untilEnqueued(change: (look: number) => void): Promise<number> {
  let growing: GrowingFiles = new Map();
  let looks = 0;
  await until("no file is growing", async () => {
    growing = await enqueueWaiting(vault.ctx, growing);
    change(looks);
    looks += 1;
    return growing.size === 0;
  });
  return looks;
}

it("a file from a machine whose clock is ahead is processed once it has stopped growing", async () => {
  const file = join(vault.root, "inbox/ahead.md");
  const hourAhead = Date.now() / 1_000 + 3_600;
  let text = "";
  const grow = (look: number) => {
    if (look >= 5) return;
    text += "more\n";
    vault.write("inbox/ahead.md", text);
    utimesSync(file, hourAhead, hourAhead + look);
  };
  grow(0);
  expect(await untilEnqueued(grow)).toBeGreaterThan(6);
  expect(await runs()).toBe(1);
});

it("a file that was last changed long ago is processed at the first look", async () => {
  vault.write("inbox/old.md", "old\n");
  utimesSync(join(vault.root, "inbox/old.md"), 1_000, 1_000);
  const before = await runs();
  expect(await untilEnqueued(() => {})).toBe(1);
  expect(await runs()).toBe(before + 1);
});

it("a file that grew is processed only when unchanged for longer than a slow copy pauses", async () => {
  const file = join(vault.root, "inbox/slow.md");
  const before = await runs();
  vault.write("inbox/slow.md", "one\n");
  let growing = await enqueueWaiting(vault.ctx, new Map());
  expect(nextLook(growing)).toBeLessThanOrEqual(300);
  appendFileSync(file, "two\n");
  growing = await enqueueWaiting(vault.ctx, growing);
  const secondsAgo = (seconds: number) => utimesSync(file, 0, Date.now() / 1_000 - seconds);
  secondsAgo(1);
  growing = await enqueueWaiting(vault.ctx, growing);
  expect([...growing.keys()]).toEqual(["inbox/slow.md"]);
  expect(await runs()).toBe(before);
  secondsAgo(5);
  expect((await enqueueWaiting(vault.ctx, growing)).size).toBe(0);
  expect(await runs()).toBe(before + 1);
});

it("an empty file is one that is only being made", async () => {
  vault.write("inbox/empty.md", "");
  utimesSync(join(vault.root, "inbox/empty.md"), 0, Date.now() / 1_000 - 1);
  expect((await enqueueWaiting(vault.ctx, new Map())).size).toBe(1);
});

it.runIf(process.platform === "linux")("a file that a process writes to waits for its end", async () => {
  const file = join(vault.root, "inbox/paused.md");
  const before = await runs();
  const writer = openSync(file, "w");
  writeSync(writer, "one\n");
  let growing: GrowingFiles = new Map();
  await until("it is unchanged, and still written to", async () => {
    growing = await enqueueWaiting(vault.ctx, growing);
    return growing.get("inbox/paused.md")?.isWritten === true;
  });
  expect(await runs()).toBe(before);
  closeSync(writer);
  const reader = openSync(file, "r");
  expect((await enqueueWaiting(vault.ctx, growing)).has("inbox/paused.md")).toBe(false);
  closeSync(reader);
  expect(await runs()).toBe(before + 1);
});

it("of many files, two are processed at a time; few one after the other", async () => {
  const few = await openVault();
  const partitions = async () => {
    const rows = await few.ctx.db.tx((tx) =>
      tx.select({ key: workflowRuns.partitionKey }).from(workflowRuns).where(isNull(workflowRuns.closeTime)),
    );
    return new Set(rows.map(({ key }) => key)).size;
  };
  const add = (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      few.write(`inbox/${n}.md`, `${n}\n`);
      utimesSync(join(few.root, `inbox/${n}.md`), 1_000, 1_000);
    }
    return enqueueWaiting(few.ctx, new Map());
  };
  await add(0, 5);
  expect(await partitions()).toBe(1);
  await add(5, 30);
  expect(await partitions()).toBe(2);
  await few.close();
});
