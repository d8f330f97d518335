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
async function hundredWrites(
  account: TestAccount,
  kill: (gate: Gate, acknowledged: Acknowledged) => Promise<void>,
) {
  const acknowledged: Acknowledged = { etags: new Map(), uploads: new Map(), cutOff: 0 };
  const gate = new Gate();
  for (const n of [1, 2, 3]) await account.api.ok("createRecord", { type: "task", name: `Edited ${n}` });
  await Promise.all([
    creates(account.api, acknowledged, 0, 20, gate.pass),
    creates(account.api, acknowledged, 100, 20, gate.pass),
    ...[1, 2, 3].map((n) => edits(account.api, acknowledged, `task/Edited ${n}`, 10, gate.pass)),
    uploads(account.api, acknowledged, 0, 15, gate.pass),
    uploads(account.api, acknowledged, 100, 15, gate.pass),
    kill(gate, acknowledged),
  ]);
  return acknowledged;
}

const answered = (acknowledged: Acknowledged) => acknowledged.etags.size + acknowledged.uploads.size;

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
async function expectNothingLost(account: TestAccount, acknowledged: Acknowledged): Promise<void> {
  expect(
    acknowledged.etags.size + acknowledged.uploads.size,
    "too few were answered to say anything",
  ).toBeGreaterThan(40);
  const states = await processed(account);

  for (const [path, etag] of acknowledged.etags) {
    expect(
      etagOf(readFileSync(join(account.vaultDir, path.endsWith(".md") ? path : `${path}.md`))),
      path,
    ).toBe(etag);
  }
  const contents = inboxContents(account.vaultDir);
  for (const [name, content] of acknowledged.uploads) {
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
    const acknowledged = await hundredWrites(account, async (gate, acknowledged) => {
      for (const after of [15, 45]) {
        await until("clients write", () => answered(acknowledged) + acknowledged.cutOff >= after, 30_000);
        gate.close();
        await served.service.web.end("SIGKILL");
        await served.service.web.start();
        gate.reopen();
      }
    });
    expect(acknowledged.cutOff).toBeGreaterThan(0);
    await expectNothingLost(account, acknowledged);
  });

  it("of the worker: every file is processed once in effect", { timeout: LIMIT }, async () => {
    const account = await served.service.account();
    const acknowledged = await hundredWrites(account, async (_gate, acknowledged) => {
      for (const after of [12, 40]) {
        await until("clients write", () => answered(acknowledged) >= after, 30_000);
        await sleep(after * 8); // each time in the midst of other steps
        await served.service.worker?.end("SIGKILL");
        await served.service.worker?.start();
      }
    });
    expect(acknowledged.cutOff).toBe(0);
    expect(acknowledged.uploads.size).toBe(30);
    await expectNothingLost(account, acknowledged);
  });

  it("of both at once", { timeout: LIMIT }, async () => {
    const account = await served.service.account();
    const acknowledged = await hundredWrites(account, async (gate, acknowledged) => {
      await until("clients write", () => answered(acknowledged) + acknowledged.cutOff >= 30, 30_000);
      gate.close();
      await served.service.kill();
      await served.service.start();
      gate.reopen();
    });
    await expectNothingLost(account, acknowledged);
  });
});
