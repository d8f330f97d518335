import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanVault } from "@/bench/janitor/clean";
import { KINDS, type SownVault, sow } from "@/bench/janitor/faults/sow";
import { writeVault } from "@/bench/janitor/write";
import { type FixRun, fix, type Issue, SnapshotCache, scan } from "@/lib/janitor";
import { writeIn } from "@/lib/janitor/fix/write.fixture";
import { parseRecord } from "@/lib/vault";
import { times } from "../support/property";
import { type Room, reachableRoom } from "../support/room";

/** Of each kind; there are 28 kinds, each in separate records. */
const EACH = times(25, 2);
const RECORDS = times(3_000, 400);

let room: Room;
beforeAll(() => {
  room = reachableRoom();
});
afterAll(() => room.remove());

/** With the rules that are off by default. */
const options = () => ({ cache: new SnapshotCache(), reportBodyLinks: true });

/** Without those of the loose notes, which only make other records linked. */
const named = (issues: readonly Issue[]): string[] =>
  issues
    .filter(({ path }) => !path.startsWith("Daily/"))
    .map(({ code, path }) => `${code} ${path}`)
    .sort();

describe("a vault of many hands without issues", () => {
  it("raises no alarm, and nothing in it is changed", async () => {
    const clean = cleanVault(RECORDS);
    const root = path.join(room.path, "clean");
    writeVault(root, [...clean.records.map(({ path, text }) => [path, text] as const), ...clean.others]);
    const run = await fix(root, { ...options(), write: writeIn(root) });
    expect(named(run.before.issues)).toEqual([]);
    const loose = [...clean.others.keys()].filter((file) => file.endsWith(".md"));
    expect(run.before.files).toBe(clean.records.length + loose.length);
    expect(run.changes).toEqual([]);
  });
});

describe("the same vault with faults of every kind", () => {
  let vault: SownVault;
  let run: FixRun;
  let root: string;
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

  beforeAll(async () => {
    vault = sow(cleanVault(RECORDS), EACH);
    root = path.join(room.path, "sown");
    writeVault(root, vault.files);
    run = await fix(root, { ...options(), write: writeIn(root), history: vault.history });
  });

  it("has as many of each as were wanted", () => {
    const count = (kind: string) => vault.sown.filter((sown) => sown.kind === kind).length;
    for (const kind of Object.keys(KINDS)) expect([kind, count(kind)]).toEqual([kind, EACH]);
  });

  it("has every one found, and no other", () => {
    const wanted = vault.sown.flatMap(({ code, path, besides }) => [`${code} ${path}`, ...besides]);
    expect(named(run.before.issues)).toEqual(wanted.sort());
  });

  it("is fixed where there is one right answer, byte for byte", () => {
    for (const { kind, path, right, clean } of vault.sown) {
      if (right === "restored") expect([kind, path, read(path)]).toEqual([kind, path, clean]);
    }
  });

  it("is left alone where nobody can know what was meant", () => {
    for (const { kind, path, right, faulty } of vault.sown) {
      if (right === "reported") expect([kind, path, read(path)]).toEqual([kind, path, faulty]);
    }
  });

  it("says the same as before where the place of a field was lost", () => {
    for (const { kind, path, right, clean } of vault.sown) {
      if (right !== "equivalent") continue;
      const [before, after] = [parseRecord(clean), parseRecord(read(path))];
      expect([kind, path, after]).toEqual([kind, path, before]);
    }
  });

  it("keeps every other file as it was", () => {
    const sown = new Set(vault.sown.map(({ path }) => path));
    for (const [file, text] of vault.files)
      if (!sown.has(file)) expect([file, read(file)]).toEqual([file, text]);
  });

  it("counts as fixed what another scan does not find any more", async () => {
    const certain = vault.sown.filter(({ right }) => right !== "reported");
    const left = vault.sown.filter(({ right }) => right === "reported");
    expect(run.issuesFixed).toBe(certain.length);
    expect(run.changes).toHaveLength(certain.length);
    const again = await scan(root, { ...options(), history: vault.history });
    expect(named(again.issues)).toEqual(
      left.flatMap(({ code, path, besides }) => [`${code} ${path}`, ...besides]).sort(),
    );
    expect(again.issues).toEqual(run.after.issues);
  });

  it("is not touched by another fix", async () => {
    const again = await fix(root, { ...options(), write: writeIn(root), history: vault.history });
    expect(again.changes).toEqual([]);
    expect(again.issuesFixed).toBe(0);
  });
});
