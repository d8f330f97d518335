import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import {
  addBulkToInbox,
  createRecord,
  deleteRecord,
  differences,
  editRecord,
  hashOf,
  inboxStates,
  moveRecord,
  readRecord,
  reconcile,
} from "@/lib/vault";
import { FILE_ERRORS, type FileError, withFailure } from "@/tests/support/failing-files";
import { times } from "@/tests/support/property";
import { openVault, snapshot, type TestVault } from "@/tests/support/vault";
import { filesBelow, temporaries } from "./vault-state";

/** One operation in STEP fails, each with a different error; at full depth, each of them does. */
const STEP = times(1, 5);
const LINKING = 6;

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  for (let n = 0; n < LINKING; n += 1)
    await createRecord(vault.ctx, { type: "task", name: `Task ${n}`, body: "[[note/Target 0]]\n" });
  await createRecord(vault.ctx, { type: "note", name: "Target 0" });
});
afterAll(() => vault.close());

let moving = "";

interface Act {
  /** Before an operation fails. */
  prepare?: (ctx: Context, n: number) => Promise<unknown>;
  act: (ctx: Context, n: number) => Promise<unknown>;
}

/** What people and workers do to files. `n` is another each time. */
const ACTS: Record<string, Act> = {
  create: { act: (ctx, n) => createRecord(ctx, { type: "note", name: `Made ${n}`, body: "[[Task 1]]\n" }) },
  edit: {
    act: async (ctx, n) => {
      const { body } = await readRecord(ctx, { path: "task/Task 1" });
      if (!body.includes(`round ${n}.`))
        await editRecord(ctx, { path: "task/Task 1", body_append: `round ${n}.\n` });
    },
  },
  move: {
    prepare: async () => {
      moving = Object.keys(files()).find((path) => path.startsWith("note/Target")) ?? "";
    },
    act: (ctx, n) => moveRecord(ctx, { path: moving, name: `Target ${n}` }),
  },
  delete: {
    prepare: (ctx, n) => createRecord(ctx, { type: "note", name: `Gone ${n}` }),
    act: (ctx, n) => deleteRecord(ctx, { path: `note/Gone ${n}` }),
  },
  upload: {
    act: async (ctx, n) => {
      const given = [1, 2, 3].map((at) => ({ filename: `${n}-${at}.md`, content: `${n} ${at}` }));
      const { files } = await inboxStates(ctx, { limit: 1000 });
      if (!files.some(({ filename }) => filename === `${n}-1.md`))
        await addBulkToInbox(ctx, { files: given });
    },
  },
  "reading of another program's change": {
    prepare: async (_, n) =>
      writeFileSync(join(vault.root, "note", `By hand ${n}.md`), `[[Task ${n % LINKING}]]\n`),
    act: (ctx) => reconcile(ctx),
  },
};

/** All files but what was made to have the next write. */
const files = () =>
  Object.fromEntries(Object.entries(snapshot(vault.root)).filter(([path]) => !path.startsWith("event")));

const attempt = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** A request that is repeated may find its work done. */
const isDone = (error: unknown) =>
  error === null || (error instanceof KvError && ["CONFLICT", "NOT_FOUND"].includes(error.code));

function removeTemporaries(): void {
  for (const path of temporaries(vault.root)) rmSync(join(vault.root, path));
}

async function expectConsistent(when: string): Promise<void> {
  const { ctx } = vault;
  expect([...(await ctx.db.tx((tx) => tx.execute(sql`select id from vault_journal`)))]).toEqual([]);
  expect(temporaries(vault.root), when).toEqual([]);
  const logged = await ctx.db.tx((tx) =>
    tx.execute<{ subject: string; hash: string }>(sql`select distinct on (subject) subject, after_hash as hash
      from audit_entries where after_hash is not null order by subject, seq desc`),
  );
  const present = new Set(filesBelow(vault.root));
  const wrong = [...logged].filter(
    ({ subject, hash }) => present.has(subject) && hashOf(readFileSync(join(vault.root, subject))) !== hash,
  );
  expect(wrong, when).toEqual([]);
  await reconcile(ctx);
  expect(await differences(ctx), when).toEqual([]);
}

let round = 0;

describe.each(Object.entries(ACTS))("when a file operation fails within a %s", (_name, { prepare, act }) => {
  it("all of it is done or nothing, and it can be repeated", { timeout: 600_000 }, async () => {
    const { ctx } = vault;
    for (let n = 1, isOver = false; !isOver; n += STEP) {
      const codes: readonly FileError[] =
        STEP === 1 ? FILE_ERRORS : FILE_ERRORS.slice(round % 3, (round % 3) + 1);
      for (const code of codes) {
        round += 1;
        const now = round;
        await prepare?.(ctx, now);
        const before = files();
        let error: unknown;
        const failed = await withFailure(vault.root, { n, code }, async () => {
          error = await attempt(act(ctx, now));
        });
        isOver = failed === null;
        const when = `${code} in operation ${n}, ${failed}: ${error}`;
        // One that could not be removed is removed at the next start.
        if (failed === "unlink" || failed === "rm") removeTemporaries();
        await createRecord(ctx, { type: "event", name: `After ${now}` });
        const healed = files();
        expect(isDone(await attempt(act(ctx, now))), when).toBe(true);
        const done = files();
        if (error === null || JSON.stringify(healed) !== JSON.stringify(before))
          expect(healed, when).toEqual(done);
        await expectConsistent(when);
      }
    }
  });
});
