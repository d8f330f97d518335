import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS } from "@/lib/core/clock";
import { emit, webhookDeliveries } from "@/lib/events";
import { createMailbox } from "@/lib/mailboxes";
import { mailboxes } from "@/lib/mailboxes/tables";
import { createSchedule } from "@/lib/runs";
import { schedules } from "@/lib/runs/tables/schedules";
import { createWebhook } from "@/lib/webhooks";
import { AccountWatch } from "@/lib/worker/watch/account";
import { openVault, type TestVault } from "@/tests/support/vault";
import "@/lib/wiring";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("what a clock that was a year ahead has put off is due at the right time once it is set", async () => {
  const { ctx } = vault;
  await createSchedule(ctx, { schedule_id: "hourly", type: "JanitorWorkflow", cron: "0 * * * *" });
  await createMailbox(ctx, {
    host: "imap.example.org",
    username: "a",
    password: "b",
    enabled: false,
  });
  await createWebhook(ctx, { url: "https://hooks.example.org/vault" });
  await ctx.db.tx((tx) => emit(ctx, tx, { type: "record.created", data: { path: "note/A.md" } }));
  const wrong = new Date(Date.now() + 365 * DAY_MS);
  await ctx.db.tx(async (tx) => {
    await tx.update(schedules).set({ nextAt: wrong });
    await tx.update(mailboxes).set({ dueAt: wrong, leasedUntil: wrong });
    await tx.update(webhookDeliveries).set({ dueAt: wrong });
  });
  const watch = new AccountWatch(
    ctx,
    new Map(),
    () => {},
    () => {},
  );
  await watch.clockSet();
  const rows = await ctx.db.tx(async (tx) => [
    ...(await tx.select({ at: schedules.nextAt }).from(schedules)),
    ...(await tx.select({ at: mailboxes.dueAt }).from(mailboxes)),
    ...(await tx.select({ at: webhookDeliveries.dueAt }).from(webhookDeliveries)),
  ]);
  await watch.stop();
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { at } of rows) expect(at?.getTime()).toBeLessThan(Date.now() + 32 * DAY_MS);
  const [mailbox] = await ctx.db.tx((tx) => tx.select().from(mailboxes));
  expect(mailbox?.leasedUntil).toBeNull();
});
