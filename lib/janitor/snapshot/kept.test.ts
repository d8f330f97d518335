import { hash } from "node:crypto";
import { utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Context } from "@/lib/db";
import { DEFAULT_LAYOUT, deleteRecord, editRecord, Layout, readFacts, reconcile } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { openVault, type TestVault, writeInto } from "@/tests/support/vault";
import { untilTimestampsDiffer } from "../vault.fixture";
import { SnapshotCache } from "./cache";
import { readVault } from "./gather";
import { keptFacts } from "./kept";
import { ODD } from "./odd.fixture";
import { newScanThreads } from "./threads/pool";

/** Enough files that a thread reads them for the first index. */
const MANY = 2_600;
/** The time that a file is set back to. */
const TIME = new Date("2024-01-05T12:00:00Z");
const threads = newScanThreads(0);
let vault: TestVault;
const at = (file: string): string => path.join(vault.root, file);

beforeAll(async () => {
  vault = await openVault();
  for (const [file, text] of Object.entries(ODD)) vault.write(file, text);
  for (let n = 0; n < MANY; n++)
    vault.write(`note/plain ${n}.md`, `---\nname: plain ${n}\n---\n\n[[plain ${n + 1}]]\n`);
  utimesSync(at("note/plain 1.md"), TIME, TIME);
  vault.write("note/hub.md", "[[plain 7#Heading]] ".repeat(1_500));
  await untilTimestampsDiffer();
  await reconcile(vault.ctx);
}, 120_000);
afterAll(() => vault.close());

/** Reads the vault as the first scan of a process does. */
const first = (layout: Layout = DEFAULT_LAYOUT) =>
  readVault(vault.root, { cache: new SnapshotCache(), threads, layout, kept: keptFacts(vault.ctx) });
const unaided = () => readVault(vault.root, { cache: new SnapshotCache(), threads });

const run = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  vault.ctx.db.tx((tx) => tx.execute<T>(statement));
const kept = async () =>
  (await run<{ path: string }>(sql`select path from vault_facts`)).map((row) => row.path);
const mark = async () =>
  (await run<{ mark: string }>(sql`select distinct mark from vault_facts`)).map((row) => row.mark);
const nameOf = async (file: string, layout?: Layout) => (await first(layout)).byPath.get(file)?.record?.name;

/** How many facts are read. */
async function count(ctx: Context): Promise<number> {
  const paths = new Set<string>();
  await readFacts(ctx, DEFAULT_LAYOUT, ({ path }) => paths.add(path));
  return paths.size;
}

/** A name that only the facts have shows whether they or the file were read. */
const rename = (file: string) =>
  run(sql`update vault_facts set facts = replace(facts, '"plain ', '"kept ') where path = ${file}`);

