import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { createRecord } from "@/lib/vault";
import { until } from "@/tests/support/until";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { readAfter, startOf } from "./read";

const OLDEST = { transaction: "0", position: 0 };
let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** A client that lost its connection before anything happened, a few times. */
async function expectResumed(ctx: Context): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { position } = await startOf(ctx, null);
    expect(await startOf(ctx, position)).toEqual({ position, hasMissed: false });
  }
}

it("a stream of an account without events is resumed where it began", async () => {
  await expectResumed(await vault.another());
});

it("a stream is resumed where it began, also when no transaction came since", async () => {
  const ctx = await vault.another();
  await createRecord(ctx, { type: "note", name: "Before" });
  await until("its event is final", async () => (await readAfter(ctx, OLDEST)).events.length > 0);
  await expectResumed(ctx);
});

it("an id of a future transaction is from another server", async () => {
  const ctx = await vault.another();
  const { hasMissed } = await startOf(ctx, { transaction: "999999999999", position: 0 });
  expect(hasMissed).toBe(true);
});
