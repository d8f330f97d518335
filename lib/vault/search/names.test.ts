import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { findNames } from "./names";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  vault.write("person/Alice Chen.md", "---\naliases: [Boss]\n---\n");
  vault.write("person/Chenoa.md", "");
  vault.write("note/The chen file.md", "");
  vault.write("note/100 % sure.md", "");
  vault.write("note/C_H.md", "");
  vault.write("note/Zuse.md", "---\naliases: [zuse]\n---\n");
  vault.write("note/Konrad Zuse.md", "");
  vault.write("Pictures/chen.png", "");
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

const names = async (text: string, limit = 10) =>
  (await vault.ctx.db.tx((tx) => findNames(vault.ctx, tx, { text, limit }))).map(({ name }) => name);

it("finds the beginning of a name before that of a word", async () => {
  const found = await names("chen");
  expect(found[0]).toBe("Chenoa");
  expect([...found].sort()).toEqual(["Alice Chen", "Chenoa", "The chen file"]);
});

it("finds letters in their order, and aliases", async () => {
  expect(await names("alcn")).toEqual(["Alice Chen"]);
  expect(await names("BOSS")).toEqual(["Alice Chen"]);
});

it("finds aliases and names whose accents are separate characters", async () => {
  const [plain, apart] = ["Amélie", "Zoë"].map((name) => [name, name.normalize("NFD")]);
  vault.write("person/Lia.md", `---\naliases: [${plain?.[1]}]\n---\n`);
  vault.write(`person/${apart?.[1]}.md`, "");
  await reconcile(vault.ctx);
  for (const typed of ["Amélie", "amél", "méli"]) expect(await names(typed), typed).toEqual(["Lia"]);
  expect((await names("Zoë")).map((name) => name.normalize())).toEqual(["Zoë"]);
  for (const path of ["person/Lia.md", `person/${apart?.[1]}.md`]) rmSync(join(vault.root, path));
  await reconcile(vault.ctx);
});

it("finds records behind the names of other files", async () => {
  for (let n = 0; n < 12; n += 1) vault.write(`Pictures/quay ${n}.png`, "");
  vault.write("note/The quay at night.md", "");
  await reconcile(vault.ctx);
  expect(await names("qay", 3)).toEqual(["The quay at night"]);
});

it("counts a record once that has its name as an alias, too", async () => {
  expect(await names("zuse", 2)).toEqual(["Zuse", "Konrad Zuse"]);
});

it("takes marks of patterns as they are", async () => {
  expect(await names("100 %")).toEqual(["100 % sure"]);
  expect(await names("c_h")).toEqual(["C_H"]);
  expect(await names("\\")).toEqual([]);
});

it("finds the last changed when nothing is typed", async () => {
  expect(await names(" ")).toHaveLength(8);
});

it("finds a name among 10,000 records", async () => {
  await vault.ctx.db.tx((tx) =>
    tx.execute(`insert into vault_files (account_id, path, kind, type, name, path_key, stem_key, aliases, tags,
      frontmatter, preview, modified, size, mtime_ms, inode, hash)
      select '${vault.ctx.account.id}', 'note/Meeting ' || n || '.md', 'record', 'note', 'Meeting ' || n,
      'note/meeting ' || n || '.md', 'meeting ' || n, '{}', '{}', '{}', '', now(), 0, 0, 0, ''
      from generate_series(1, 10000) n`),
  );
  expect((await names("meeting 9999"))[0]).toBe("Meeting 9999");
  expect((await names("mtg9999"))[0]).toBe("Meeting 9999");
  expect(await names("zzz")).toEqual([]);
});
