import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { changesPerWeek } from ".";
import { audit } from "./record";

// A Wednesday.
const now = new Date("2026-03-11T12:00:00Z");
let vault: TestVault;
beforeAll(async () => {
  vault = await openVault({ now: () => now });
});
afterAll(() => vault.close());

const worker: Actor = { type: "worker", id: "janitor", label: "janitor" };

/** An entry of the log at that time. */
async function act(at: string, action: string, actor: Actor = vault.ctx.actor): Promise<void> {
  const ctx = { ...vault.ctx, actor, clock: { now: () => new Date(at) } };
  await ctx.db.tx((tx) => audit(ctx, tx, { action, subject: "note/A.md" }));
}

it("counts changes of records by week and by who made them", async () => {
  await act("2026-03-09T00:00:00Z", "record.create");
  await act("2026-03-08T23:59:59Z", "record.edit");
  await act("2026-03-10T08:00:00Z", "janitor.fix", worker);
  await act("2026-03-10T08:00:00Z", "api_key.create");
  await act("2026-02-22T23:59:59Z", "record.create");
  expect(await changesPerWeek(vault.ctx, 3)).toEqual([
    { week: "2026-02-23", owner: 0, workers: 0 },
    { week: "2026-03-02", owner: 1, workers: 0 },
    { week: "2026-03-09", owner: 1, workers: 1 },
  ]);
});
