import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { countActions } from ".";
import { audit } from "./record";

const since = new Date("2026-03-11T12:00:00Z");
const worker: Actor = { type: "worker", id: "distiller", label: "distiller" };
let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

/** Entries of the log at that time. */
async function act(at: string, action: string, actor: Actor, times = 1): Promise<void> {
  const ctx = { ...vault.ctx, actor, clock: { now: () => new Date(at) } };
  const entries = Array.from({ length: times }, (_, n) => ({ action, subject: `note/${n}.md` }));
  await ctx.db.tx((tx) => audit(ctx, tx, ...entries));
}

it("counts by action and actor, however many there are", async () => {
  const { actor } = vault.ctx;
  await act("2026-03-11T11:59:59Z", "record.edit", actor);
  await act("2026-03-11T12:00:00Z", "record.edit", actor, 1_200);
  await act("2026-03-12T08:00:00Z", "record.create", actor);
  await act("2026-03-12T08:00:00Z", "record.create", worker, 2);
  const counted = await countActions(vault.ctx, since);
  const by = ({ type, id }: Actor) => ({ actorType: type, actorId: id });
  expect(counted.sort((a, b) => b.n - a.n)).toEqual([
    { action: "record.edit", ...by(actor), n: 1_200 },
    { action: "record.create", ...by(worker), n: 2 },
    { action: "record.create", ...by(actor), n: 1 },
  ]);
});
