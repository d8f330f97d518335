import { symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ThreadPool } from "@/lib/core/threads";
import { SmallVault, untilTimestampsDiffer } from "../vault.fixture";
import { SnapshotCache } from "./cache";
import { readVault } from "./gather";
import type { KeptFacts } from "./kept";
import { ODD } from "./odd.fixture";
import { newScanThreads, type ScanThreads } from "./threads/pool";
import type { VaultSnapshot } from "./vault";
import { filesOf, type Walked } from "./walked";

let vault: SmallVault;
let plain: VaultSnapshot;
const threads = newScanThreads(1);

beforeAll(async () => {
  vault = new SmallVault(ODD);
  vault.write("a.MD", "An extension of which a walk knows nothing.");
  symlinkSync("plain 1.md", path.join(vault.root, "note/symbolic.md"));
  await untilTimestampsDiffer();
  plain = await readVault(vault.root, { cache: new SnapshotCache(), threads: newScanThreads(0) });
});
afterAll(async () => {
  await threads.close();
  vault.remove();
});

/** What is kept of a vault that had thousands of files and now has a few; of these, the first with another name. */
const kept: KeptFacts = {
  read: async (_layout, use) => {
    const [first] = plain.records;
    if (!first) throw new Error("no record");
    for (let n = 0; n < 10_000; n++) use({ ...first, path: `note/gone ${n}.md` as typeof first.path });
    use({ ...first, record: { ...first.record, name: "kept" } });
  },
  write: async () => {},
};
const read = (by: ScanThreads) => readVault(vault.root, { cache: new SnapshotCache(), threads: by, kept });

it("a thread walks a large vault while what is kept of it is read", async () => {
  const run = vi.spyOn(threads, "run");
  const found = await read(threads);
  expect(run.mock.calls.map(([name]) => name)).toContain("walk");
  run.mockRestore();
  expect(found.skipped).toEqual(plain.skipped);
  expect(found.skipped.map((file) => file.path)).toEqual(["a.MD", "note/symbolic.md"]);
  const [first, ...others] = found.records;
  expect(first?.record.name).toBe("kept");
  expect(others).toStrictEqual(plain.records.slice(1));
  expect(found.files.length).toBe(plain.files.length);
});

it("what a thread has walked is compared some files at a time, and others have their turn", async () => {
  const paths = Array.from({ length: 6_000 }, (_, n) => `note/${n}.md` as Walked["paths"][number]);
  const statuses = new Float64Array(4 * paths.length);
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  count();
  const batches: number[] = [];
  for await (const files of filesOf({ paths, statuses, skipped: [], unreadable: [] }))
    batches.push(files.length);
  clearImmediate(next);
  expect(batches).toEqual([2_000, 2_000, 2_000]);
  expect(turns).toBeGreaterThanOrEqual(batches.length);
});

it("a vault that a thread fails to walk is walked here", async () => {
  const broken: ScanThreads = new ThreadPool({
    entry: { source: "lib/none.ts", bundle: "none.mjs" },
    size: 1,
  });
  const found = await read(broken);
  expect(found.skipped).toEqual(plain.skipped);
  expect(found.records.slice(1)).toStrictEqual(plain.records.slice(1));
});
