import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { temporaries } from "@/tests/crash/vault-state";
import { until } from "@/tests/support/until";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { createRecord, moveRecord } from "../operations";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { readStored } from "../store";
import { changeVault, onVaultChange } from ".";

/** More than are removed before a change returns. */
const LINKING = 40;

let vault: TestVault;
let ctx: Context;
let root = "";
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
  root = ctx.account.vaultDir;
  mkdirSync(join(root, "note"), { recursive: true });
  await createRecord(ctx, { type: "person", name: "Alice" });
  for (let n = 0; n < LINKING; n += 1) writeFileSync(join(root, `note/Note ${n}.md`), `[[Alice]] ${n}\n`);
  await reconcile(ctx);
});
afterEach(() => onVaultChange("test", async () => {}));

const TABLES = ["vault_files", "vault_links", "record_versions", "events", "audit_entries", "vault_journal"];

/** The rows of all that a change writes. */
const rows = () =>
  ctx.db.tx(async (tx) => {
    const found: Record<string, unknown> = {};
    for (const table of TABLES)
      found[table] = await tx.execute(sql`select * from ${sql.identifier(table)} as t order by t::text`);
    return JSON.stringify(found);
  });

it("the index knows each file as it is on the disk", async () => {
  const { files_updated } = await moveRecord(ctx, { path: "person/Alice.md", name: "Alice Chen" });
  expect(files_updated).toHaveLength(LINKING);
  expect(readFileSync(join(root, "note/Note 7.md"), "utf8")).toBe("[[Alice Chen]] 7\n");
  expect(await reconcile(ctx)).toMatchObject({ changed: 0, removed: 0 });
  expect(await differences(ctx)).toEqual([]);
});

it("the old files are gone soon after", async () => {
  await moveRecord(ctx, { path: "person/Alice.md", name: "Alice Chen" });
  await until("no temporary file", () => temporaries(root).length === 0);
});

it("when a file was changed by another program, nothing is changed and nothing recorded", async () => {
  const notes = Array.from({ length: LINKING }, (_, n) => vaultPath(`note/Note ${n}.md`));
  const changes = await Promise.all(
    notes.map(async (note) => {
      const before = await readStored(root, note);
      const entries = [{ action: "test.change", subject: note }];
      return { kind: "write" as const, before, content: `${before.text} more`, entries };
    }),
  );
  writeFileSync(join(root, "note/Note 39.md"), "by hand\n");
  const [files, recorded] = [snapshot(root), await rows()];
  const failed = changeVault(ctx, { lock: "vault", plan: async () => ({ changes }) });
  await expect(failed).rejects.toMatchObject({ code: "CONFLICT" });
  expect(snapshot(root)).toEqual(files);
  expect(await rows()).toBe(recorded);
});

it("when a listener fails, the files are what they were", async () => {
  onVaultChange("test", () => Promise.reject(new Error("refused")));
  const [files, recorded] = [snapshot(root), await rows()];
  await expect(moveRecord(ctx, { path: "person/Alice.md", name: "Alice Chen" })).rejects.toThrow("refused");
  expect(snapshot(root)).toEqual(files);
  expect(await rows()).toBe(recorded);
});
