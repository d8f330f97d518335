import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { webhookDeliveries, webhooks } from "@/lib/events";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";
import { claim, settle } from "./claim";
import { failDue } from "./disable";
import { changeWebhook, createWebhook, listWebhooks, replayDelivery, testWebhook } from "./operations";
import { WebhookSender } from "./sender";

const URL = "https://hooks.example.org/vault";

let vault: TestVault;
let ctx: Context;
let id: string;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
  id = (await createWebhook(ctx, { url: URL })).id;
});

const queue = (type = "record.created", attempts = 0) =>
  ctx.db.tx((tx) =>
    tx.insert(webhookDeliveries).values({
      accountId: ctx.account.id,
      webhookId: id,
      eventId: crypto.randomUUID(),
      type,
      attempts,
      body: "{}",
      dueAt: new Date(ctx.clock.now().getTime() - 1_000),
    }),
  );

async function delivery() {
  const [row] = await ctx.db.tx((tx) => tx.select().from(webhookDeliveries));
  if (!row) throw new Error("there is no delivery");
  return row;
}

async function claimed() {
  await queue();
  const [row] = await claim(ctx, id);
  if (!row) throw new Error("nothing was claimed");
  return row;
}

it("a failed attempt that was active when the webhook was disabled is not repeated", async () => {
  const row = await claimed();
  await changeWebhook(ctx, { id, enabled: false });
  expect(await settle(ctx, row, { url: URL, status: 500, error: "Answered 500" })).toBeNull();
  expect(await delivery()).toMatchObject({ state: "failed", error: "The webhook was disabled" });
});

it("one that succeeded meanwhile was delivered", async () => {
  const row = await claimed();
  await changeWebhook(ctx, { id, enabled: false });
  await settle(ctx, row, { url: URL, status: 200, error: null });
  expect(await delivery()).toMatchObject({ state: "delivered", error: null });
});

it("410 Gone disables the webhook, unless its URL has changed since", async () => {
  const gone = { url: URL, status: 410, error: "Answered 410" };
  await changeWebhook(ctx, { id, url: "https://new.example.org/vault" });
  expect(await settle(ctx, await claimed(), gone)).toMatchObject({ state: "pending" });
  expect((await listWebhooks(ctx, {})).webhooks).toMatchObject([{ enabled: true }]);
  await changeWebhook(ctx, { id, url: URL });
  await settle(ctx, await claimed(), gone);
  expect((await listWebhooks(ctx, {})).webhooks).toMatchObject([{ enabled: false }]);
  const [disabled] = (await listAudit(ctx, { action: "webhook.change" })).entries;
  expect(disabled).toMatchObject({
    subject: id,
    detail: { enabled: false, reason: expect.stringContaining("410 Gone") },
  });
});

it("enabling a webhook that the service disabled sends what was pending then", async () => {
  const row = await claimed();
  await queue();
  await settle(ctx, row, { url: URL, status: 410, error: "Answered 410" });
  const outcomes = async () =>
    (await ctx.db.tx((tx) => tx.select().from(webhookDeliveries))).map(({ state }) => state);
  expect(await outcomes()).toEqual(["failed", "failed"]);
  await changeWebhook(ctx, { id, enabled: true });
  expect((await outcomes()).sort()).toEqual(["failed", "pending"]);
  expect(await claim(ctx, id)).toMatchObject([{ error: null }]);
  // Those of one that its owner disabled wait to be replayed.
  await changeWebhook(ctx, { id, enabled: false });
  await changeWebhook(ctx, { id, enabled: true });
  expect(await outcomes()).toEqual(["failed", "failed"]);
});

it("a test that is answered by 410 disables nothing, touches no other delivery, and is not counted", async () => {
  await queue("webhook.test", 1);
  const test = await delivery();
  await queue();
  await settle(ctx, test, { url: URL, status: 410, error: "Answered 410" }, { isLast: true });
  expect((await listWebhooks(ctx, {})).webhooks).toMatchObject([
    { enabled: true, deliveries: { pending: 1, failed: 0 } },
  ]);
});

it("a delivery that is replayed has no outcome yet", async () => {
  const row = await claimed();
  await settle(ctx, row, { url: URL, status: 500, error: "Answered 500" }, { isLast: true });
  await replayDelivery(ctx, { id, deliveryId: row.id });
  expect(await delivery()).toMatchObject({ state: "pending", status: null, error: null });
});

it("a test whose process died has failed, and is not sent again", async () => {
  await queue("webhook.test", 1);
  expect(await claim(ctx, id)).toEqual([]);
  expect(await delivery()).toMatchObject({ state: "failed", error: "The test was interrupted: repeat it" });
  await replayDelivery(ctx, { id, deliveryId: (await delivery()).id });
  expect(await claim(ctx, id)).toMatchObject([{ type: "webhook.test", attempts: 1 }]);
});

it("the next attempt waits as long as the receiver asks for", async () => {
  const busy = { url: URL, status: 429, error: "Answered 429", retryAfterMs: 120_000 };
  const row = await settle(ctx, await claimed(), busy);
  expect(row?.dueAt.getTime()).toBeGreaterThanOrEqual(ctx.clock.now().getTime() + 119_000);
});

it("a due delivery of a disabled webhook fails without an attempt", async () => {
  await changeWebhook(ctx, { id, enabled: false });
  await queue();
  const sender = new WebhookSender();
  await sender.sendDue(ctx);
  await until("it failed", async () => (await delivery()).state === "failed");
  await sender.stop();
  expect(await delivery()).toMatchObject({ attempts: 0, error: "The webhook was disabled" });
});

it("a due delivery of a webhook that was enabled again meanwhile stays", async () => {
  await changeWebhook(ctx, { id, enabled: false });
  await queue();
  await changeWebhook(ctx, { id, enabled: true });
  await failDue(ctx, id);
  expect(await delivery()).toMatchObject({ state: "pending", error: null });
});

it("a secret that cannot be decrypted is reported as the error of the attempt", async () => {
  await ctx.db.tx((tx) => tx.update(webhooks).set({ wrappedKey: randomBytes(60) }));
  await queue();
  const sender = new WebhookSender();
  await sender.sendDue(ctx);
  await until("it was tried", async () => (await delivery()).lastAttemptAt !== null);
  await sender.stop();
  const error = "The secret of the webhook cannot be opened. It is damaged.";
  expect(await delivery()).toMatchObject({ state: "pending", attempts: 1, error });
  expect(await testWebhook(ctx, { id })).toMatchObject({ state: "failed", error });
});
