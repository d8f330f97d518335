import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp, inlineStep } from "@/lib/backups";
import { createRecord, inboxStates, reconcile } from "@/lib/vault";
import { bundled } from "@/tests/support/bundle";
import { type Running, runNode } from "@/tests/support/processes";
import { times } from "@/tests/support/property";
import { type Room, reachableRoom } from "@/tests/support/room";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";
import { ACTS, BACKUP, disordered, FILES, inboxNote } from "./acts";
import { expectChecked, expectConsistent, heldOf, journalOf, rowsOf } from "./checks";
import { filesBelow } from "./vault-state";

/** Kills of each kind of act. */
const KILLS = times(150, 1);
/** Most of an act, from its row in the journal on. */
const ACT_MS = 500;

let vault: TestVault;
let data: Room;
let script: string;
let round = 0;
const kills = { journaled: 0, before: 0 };

beforeAll(async () => {
  data = reachableRoom("kv-acts-");
  script = await bundled("tests/crash/change-for-ever.ts");
  process.env.KV_DATA_DIR = data.path;
  vault = await openVault();
  await createRecord(vault.ctx, { type: "note", name: "Target" });
  for (let n = 0; n < FILES; n += 8) {
    const names = Array.from({ length: 8 }, (_, at) => `Source ${n + at}`);
    await Promise.all(
      names.map((name) => createRecord(vault.ctx, { type: "task", name, body: "of [[note/Target]]\n" })),
    );
  }
  const { id } = await backUp(vault.ctx, inlineStep, "manual");
  writeFileSync(join(data.path, BACKUP), id);
}, 240_000);
afterAll(async () => {
  await vault.close();
  data.remove();
  console.log(
    `${kills.journaled} of ${kills.journaled + kills.before} kills interrupted an act in the journal`,
  );
});

interface Writer {
  first: number;
  process: Running;
  /** Lets it begin. */
  go: () => void;
}

/** Starts a process that waits to begin its acts: starting takes longer than an act. */
function prepare(kind: string): Writer {
  const { account } = vault.ctx;
  round += 1;
  const first = 1_000 * round;
  const gate = join(mkdtempSync(join(data.path, "gate-")), "open");
  const args = [kind, account.id, account.vaultDir, String(first), gate];
  const env = { ...process.env, DATABASE_URL: vault.databaseUrl };
  return {
    first,
    process: runNode([script, ...args], { env }),
    go: () => writeFileSync(gate, ""),
  };
}

/** Kills a process in the midst of its acts. Answers the number of the act, and whether it was in the journal. */
async function killWithin({ process, go, first }: Writer, n: number) {
  await process.says(/ready/, 120_000);
  go();
  // Every fourth kill may come before anything is written, the others when the act is in the journal.
  if (n % 4 === 3) {
    await process.says(/act/, 60_000);
    await sleep(Math.random() * ACT_MS);
  } else {
    await until("an act is in the journal", async () => (await journalOf(vault)).length > 0, 60_000);
    await sleep(Math.random() * ACT_MS * (n % 2 === 0 ? 0.3 : 1));
  }
  expect(await process.end("SIGKILL"), process.output()).toBe("SIGKILL");
  // Its statement may outlive the process, and holds the act's lock as long.
  await until("its connections have ended", async () => (await heldOf(vault)).length === 0, 60_000);
  const isJournaled = (await journalOf(vault)).length > 0;
  kills[isJournaled ? "journaled" : "before"] += 1;
  return { act: Number([...process.output().matchAll(/act (\d+)/g)].at(-1)?.[1] ?? first), isJournaled };
}

const read = (path: string) => readFileSync(join(vault.root, path), "utf8");
const present = (path: string) => existsSync(join(vault.root, path));
const all = (count: number, path: (n: number) => string) => Array.from({ length: count }, (_, n) => path(n));
const sources = all(FILES, (n) => `task/Source ${n}.md`);

/** Of each kind, what shows of every file that act `n` has changed it. */
const SIGNS: Record<string, (n: number) => boolean[]> = {
  move: (n) => [
    present(`note/Target ${n}.md`),
    ...sources.map((path) => read(path).includes(`[[note/Target ${n}]]`)),
  ],
  upload: (n) => all(FILES, (at) => `inbox/upload-${n}-${at}.md`).map(present),
  rewrite: (n) => sources.map((path) => read(path).endsWith(`round ${n}\n`)),
  merge: (n) => sources.map((path) => read(path).includes(`[[note/Target ${n}]]`)),
  restore: (n) =>
    Object.entries(disordered(n)).map(([path, text]) => (present(path) ? read(path) : null) !== text),
  plan: (n) => [
    present(`note/Plan ${n}.md`),
    !present(`inbox/${inboxNote(n)}`),
    ...all(99, (at) => `person/Person ${n} of ${at}.md`).map(present),
    ...sources.slice(99, FILES - 2).map((path) => read(path).includes(`[[note/Plan ${n}]]`)),
  ],
};

/** All of the act is done, or nothing. */
function expectWhole(kind: string, n: number): void {
  const signs = SIGNS[kind]?.(n) ?? [];
  expect([true, false], `act ${n}: ${signs.filter(Boolean).length} of ${signs.length}`).toContainEqual(
    signs.every((sign) => sign === signs[0]) && signs[0],
  );
}

/** Removes what nothing links to, so that the vault does not grow. */
async function clear(): Promise<void> {
  for (const folder of ["person", "event"])
    rmSync(join(vault.root, folder), { recursive: true, force: true });
  for (const file of filesBelow(vault.root).filter((path) => path.startsWith("inbox/upload-")))
    rmSync(join(vault.root, file));
  await rowsOf(vault, "delete from inbox_files where state = 'waiting'");
  await reconcile(vault.ctx);
}

const CASES = Array.from({ length: KILLS }, (_, n) => Object.keys(ACTS).map((kind) => ({ kind, n }))).flat();
let next: Writer | undefined;
afterAll(() => next?.process.end("SIGKILL"));

it.each(CASES)(
  "a kill within a $kind leaves all of it done, or nothing ($n)",
  async ({ kind, n }) => {
    const { act, isJournaled } = await killWithin(next ?? prepare(kind), n);
    const following = CASES[CASES.findIndex((each) => each.kind === kind && each.n === n) + 1];
    next = following && prepare(following.kind);
    await createRecord(vault.ctx, { type: "event", name: `After ${round}` });
    // Before its restore, the act makes the disorder as another program.
    if (kind !== "restore" || isJournaled) expectWhole(kind, act);
    if (kind !== "restore") await expectConsistent(vault);

    await ACTS[kind]?.(vault.ctx, act);
    const isRestored = kind !== "restore" || read("task/Source 2.md").includes("of [[note/Target]]");
    expect([isRestored, SIGNS[kind]?.(act).every(Boolean)]).toEqual([true, true]);
    if (kind === "plan")
      expect((await inboxStates(vault.ctx, { limit: 1000 })).files).toContainEqual(
        expect.objectContaining({ filename: inboxNote(act), state: "processed", records: expect.any(Array) }),
      );
    await expectConsistent(vault);
    await expectChecked(vault);
    await clear();
  },
  180_000,
);
