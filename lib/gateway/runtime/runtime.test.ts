import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { restartContainers } from "./containers";
import { Restarted, runtimeOf } from "./runtime";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("is one for all who ask at a time, so that a restart ends the calls of each", async () => {
  const { ctx } = vault;
  // As many connections as ask: else the first would be through before the others begin.
  await Promise.all([1, 2, 3].map(() => ctx.db.tx((tx) => tx.execute(sql`select pg_sleep(0.1)`))));
  const opened = await Promise.all([1, 2, 3].map(() => runtimeOf(ctx)));
  await ctx.db.tx((tx) => restartContainers(ctx, tx));
  const next = await runtimeOf(ctx);
  expect(opened.map(({ signal }) => signal.reason)).toEqual([1, 2, 3].map(() => expect.any(Restarted)));
  expect(next.signal.aborted).toBe(false);
});

/** The context of a caller whose next answer of the database is late. */
function late(ctx: Context): { ctx: Context; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tx: Context["db"]["tx"] = async (work) => {
    const result = await ctx.db.tx(work);
    await held;
    return result;
  };
  return { ctx: { ...ctx, db: { ...ctx.db, tx } }, release };
}

it("is the newer one for who reads late that there was a restart, and stays in use", async () => {
  const { ctx } = vault;
  const slow = late(ctx);
  const reading = runtimeOf(slow.ctx);
  await runtimeOf(ctx);
  await ctx.db.tx((tx) => restartContainers(ctx, tx));
  const next = await runtimeOf(ctx);
  slow.release();
  expect(await reading).toBe(next);
  expect([next.signal.aborted, await runtimeOf(ctx)]).toEqual([false, next]);
});
