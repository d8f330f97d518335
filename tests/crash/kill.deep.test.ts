import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { serveOwn } from "@/tests/support/serve-own";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";
import { expectWhole } from "@/tests/support/whole";
import { filesBelow, inboxContents, indexAndDisk, temporaries } from "./vault-state";
import { type Acknowledged, creates, edits, etagOf, uploads } from "./writers";

const served = serveOwn({ worker: true });
const LIMIT = 120_000;

/** Lets clients write only while the server is there, as clients do that try again. */
class Gate {
  private open = Promise.resolve();
  private release = () => {};

  close(): void {
    this.open = new Promise((resolve) => {
      this.release = resolve;
    });
  }
  reopen(): void {
    this.release();
  }
  readonly pass = async (): Promise<void> => {
    await this.open;
  };
}

/** 100 writes by seven clients, while `kill` does its work. */
async function hundredWrites(account: TestAccount, kill: (gate: Gate, told: Acknowledged) => Promise<void>) {
  const told: Acknowledged = { etags: new Map(), uploads: new Map(), cutOff: 0 };
  const gate = new Gate();
  for (const n of [1, 2, 3]) await account.api.ok("createRecord", { type: "task", name: `Edited ${n}` });
  await Promise.all([
    creates(account.api, told, 0, 20, gate.pass),
    creates(account.api, told, 100, 20, gate.pass),
    ...[1, 2, 3].map((n) => edits(account.api, told, `task/Edited ${n}`, 10, gate.pass)),
    uploads(account.api, told, 0, 15, gate.pass),
    uploads(account.api, told, 100, 15, gate.pass),
    kill(gate, told),
  ]);
  return told;
}

const answered = (told: Acknowledged) => told.etags.size + told.uploads.size;

/** Waits for the worker to be through with the inbox. */
async function processed(account: TestAccount) {
  await until(
    "the inbox is empty",
    async () => {
      const { files } = await account.api.ok("inboxStates", { limit: 1000 });
      const isOver = files.every((file) => file.state === "processed" || file.state === "quarantined");
      return isOver && (await account.api.ok("listInbox", {})).files.length === 0;
    },
    60_000,
  );
  return (await account.api.ok("inboxStates", { limit: 1000 })).files;
}

/** Everything that holds after a crash, however it came. */
async function expectNothingLost(account: TestAccount, told: Acknowledged): Promise<void> {
  expect(told.etags.size + told.uploads.size, "too few were answered to say anything").toBeGreaterThan(40);
  const states = await processed(account);

  for (const [path, etag] of told.etags) {
    expect(
      etagOf(readFileSync(join(account.vaultDir, path.endsWith(".md") ? path : `${path}.md`))),
      path,
    ).toBe(etag);
  }
  const contents = inboxContents(account.vaultDir);
  for (const [name, content] of told.uploads) {
    expect(contents.filter((each) => each === content).length, name).toBe(1);
  }

  expect(states.filter((file) => file.state === "quarantined")).toEqual([]);
  expect(states.length).toBe(contents.length);
  for (const file of states) {
    const notes = (await account.api.ok("searchVault", { grep: `[[${file.location.replace(/\.md$/, "")}]]` }))
      .results;
    expect(notes.length, `${file.location} became ${notes.map((note) => note.path)}`).toBe(1);
  }

  // The next walk of the vault removes them, within a minute.
  await until("no temporary file is left", () => temporaries(account.vaultDir).length === 0, 75_000);
  for (const path of filesBelow(account.vaultDir).filter((file) => /^(note|task)\//.test(file))) {
    expect((await account.api.ok("readRecord", { path })).problem, path).toBeUndefined();
  }
  // The same walk then indexes what the process had left.
  await vi.waitFor(() => expectWhole(served.service.db, account.ctx), { timeout: 75_000, interval: 500 });
  const { index, disk } = await indexAndDisk(account.ctx);
  expect(index).toEqual(disk);
}

describe("kill -9 during 100 writes", () => {
  it("of web: every acknowledged write is there, and nothing half-written", { timeout: LIMIT }, async () => {
    const account = await served.service.account();
    const told = await hundredWrites(account, async (gate, told) => {
      for (const after of [15, 45]) {
        await until("clients write", () => answered(told) + told.cutOff >= after, 30_000);
        gate.close();
        await served.service.web.end("SIGKILL");
        await served.service.web.start();
        gate.reopen();
      }
    });
    expect(told.cutOff).toBeGreaterThan(0);
    await expectNothingLost(account, told);
  });

  it("of the worker: every file is processed once in effect", { timeout: LIMIT }, async () => {
    const account = await served.service.account();
    const told = await hundredWrites(account, async (_gate, told) => {
      for (const after of [12, 40]) {
        await until("clients write", () => answered(told) >= after, 30_000);
        await sleep(after * 8); // each time in the midst of other steps
        await served.service.worker?.end("SIGKILL");
        await served.service.worker?.start();
      }
    });
    expect(told.cutOff).toBe(0);
    expect(told.uploads.size).toBe(30);
    await expectNothingLost(account, told);
  });

  it("of both at once", { timeout: LIMIT }, async () => {
    const account = await served.service.account();
    const told = await hundredWrites(account, async (gate, told) => {
      await until("clients write", () => answered(told) + told.cutOff >= 30, 30_000);
      gate.close();
      await served.service.kill();
      await served.service.start();
      gate.reopen();
    });
    await expectNothingLost(account, told);
  });
});
