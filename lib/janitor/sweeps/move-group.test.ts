import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { groupOf } from "../issue";
import { scan } from "../scan";
import { SnapshotCache } from "../snapshot";
import { BODY, record } from "../vault.fixture";
import { fixVault, scanVault } from "./sweep";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("records that move are counted once, and none of their other issues, which have a new path", async () => {
  for (const name of ["A", "B"]) vault.write(`person/${name}.md`, record("org", name, "", BODY));
  const [directory, ...others] = (await scan(vault.root)).issues.filter(({ path }) => path === "person/A.md");
  expect(others.map(({ code }) => code)).toEqual(["ORPHAN001"]);
  const cache = new SnapshotCache();
  const sweep = { sweepId: randomUUID(), startedAt: new Date().toISOString() };
  const groups = directory ? [groupOf(directory)] : [];
  const input = { fix: true, groups, decision: { kind: "move" as const } };
  const found = await scanVault(vault.ctx, cache, sweep, input);
  expect(found.issues_found).toBe(4);
  const fixed = await fixVault(vault.ctx, cache, sweep, input, found, async () => {});
  expect([vault.has("org/A.md"), vault.has("org/B.md")]).toEqual([true, true]);
  expect(fixed.issues_fixed).toBe(2);
});
