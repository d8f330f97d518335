import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LAYOUT } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { withoutAccess } from "@/tests/support/no-access";
import { record, SmallVault, untilTimestampsDiffer } from "../vault.fixture";
import { SnapshotCache } from "./cache";
import { readVault } from "./gather";

let vault: SmallVault;
beforeEach(() => {
  vault = new SmallVault({
    "note/a.md": record("note", "a"),
    "note/b.md": record("note", "b"),
    "x.png": "x",
  });
});
afterEach(() => vault.remove());

const at = (file: string): string => path.join(vault.root, file);

describe("the snapshot of a vault", () => {
  it("are read once, and again for what changed", async () => {
    const cache = new SnapshotCache();
    await untilTimestampsDiffer();
    const first = await readVault(vault.root, { cache });
    vault.write("note/b.md", record("note", "b", "status: draft\n"));
    const second = await readVault(vault.root, { cache });
    const [a, b] = ["note/a.md", "note/b.md"];
    expect(second.byPath.get(a)).toBe(first.byPath.get(a));
    expect(second.byPath.get(b)?.record?.status).toBe("draft");
  });

  it("are the same objects, with their records, until one is changed or removed", async () => {
    const cache = new SnapshotCache();
    await untilTimestampsDiffer();
    const [first, second] = [await readVault(vault.root, { cache }), await readVault(vault.root, { cache })];
    expect(second.records).toBe(first.records);
    rmSync(at("note/b.md"));
    const third = await readVault(vault.root, { cache });
    expect(third.records.map(({ path }) => path)).toEqual(["note/a.md"]);
    expect(third.version).not.toBe(second.version);
  });

  itDeep("see a change that leaves size and time of change as they were", async () => {
    const cache = new SnapshotCache();
    const { atime, mtime } = statSync(at("note/a.md"));
    utimesSync(at("note/a.md"), atime, mtime);
    await untilTimestampsDiffer();
    await readVault(vault.root, { cache });
    writeFileSync(at("note/a.md"), record("note", "z"));
    utimesSync(at("note/a.md"), atime, mtime);
    const vaultNow = await readVault(vault.root, { cache });
    expect(vaultNow.byPath.get("note/a.md")?.record?.name).toBe("z");
  });

  it("include added, removed and moved files", async () => {
    const cache = new SnapshotCache();
    await readVault(vault.root, { cache });
    renameSync(at("note/a.md"), at("note/c.md"));
    renameSync(at("note/b.md"), at("note/a.md"));
    rmSync(at("x.png"));
    const { files, records } = await readVault(vault.root, { cache });
    expect(files.map((file) => [file.path, file.record?.name]).sort()).toEqual([
      ["note/a.md", "b"],
      ["note/c.md", "a"],
    ]);
    expect(records).toHaveLength(2);
  });

  it("are kept for a bounded number of files, the oldest vault going first", async () => {
    const other = new SmallVault({ "note/a.md": record("note", "a"), "note/b.md": "x" });
    try {
      const cache = new SnapshotCache(4);
      await readVault(vault.root, { cache });
      expect(cache.get(vault.root, DEFAULT_LAYOUT.key)?.listing.files.length).toBe(3);
      await readVault(other.root, { cache });
      expect(cache.get(vault.root, DEFAULT_LAYOUT.key)).toBe(undefined);
      expect(cache.get(other.root, DEFAULT_LAYOUT.key)?.listing.files.length).toBe(2);
      const small = new SnapshotCache(2);
      await readVault(vault.root, { cache: small });
      expect(small.get(vault.root, DEFAULT_LAYOUT.key)).toBe(undefined);
    } finally {
      other.remove();
    }
  });

  it("of a vault that is not there are none", async () => {
    expect((await readVault(path.join(vault.root, "nowhere"), { cache: new SnapshotCache() })).files).toEqual(
      [],
    );
  });
});

describe("a folder that cannot be read any more", () => {
  it("keeps its files from the last read", async () => {
    vault.write("closed/Secret.md", record("note", "Secret"));
    const cache = new SnapshotCache();
    await readVault(vault.root, { cache });
    const refused = <T>(work: () => Promise<T>) =>
      withoutAccess({ root: vault.root, paths: ["closed"] }, work);
    const partial = await refused(() => readVault(vault.root, { cache }));
    expect(partial.isRecord("closed/Secret.md")).toBe(true);
    expect(partial.skipped).toEqual([{ path: "closed", reason: "The folder cannot be read." }]);
    expect((await readVault(vault.root, { cache })).skipped).toEqual([]);
  });
});
