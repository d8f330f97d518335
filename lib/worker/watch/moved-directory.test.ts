import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";
import { Activity } from "./activity";
import { DiskWatch } from "./disk";
import { IndexFollower } from "./index-follower";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const column = async (text: string): Promise<unknown[]> => {
  const rows = await vault.ctx.db.tx((tx) => tx.execute<Record<string, unknown>>(sql.raw(text)));
  return rows.flatMap((row) => Object.values(row));
};
const indexed = () => column("select path from vault_files where kind = 'record' order by path");

it("follows a folder that another program moves at once, and knows where each file was", async () => {
  const errors: unknown[] = [];
  const follower = new IndexFollower(
    vault.ctx,
    new Activity(),
    () => true,
    (error) => errors.push(error),
  );
  const disk = new DiskWatch(vault.root, {
    onChange: (file) => follower.noteChange(file),
    onDirectoryGone: () => follower.noteDirectoryGone(),
    onError: (error) => errors.push(error),
    onLimit: () => errors.push("limit"),
  });
  mkdirSync(join(vault.root, "Areas/deep"), { recursive: true });
  vault.write("Areas/A.md", "a");
  vault.write("Areas/deep/B.md", "b");
  await disk.start();
  follower.walkSoon();
  await until("it is indexed", async () => (await indexed()).length === 2);

  renameSync(join(vault.root, "Areas"), join(vault.root, "Archive"));
  await until("only the new paths are indexed", async () =>
    (await indexed()).every((path) => String(path).startsWith("Archive/")),
  );
  expect(await indexed()).toEqual(["Archive/A.md", "Archive/deep/B.md"]);
  expect(
    await column("select detail ->> 'from' from audit_entries where action = 'disk.move' order by 1"),
  ).toEqual(["Areas/A.md", "Areas/deep/B.md"]);

  disk.close();
  await follower.stop();
  expect(errors).toEqual([]);
});
