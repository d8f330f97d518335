import { afterAll, beforeAll, expect, it } from "vitest";
import type { VaultPath } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { distillerRejections } from "../tables";
import { rejectDeleted } from "./deleted";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const MANY = Array.from({ length: 201 }, (_, n) => {
  const path = `decision/D${n}.md` as VaultPath;
  const text = `---\ntype: decision\nname: D${n}\ndistilled_by: local\n---\n\n> We use ${n} boats.\n`;
  const before = { path, text, utf8: true, hash: `${n}`, size: text.length, mtimeMs: 0, inode: 1 };
  return { kind: "deleted" as const, path, before };
});

it("rejects as many learnings as a person deletes at once, but not files that are gone from the disk", async () => {
  const { ctx } = vault;
  const rejected = async () => (await ctx.db.tx((tx) => tx.select().from(distillerRejections))).length;
  const onDisk = MANY.map(({ kind, path }) => ({ kind, path }));
  await ctx.db.tx((tx) => rejectDeleted(ctx, tx, onDisk));
  expect(await rejected()).toBe(0);
  await ctx.db.tx((tx) => rejectDeleted(ctx, tx, MANY));
  expect(await rejected()).toBe(201);
});
