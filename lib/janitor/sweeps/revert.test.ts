import { randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, deleteRecord, moveRecord } from "@/lib/vault";
import { faultyDocument } from "@/tests/janitor/faulty-document";
import { depth } from "@/tests/support/property";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { SnapshotCache } from "../snapshot";
import { areReverted, entriesOfSweep, FIX } from "./audited";
import { type RevertRequest, revertFixes } from "./revert";
import { fixVault, scanVault } from "./sweep";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  const { ctx } = vault;
  await createRecord(ctx, { type: "note", name: "Old", fields: { aliases: ["Alias"] } });
  await moveRecord(ctx, { path: "note/Old.md", name: "New" });
  await createRecord(ctx, { type: "person", name: "Gone" });
  await deleteRecord(ctx, { path: "person/Gone.md" });
});
afterAll(() => vault.close());

/** Returns the id of the fix, which fixed something. */
async function fix(): Promise<string> {
  const sweep = { sweepId: randomUUID(), startedAt: new Date().toISOString() };
  const input = { fix: true };
  const cache = new SnapshotCache();
  const found = await scanVault(vault.ctx, cache, sweep, input);
  await fixVault(vault.ctx, cache, sweep, input, found, async () => {});
  return sweep.sweepId;
}

const revert = (request: RevertRequest) => revertFixes(vault.ctx, request, randomUUID(), async () => {});

/** Writes files, fixes them and has the fixes reverted: every byte is as before. */
async function expectReverted(texts: readonly string[], undo: (sweep: string) => Promise<void>) {
  const files = texts.map((_, at) => `${["note", "person", "task"][at % 3]}/f${at}.md`);
  for (const [at, file] of files.entries()) vault.write(file, texts[at] ?? "");
  const sweep = await fix();
  const fixes = await entriesOfSweep(vault.ctx, sweep, FIX);
  if (fixes.length > 0) await undo(sweep);
  expect(files.map(vault.read)).toEqual(texts);
  for (const file of files) rmSync(join(vault.root, file));
  return fixes;
}

const bySweep = async (sweep: string) => expect(await revert({ sweep })).toMatchObject({ left: [] });

async function oneByOne(sweep: string) {
  for (const { seq } of (await entriesOfSweep(vault.ctx, sweep, FIX)).reverse())
    expect(await revert({ entry: seq ?? 0 })).toMatchObject({ reverted: 1, left: [] });
}

it("a fix that is reverted leaves every byte as it was", { timeout: 600_000 }, async () => {
  const texts = fc.array(faultyDocument, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(bySweep, oneByOne), async (some, undo) => {
      await expectReverted(some, undo);
    }),
    depth(120),
  );
});

const HEAD = "---\ntype: person\ncreated: 2024-01-05\nname: x\n";

/** By what they have. */
const TEXTS = {
  "no frontmatter": "A text\n",
  "no text": "",
  "a byte order mark, CRLF and no frontmatter": "\ufeffA text\r\n",
  "a link that is changed, and then made a list": `${HEAD}related: [[Old]]\n---\n`,
  "two links that are changed, and then made a list": `${HEAD}related: [[Old]], [[New]]\n---\n`,
  "two items beside each other that are removed": `${HEAD}related:\n  - "[[Gone]]"\n  - "[[Gone]]"\n---\n`,
};

it("several fixes of a file are all reverted", async () => {
  for (const undo of [bySweep, oneByOne]) {
    const fixes = await expectReverted(Object.values(TEXTS), undo);
    for (const [at, what] of Object.keys(TEXTS).entries())
      expect(fixes.filter(({ subject }) => subject.endsWith(`f${at}.md`)).length, what).toBeGreaterThan(1);
  }
});

it("a fix that was reverted alone does not hold back the others", async () => {
  const text = `${HEAD}related:\n  - "[[Gone]]"\n  - "[[Gone]]"\nstatus: Active\n---\n`;
  const fixes = await expectReverted([text], async (sweep) => {
    const [oldest] = await entriesOfSweep(vault.ctx, sweep, FIX);
    await revert({ entry: oldest?.seq ?? 0 });
    const { left } = await revert({ sweep });
    expect(left.map(({ reason }) => reason)).toEqual([expect.stringContaining("is already reverted")]);
  });
  expect(fixes).toHaveLength(3);
});

it("a run is reverted once all of its fixes are, together or one by one", async () => {
  const texts = [`${HEAD}status: Active\n---\n`, `${HEAD}status: Active\n---\n`];
  for (const undo of [bySweep, oneByOne])
    await expectReverted(texts, async (sweep) => {
      const other = randomUUID();
      const state = async () => Object.fromEntries(await areReverted(vault.ctx, [sweep, other]));
      expect(await state()).toEqual({ [sweep]: false });
      const [oldest] = await entriesOfSweep(vault.ctx, sweep, FIX);
      if (undo === oneByOne) await revert({ entry: oldest?.seq ?? 0 });
      expect(await state()).toEqual({ [sweep]: false });
      await revert({ sweep });
      expect(await state()).toEqual({ [sweep]: true });
    });
});

it("resumes after its run was closed, or the vault was unavailable", async () => {
  const texts = Array.from({ length: 40 }, () => `${HEAD}status: Active\n---\n`);
  const away = `${vault.root}-away`;
  await expectReverted(texts, async (sweep) => {
    const id = randomUUID();
    const reports: unknown[] = [];
    const revertUntil = (end: number, stop: () => void) =>
      revertFixes(vault.ctx, { sweep }, id, async (detail) => {
        reports.push(detail.reverted);
        if (detail.reverted === end) stop();
      });
    const closed = revertUntil(16, () => {
      throw new Error("closed");
    });
    await expect(closed).rejects.toThrow("closed");
    await expect(revertUntil(32, () => renameSync(vault.root, away))).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
    renameSync(away, vault.root);
    expect(await revertUntil(0, () => {})).toMatchObject({ reverted: 40, left: [] });
    expect(reports).toEqual([16, 16, 32, 16, 32, 40]);
  });
});
