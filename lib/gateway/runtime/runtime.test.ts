import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
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
