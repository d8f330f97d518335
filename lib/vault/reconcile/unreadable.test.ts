import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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
