import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { ignoreFile, writeJanitorSettings } from "../operations";
import { SnapshotCache } from "../snapshot";
import { janitorIssues, janitorSweeps } from "../tables";
import { untilTimestampsDiffer } from "../vault.fixture";
import { scanVault } from "./sweep";

let vault: TestVault;
const cache = new SnapshotCache();

beforeAll(async () => {
  vault = await shareVault();
  for (const name of ["A", "B"])
    vault.write(`note/${name}.md`, `---\ntype: note\n---\n\n${"text ".repeat(40)}\n`);
  await untilTimestampsDiffer();
  await scan();
});
afterAll(() => vault.close());

async function scan() {
  const sweep = { sweepId: randomUUID(), startedAt: new Date().toISOString() };
  const { sweep_id: _, ...found } = await scanVault(vault.ctx, cache, sweep, { fix: false });
  return found;
}

const own = () => eq(janitorIssues.accountId, vault.ctx.account.id);
const messages = () =>
  vault.ctx.db.tx(async (tx) =>
    (await tx.select({ message: janitorIssues.message }).from(janitorIssues).where(own())).map(
      ({ message }) => message,
    ),
  );
const sweeps = () => vault.ctx.db.tx((tx) => tx.$count(janitorSweeps));

it("a scan of the same files is stored, and leaves the issues that are open", async () => {
  const before = await sweeps();
  const first = await scan();
  await vault.ctx.db.tx((tx) => tx.update(janitorIssues).set({ message: "as it was" }).where(own()));
  expect(first.issues_found).toBeGreaterThan(0);
  expect(await scan()).toEqual(first);
  expect(await sweeps()).toBe(before + 2);
  expect(new Set(await messages())).toEqual(new Set(["as it was"]));
});

it("an issue that was settled meanwhile is found again", async () => {
  const { issues_found } = await scan();
  const ofOne = and(own(), eq(janitorIssues.path, "note/A.md"));
  await vault.ctx.db.tx((tx) => tx.delete(janitorIssues).where(ofOne));
  expect((await scan()).issues_found).toBe(issues_found);
  expect(await messages()).toHaveLength(issues_found);
});

it("a file that is ignored, a setting and a change of a file count", async () => {
  const first = await scan();
  vault.write("note/A.md", `---\ntype: note\n---\n\n[[Nowhere]] [[B]] ${"text ".repeat(40)}\n`);
  const changed = await scan();
  expect(changed.issues_by_code).not.toEqual(first.issues_by_code);
  await untilTimestampsDiffer();
  await scan();
  expect(await scan()).toEqual(changed);
  await writeJanitorSettings(vault.ctx, { report_body_links: true });
  const reported = await scan();
  expect(reported.issues_found).toBeGreaterThan(changed.issues_found);
  await ignoreFile(vault.ctx, { file: "note/A.md", reason: "a draft" });
  expect((await scan()).issues_found).toBeLessThan(reported.issues_found);
});
