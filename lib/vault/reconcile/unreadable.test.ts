import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { withoutAccess } from "@/tests/support/no-access";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { vaultContext } from "../operations";
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
  vault.write("note/A.md", "[[Secret]]");
  vault.write("closed/Secret.md", "secret [[A]]");
  mkdirSync(join(vault.root, "lost+found"));
});

const rows = (text: string) => vault.ctx.db.tx((tx) => tx.execute<Record<string, unknown>>(sql.raw(text)));
const refuse = (paths: string[], work: () => Promise<unknown>) =>
  withoutAccess({ root: vault.root, paths }, work);
const skipped = async () => (await vaultContext(vault.ctx, {})).skipped;

it("a folder that cannot be read is reported, and stops nothing", async () => {
  await refuse(["lost+found"], () => reconcile(vault.ctx));
  expect(await skipped()).toEqual({
    count: 1,
    files: [{ path: "lost+found", reason: "The folder cannot be read." }],
  });
  expect(await differences(vault.ctx)).toEqual([]);
  await reconcile(vault.ctx);
  expect(await skipped()).toEqual({ count: 0, files: [] });
});

it("records of a folder that cannot be read any more stay in the index, with the links to them", async () => {
  await reconcile(vault.ctx);
  const index = async () => [
    await rows("select path, kind, hash from vault_files order by path"),
    await rows("select source, target_path from vault_links order by source"),
    await rows("select type, body from events order by position"),
  ];
  const before = await index();
  vault.write("note/B.md", "[[A]]");
  await refuse(["closed"], async () => {
    expect(await reconcile(vault.ctx)).toMatchObject({ changed: 1, removed: 0 });
    await reconcileFiles(vault.ctx, ["closed", "closed/Secret.md"]);
  });
  const [files, links, events] = await index();
  expect(files?.filter(({ path }) => path !== "note/B.md")).toEqual(before[0]);
  expect(links?.filter(({ source }) => source !== "note/B.md")).toEqual(before[1]);
  expect(events?.slice(before[2]?.length)).toMatchObject([{ body: expect.stringContaining("note/B.md") }]);
});

it("a record that cannot be read is reported until it can", async () => {
  await refuse(["closed/Secret.md"], () => reconcile(vault.ctx));
  expect(await skipped()).toEqual({
    count: 1,
    files: [{ path: "closed/Secret.md", reason: "The file cannot be read." }],
  });
  await refuse(["closed/Secret.md"], async () => expect(await differences(vault.ctx)).toEqual([]));
  await reconcile(vault.ctx);
  expect(await skipped()).toEqual({ count: 0, files: [] });
  expect(await differences(vault.ctx)).toEqual([]);
});

it("a record that cannot be read any more is reported, by a walk and when it changes, and stays in the index", async () => {
  await reconcile(vault.ctx);
  const before = await rows("select path, kind, hash from vault_files order by path");
  const files = [{ path: "closed/Secret.md", reason: "The file cannot be read." }];
  for (const look of [reconcile, (ctx: Context) => reconcileFiles(ctx, ["closed/Secret.md"])]) {
    await refuse(["closed/Secret.md"], () => look(vault.ctx));
    expect(await skipped()).toEqual({ count: 1, files });
    expect(await rows("select path, kind, hash from vault_files order by path")).toEqual(before);
    await look(vault.ctx);
    expect(await skipped()).toEqual({ count: 0, files: [] });
  }
});

it("what a change makes no record is reported at once: an extension in capitals, a file that is too large", async () => {
  await reconcile(vault.ctx);
  vault.write("note/Loud.MD", "loud");
  vault.write("note/A.md", "a".repeat(16 * 1024 * 1024 + 1));
  await reconcileFiles(vault.ctx, ["note/Loud.MD", "note/A.md"]);
  const files = [
    { path: "note/A.md", reason: "The file has more than 16 MiB: only its beginning is searched." },
    { path: "note/Loud.MD", reason: "The extension of a record is .md in lower case." },
  ];
  expect(await skipped()).toEqual({ count: 2, files });
  await reconcile(vault.ctx);
  expect(await skipped()).toEqual({ count: 2, files });
  vault.write("note/A.md", "small");
  renameSync(join(vault.root, "note/Loud.MD"), join(vault.root, "note/Loud.md"));
  await reconcileFiles(vault.ctx, ["note/Loud.MD", "note/Loud.md", "note/A.md"]);
  expect(await skipped()).toEqual({ count: 0, files: [] });
});
