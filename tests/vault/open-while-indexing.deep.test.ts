import { existsSync, mkdtempSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount, relocateVault } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { detachVault, readOpening, reconcile, reconcileFiles } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { contextFor, openVault, type TestVault, writeInto } from "@/tests/support/vault";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

/** A context whose transaction `at`, counted from 0, waits for `release`. */
function heldAt(ctx: Context, at: number) {
  let count = 0;
  let reach = (_: true) => {};
  let release = () => {};
  const reached = new Promise<true>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tx: Context["db"]["tx"] = async (work, options) => {
    if (count++ === at) {
      reach(true);
      await released;
    }
    return ctx.db.tx(work, options);
  };
  return { ctx: { ...ctx, db: { ...ctx.db, tx } }, reached, release };
}

/** Opens another directory as the account's vault. Returns the context of the account's next request. */
async function openAnother(ctx: Context): Promise<Context> {
  const now = async () => {
    const account = await findAccount(vault.db, ctx.account.id);
    if (!account) throw new Error("the account is there");
    return account;
  };
  await detachVault(ctx, { confirm: basename(ctx.account.vaultDir) });
  const directory = mkdtempSync(join(vault.dataDir, "notes-"));
  writeInto(directory, "New.md", "Of the new vault");
  await relocateVault(vault.db, await now(), directory, ctx.actor, { inbox: false });
  return contextFor(vault.db, await now());
}

/** What the index has of the account. */
const rows = (ctx: Context, table: "vault_files" | "vault_texts") =>
  ctx.db.tx((tx) => tx.execute(sql`select path from ${sql.identifier(table)}`));

/** Opens another vault during each transaction of `work` on the vault before, which has a record. */
async function atEveryPoint(work: (ctx: Context) => Promise<unknown>): Promise<number> {
  for (let at = 0; ; at += 1) {
    const before = await vault.another();
    writeInto(before.account.vaultDir, "Leute/Old.md", "[[Old]]");
    const held = heldAt(before, at);
    const running = work(held.ctx).then(
      () => false as const,
      () => false as const,
    );
    if (!(await Promise.race([held.reached, running]))) return at;
    const after = await openAnother(before);
    held.release();
    await running;
    expect.soft((await readOpening(after, {})).indexing, `after transaction ${at}`).toEqual({
      indexed: 0,
      found: null,
    });
    expect.soft(await rows(after, "vault_files"), `after transaction ${at}`).toEqual([]);
    expect.soft(await rows(after, "vault_texts"), `after transaction ${at}`).toEqual([]);
    expect.soft(existsSync(join(before.account.vaultDir, ".kv")), `after transaction ${at}`).toBe(false);
  }
}

describe("another vault, opened while a worker still reads the one before, is not indexed yet", () => {
  itDeep("whichever point a walk is at", async () => {
    expect(await atEveryPoint(reconcile)).toBeGreaterThan(5);
  });

  it("whichever point an update of a few files is at", async () => {
    expect(await atEveryPoint((ctx) => reconcileFiles(ctx, ["Leute/Old.md"]))).toBeGreaterThan(2);
  });
});
