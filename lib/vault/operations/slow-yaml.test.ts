import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "@/tests/support/until";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { changeVault } from "../change";
import { vaultPath } from "../path";
import { prepared } from "../record/prepared";
import { bulkRecords } from "./bulk-records";
import { editRecord } from "./edit-record";
import { writeRecord } from "./write-record";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const slow = (n: number, aliases = 1_000) => `a: &a [1, ${n}]\nb: [${"*a,".repeat(aliases)}]\n`;
const record = (yaml: string) => `---\n${yaml}---\nA text.\n`;
const isRead = (yaml: string) => prepared().get(yaml) !== undefined;

it("frontmatter that takes long is read in a thread before it is written, and that which it replaces", async () => {
  const path = "note/Slow.md";
  await writeRecord(vault.ctx, { path, text: record(slow(1)), ifNoneMatch: "*" });
  expect(isRead(slow(1))).toBe(true);
  vault.write(path, record(slow(2)));
  expect(isRead(slow(2))).toBe(false);
  await editRecord(vault.ctx, { path, replace: [{ old: "A text", new: "Another" }] });
  expect(isRead(slow(2))).toBe(true);
  vault.write(path, record(slow(3)));
  await bulkRecords(vault.ctx, { records: [{ op: "edit", path, body_append: "More" }] });
  expect(isRead(slow(3))).toBe(true);
  expect(vault.read(path)).toBe(`${record(slow(3))}\nMore\n`);
});

it("that of several records is read in a thread, too, where it is written while their change waits for its turn", async () => {
  const paths = ["note/One.md", "note/Two.md"];
  for (const path of paths) vault.write(path, record("a: 1\n"));
  const waiting = async () => {
    const [row] = await vault.ctx.db.tx((tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted`),
    );
    return row?.n ?? 0;
  };
  let [enter, finish] = [() => {}, () => {}];
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const done = new Promise<void>((resolve) => (finish = resolve));
  const holder = changeVault(vault.ctx, {
    lock: paths.map((path) => vaultPath(path)),
    plan: async () => {
      enter();
      await done;
      return { changes: [] };
    },
  });
  await entered;
  const records = paths.map((path) => ({ op: "edit" as const, path, body_append: "More" }));
  const bulk = bulkRecords(vault.ctx, { records });
  await until("the change waits", async () => (await waiting()) > 0);
  for (const [at, path] of paths.entries()) vault.write(path, record(slow(10 + at)));
  finish();
  await holder;
  await bulk;
  for (const [at, path] of paths.entries()) {
    expect(isRead(slow(10 + at))).toBe(true);
    expect(vault.read(path)).toBe(`${record(slow(10 + at))}\nMore\n`);
  }
});

it("a field is not changed in place where that would take long", async () => {
  const path = "note/Long.md";
  const yaml = slow(4, 6_000);
  await writeRecord(vault.ctx, { path, text: record(yaml), ifNoneMatch: "*" });
  const edit = editRecord(vault.ctx, { path, set: { place: "here" } });
  await expect(edit).rejects.toThrow("too long to change single fields");
  expect(vault.read(path)).toBe(record(yaml));
});

it("what takes too long is refused", async () => {
  const path = "note/Too slow.md";
  // As a thread leaves it that was ended.
  const late = { problem: { message: "The frontmatter takes too long to read.", line: 1, column: 1 } };
  prepared().set(slow(5), JSON.stringify(late), 100);
  const write = writeRecord(vault.ctx, { path, text: record(slow(5)), ifNoneMatch: "*" });
  await expect(write).rejects.toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "text" }] });
  expect(vault.has(path)).toBe(false);
});