describe("facts of a first index", () => {
  it("are those that a scan reads", async () => {
    const before = await kept();
    expect(before.length).toBeGreaterThan(MANY);
    expect(await count(vault.ctx)).toBe(before.length);
    const [byFacts, plain] = [await first(), await unaided()];
    expect(byFacts.files).toStrictEqual(plain.files);
    // Neither very long values, nor what JSON cannot represent, nor what is no longer text.
    const now = await kept();
    const left = ["note/hub.md", "note/latin.md", "note/of scalars.md", "note/zero.md"];
    const records = plain.records.map((file): string => file.path);
    expect(records.filter((file) => !now.includes(file)).sort()).toEqual(left);
    expect((await first()).files).toStrictEqual(plain.files);
  });

  it("replace the file as long as it is unchanged", async () => {
    await rename("note/plain 1.md");
    expect(await nameOf("note/plain 1.md")).toBe("kept 1");
    writeFileSync(at("note/plain 1.md"), "---\nname: other 1\n---\n\n[[plain 2]]\n");
    utimesSync(at("note/plain 1.md"), TIME, TIME); // of the same size and time, too
    expect(await nameOf("note/plain 1.md")).toBe("other 1");
  });

  it("are of use with the same layout and version only", async () => {
    await first();
    const ours = await mark();
    await rename("note/plain 2.md");
    const other = new Layout({ ...DEFAULT_LAYOUT.settings, ignore: ["note/plain 3.md"] });
    expect(await nameOf("note/plain 2.md", other)).toBe("plain 2");
    await rename("note/plain 4.md");
    await run(sql`update vault_facts set mark = 'of another'`);
    expect(await nameOf("note/plain 4.md")).toBe("plain 4");
    expect(await mark()).toEqual(ours);
  });

  it("are of this version: what is read of a text changes with it only", async () => {
    await first();
    const rows = await run<{ path: string; facts: string }>(
      sql`select path, facts from vault_facts where path not like '%plain%' order by path collate "C"`,
    );
    // Without the status of the file, which is another each time.
    const read = rows.map(({ path, facts }) => [path, ...(JSON.parse(facts) as unknown[]).slice(1)]);
    const found = hash("sha1", JSON.stringify(read));
    expect(found, "raise VERSION in lib/vault/indexing/facts/stored.ts").toBe(
      "5bcf08b75173f54da4aefb00c20c5cdb484d79f8",
    );
  });

  it("go where an earlier release deleted the file and left them", async () => {
    const gone = sql`insert into vault_facts (account_id, path, mark, facts)
      select account_id, 'note/gone.md', mark, facts from vault_facts where path = 'note/plain 8.md'`;
    await run(gone);
    await first();
    expect(await kept()).not.toContain("note/gone.md");
  });

  it("are read though those without use cannot be deleted", async () => {
    await first();
    const { tx } = vault.ctx.db;
    const reading = vi.spyOn(vault.ctx.db, "tx").mockImplementationOnce(tx).mockRejectedValueOnce("no");
    const found = await count(vault.ctx);
    expect(reading).toHaveBeenCalledTimes(2);
    reading.mockRestore();
    expect(found).toBe((await kept()).length);
  });

  itDeep("that are torn are read again from the files", async () => {
    await first();
    await run(sql`update vault_facts set facts = left(facts, 20) where path = 'note/plain 5.md'`);
    expect((await first()).files).toStrictEqual((await unaided()).files);
    await run(sql`update vault_facts set facts = '[]' where path = 'note/plain 6.md'`);
    expect((await first()).files).toStrictEqual((await unaided()).files);
    await run(sql`delete from vault_facts`);
    expect((await first()).files).toStrictEqual((await unaided()).files);
    expect((await kept()).length).toBeGreaterThan(MANY);
  });

  it("go when a record is changed or deleted, here or by another program", async () => {
    const files = ["note/plain 10.md", "note/plain 11.md", "note/plain 12.md"];
    expect((await kept()).filter((file) => files.includes(file)).sort()).toEqual(files);
    await editRecord(vault.ctx, { path: files[0] ?? "", set: { status: "draft" } });
    await deleteRecord(vault.ctx, { path: files[1] ?? "" });
    writeInto(vault.root, files[2] ?? "", "changed");
    await reconcile(vault.ctx);
    expect((await kept()).filter((file) => files.includes(file))).toEqual([]);
    expect((await first()).files).toStrictEqual((await unaided()).files);
  });

  it("are not seen by another account, and not kept of a file that the index does not have", async () => {
    const other = await vault.another();
    expect(await count(other)).toBe(0);
    writeInto(other.account.vaultDir, "note/plain 20.md", "Not indexed.");
    await untilTimestampsDiffer();
    await readVault(other.account.vaultDir, { cache: new SnapshotCache(), threads, kept: keptFacts(other) });
    expect(await count(other)).toBe(0);
    await reconcile(other);
    await readVault(other.account.vaultDir, { cache: new SnapshotCache(), threads, kept: keptFacts(other) });
    expect(await count(other)).toBe(1);
  });
});
