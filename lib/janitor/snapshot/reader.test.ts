import { renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ThreadPool } from "@/lib/core/threads";
import { itDeep } from "@/tests/support/deep";
import { until } from "@/tests/support/until";
import { runRules } from "../scan";
import { record, SmallVault, untilTimestampsDiffer } from "../vault.fixture";
import { SnapshotCache } from "./cache";
import { readVault } from "./gather";
import { ODD } from "./odd.fixture";
import { newScanThreads, type ScanThreads } from "./threads/pool";

let vault: SmallVault;
let threads: ScanThreads;
const none = newScanThreads(0);

beforeAll(async () => {
  vault = new SmallVault(ODD);
  for (let n = 0; n < 400; n++)
    vault.write(`note/plain ${n}.md`, record("note", `plain ${n}`, `related: ["[[note/plain ${n + 1}]]"]\n`));
  symlinkSync("plain 1.md", path.join(vault.root, "note/symbolic.md"));
  threads = newScanThreads(1);
  threads.warm();
  await until("a thread is ready", () => threads.ready === 1);
});
afterAll(async () => {
  await threads.close();
  vault.remove();
});

const read = (by: ScanThreads) => readVault(vault.root, { cache: new SnapshotCache(), threads: by });

describe("files that are read in threads", () => {
  it("are the same as without threads", async () => {
    const run = vi.spyOn(threads, "run");
    const [plain, threaded] = [await read(none), await read(threads)];
    expect(run).toHaveBeenCalled();
    run.mockRestore();
    expect(threaded.files).toStrictEqual(plain.files);
    expect(threaded.skipped).toEqual(plain.skipped);
    const issues = (await runRules(threaded, { reportBodyLinks: true })).issues;
    expect(issues).toEqual((await runRules(plain, { reportBodyLinks: true })).issues);
    expect(new Set(issues.map(({ code }) => code)).size).toBeGreaterThan(8);
  });

  itDeep("are kept for the next scan as others are", async () => {
    const cache = new SnapshotCache();
    await untilTimestampsDiffer();
    const first = await readVault(vault.root, { cache, threads });
    const second = await readVault(vault.root, { cache, threads: none });
    expect(second.version).toBe(first.version);
    expect(second.files.every((file, at) => file === first.files[at])).toBe(true);
  });

  it("may be gone by then", async () => {
    const run = threads.run.bind(threads);
    const away = path.join(vault.root, "away");
    let gone = "";
    vi.spyOn(threads, "run").mockImplementationOnce((name, input) => {
      gone = ("paths" in input && input.paths[1]) || "";
      renameSync(path.join(vault.root, gone), away);
      return run(name, input);
    });
    const there = (await read(threads)).byPath;
    vi.restoreAllMocks();
    renameSync(away, path.join(vault.root, gone));
    const all = (await read(none)).byPath;
    expect(there.has(gone)).toBe(false);
    expect(there.size).toBe(all.size - 1);
    for (const [file, snapshot] of there) expect(snapshot.record).toStrictEqual(all.get(file)?.record);
  });

  it("are read without them when they fail", async () => {
    const entry = { source: "tests/platform/greedy-thread.ts", bundle: "none.mjs" };
    const broken: ScanThreads = new ThreadPool({ entry, size: 1 });
    broken.warm();
    await until("a thread is ready", () => broken.ready === 1);
    const run = vi.spyOn(broken, "run");
    expect((await read(broken)).files).toStrictEqual((await read(none)).files);
    expect(run).toHaveBeenCalledTimes(1);
    await broken.close();
  });
});
