import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { createRecord, moveRecord } from "../operations";
import { searchVault } from "../search/search";
import { reconcile } from "./reconcile";
import { reconcileFiles } from "./reconcile-files";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());

beforeEach(async () => {
  vault = await all.beside();
});

const rows = (text: string) => vault.ctx.db.tx((tx) => tx.execute<Record<string, unknown>>(sql.raw(text)));

/** All that the index has of the vault. */
const index = async () => [
  await rows("select path, kind, type, name, size, mtime_ms, inode, hash from vault_files order by path"),
  await rows("select source, ordinal, target, state, target_path from vault_links order by source, ordinal"),
  await rows("select path, hash, body from vault_texts order by path"),
];

/** Updates the index for these files, and expects what a walk of the whole vault would have made of it. */
async function follow(...paths: string[]): Promise<void> {
  await reconcileFiles(vault.ctx, paths);
  const before = await index();
  expect(await reconcile(vault.ctx)).toMatchObject({ changed: 0, removed: 0 });
  expect(await index()).toEqual(before);
}

it("leaves the index as a walk does: new, changed, moved and removed files, and the links to them", async () => {
  vault.write("note/A.md", "[[B]] [[C]] ![[picture.png]]");
  vault.write("note/B.md", "beta");
  await reconcile(vault.ctx);

  vault.write("note/C.md", "gamma [[A]]");
  vault.write("note/B.md", "beta changed [[D]]");
  vault.write("note/picture.png", "PNG");
  await follow("note/C.md", "note/B.md", "note/picture.png");
  expect((await searchVault(vault.ctx, { q: "gamma" })).results.map(({ path }) => path)).toEqual([
    "note/C.md",
  ]);

  renameSync(join(vault.root, "note/C.md"), join(vault.root, "D.md"));
  rmSync(join(vault.root, "note/picture.png"));
  await follow("note/C.md", "note/picture.png", "D.md");
  const moves = await rows(
    "select subject, detail->>'from' as source from audit_entries where action = 'disk.move'",
  );
  expect(moves).toEqual([{ subject: "D.md", source: "note/C.md" }]);

  rmSync(join(vault.root, "note"), { recursive: true });
  vault.write("note", "a file in place of the folder");
  await follow("note", "note/A.md", "note/B.md");
});

it("asks the database once more only where a file is or was skipped", async () => {
  let asked = 0;
  const { db } = vault.ctx;
  const tx: typeof db.tx = (...given) => {
    asked += 1;
    return db.tx(...given);
  };
  const counted = { ...vault.ctx, db: { ...db, tx } };
  const askedBy = async (paths: string[]) => {
    asked = 0;
    await reconcileFiles(counted, paths);
    return asked;
  };
  await createRecord(vault.ctx, { type: "note", name: "Own" });
  vault.write("note/Loud.MD", "loud");
  await reconcile(vault.ctx);
  const own = await askedBy(["note/Own.md"]);
  expect(await askedBy(["note/Loud.MD"])).toBe(own + 1);
  renameSync(join(vault.root, "note/Loud.MD"), join(vault.root, "note/Loud.md"));
  const renamed = await askedBy(["note/Loud.MD", "note/Loud.md"]);
  vault.write("note/Loud.md", "louder");
  expect(await askedBy(["note/Loud.md"])).toBe(renamed - 1);
});

it("knows a renamed file also when its new name was followed before its old one", async () => {
  vault.write("note/A.md", "alpha");
  await reconcile(vault.ctx);
  renameSync(join(vault.root, "note/A.md"), join(vault.root, "note/B.md"));
  await reconcileFiles(vault.ctx, ["note/B.md"]);
  await follow("note/A.md");
  const moves = await rows("select subject from audit_entries where action = 'disk.move'");
  expect(moves).toEqual([{ subject: "note/B.md" }]);
});

it("skips paths that are not visible files of the vault", async () => {
  vault.write("note/A.md", "alpha");
  await reconcile(vault.ctx);
  mkdirSync(join(vault.root, "folder.md"));
  symlinkSync("/etc/passwd", join(vault.root, "link.md"));
  vault.write(".obsidian/app.json", "{}");
  await follow("", "folder.md", "link.md", ".obsidian/app.json", "../outside.md", "note/none.md", "a\0b.md");
  expect((await index())[0]).toMatchObject([{ path: "note/A.md" }]);
});

it("takes nothing that the service moved for another program's move", async () => {
  vault.write("note/A.md", "alpha");
  await reconcile(vault.ctx);
  await moveRecord(vault.ctx, { path: "note/A.md", to: "note/B.md" });
  await follow("note/A.md", "note/B.md");
  expect(await rows("select 1 from audit_entries where action = 'disk.move'")).toEqual([]);
});

it("refuses without the vault's root, and forgets nothing", async () => {
  vault.write("note/A.md", "alpha");
  await reconcile(vault.ctx);
  renameSync(vault.root, `${vault.root}-away`);
  await expect(reconcileFiles(vault.ctx, ["note/A.md"])).rejects.toMatchObject({ code: "UNAVAILABLE" });
  renameSync(`${vault.root}-away`, vault.root);
  await follow("note/A.md");
});
