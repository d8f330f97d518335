import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { webhooks } from "@/lib/events/tables";
import { itDeep } from "@/tests/support/deep";
import { type Receiver, startReceiver } from "@/tests/support/receiver";
import { serve } from "@/tests/support/serve";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";

const served = serve({ worker: true });
let receiver: Receiver;
let account: TestAccount;

// Each test has its own: what another has left is tried again while this one runs.
beforeEach(async () => {
  receiver = await startReceiver();
  account = await served.service.account();
});
afterEach(() => receiver.close());

const create = (more: object = {}) => account.api.ok("createWebhook", { url: receiver.url, ...more });
const note = (name: string) => account.api.ok("createRecord", { type: "note", name });
const deliveries = async (id: string) => (await account.api.ok("listWebhookDeliveries", { id })).deliveries;

/** Makes what is to be tried again due now. */
const hurry = () =>
  account.ctx.db.tx((tx) =>
    tx.execute(
      sql`update webhook_deliveries set due_at = now() - interval '1 second' where state = 'pending'`,
    ),
  );

describe("a delivery", () => {
  it("is sent signed, once, with what the feed has", async () => {
    const { secret } = await create({ events: ["record.created"] });
    await note("A");
    await account.api.ok("editRecord", { path: "note/A.md", body_append: "text" });
    await note("B “ü” 🌱");
    await until("both came", () => receiver.received.length >= 2);
    const bodies = receiver.received.map(({ body, headers }) => new Webhook(secret).verify(body, headers));
    expect(bodies).toContainEqual({
      id: expect.any(String),
      type: "record.created",
      timestamp: expect.any(String),
      actor: { type: "api_key", id: expect.any(String), label: expect.any(String) },
      data: { path: "note/B “ü” 🌱.md" },
    });
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids)).toEqual(new Set(bodies.map((body) => Object(body).id)));
    expect(receiver.received).toHaveLength(2);
    const other = `whsec_${Buffer.alloc(32).toString("base64")}`;
    const [first] = receiver.received;
    expect(() => new Webhook(other).verify(first?.body ?? "", first?.headers ?? {})).toThrow();
  });

  itDeep("is tried again after an error, with the same id, and then is delivered", async () => {
    const { id } = await create();
    receiver.answer({ status: 500 }, { status: 200 });
    await note("A");
    await until("it failed", async () => (await deliveries(id))[0]?.error === "Answered 500");
    expect((await deliveries(id))[0]).toMatchObject({ state: "pending", attempts: 1, status: 500 });
    await hurry();
    await until("it was delivered", async () => (await deliveries(id))[0]?.state === "delivered");
    const [first, second] = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(second).toBe(first);
  });

  it("is given up after eight attempts, and can be replayed", async () => {
    const { id } = await create();
    receiver.answer({ status: 503 });
    await note("A");
    await until("it failed", async () => (await deliveries(id))[0]?.attempts === 1);
    await account.ctx.db.tx((tx) => tx.execute(sql`update webhook_deliveries set attempts = 7`));
    await until("it was given up", async () => {
      await hurry();
      return (await deliveries(id))[0]?.state === "failed";
    });
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ attempts: 8, next_attempt_at: null });
    expect((await account.api.ok("listWebhooks", {})).webhooks[0]?.deliveries).toEqual({
      pending: 0,
      failed: 1,
    });
    receiver.answer({ status: 204 });
    await account.api.ok("replayWebhookDelivery", { id, deliveryId: failed?.id ?? "" });
    await until("it was delivered", async () => (await deliveries(id))[0]?.state === "delivered");
  });

  it("does not follow a redirect", async () => {
    const { id } = await create();
    receiver.answer({ status: 307, headers: { location: "/elsewhere" } });
    await note("A");
    await until("it failed", async () => (await deliveries(id))[0]?.status === 307);
    expect((await deliveries(id))[0]?.error).toBe("Answered 307: redirects are not followed");
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
  });

  it("is the last to a receiver that answers 410", async () => {
    const { id } = await create();
    receiver.answer({ status: 410 });
    await note("A");
    await until("it is disabled", async () => {
      const [webhook] = (await account.api.ok("listWebhooks", {})).webhooks;
      return webhook?.enabled === false && webhook.disabled_reason?.includes("410") === true;
    });
    await note("B");
    expect(await deliveries(id)).toHaveLength(1);
    const replay = { id, deliveryId: (await deliveries(id))[0]?.id ?? "" };
    expect(await account.api.refused("replayWebhookDelivery", replay)).toMatchObject({ status: 409 });
  });

  itDeep("of one webhook does not wait for another whose receiver is gone", async () => {
    const gone = await startReceiver();
    await gone.close();
    const { id } = await account.api.ok("createWebhook", { url: gone.url });
    await create();
    await note("A");
    await until("it came", () => receiver.received.length === 1);
    await until("the other failed", async () => (await deliveries(id))[0]?.attempts === 1);
    const { host } = new URL(gone.url);
    await expect.poll(async () => (await deliveries(id))[0]?.error).toBe(`${host} refused the connection`);
  });
});

describe("a webhook", () => {
  it("shows its secret once, and keeps it sealed", async () => {
    const { id, secret } = await create({ description: "for tests" });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await account.api.call("listWebhooks", {});
    expect(listed.text).not.toContain(secret.slice(6));
    expect(listed.body.webhooks).toMatchObject([
      { id, url: receiver.url, description: "for tests", events: null },
    ]);
    const [row] = await account.ctx.db.tx((tx) => tx.select().from(webhooks));
    expect(row?.sealed.includes(secret.slice(6))).toBe(false);
  });

  it("is tested by an event that is sent at once", async () => {
    const { id, secret } = await create();
    const tested = await account.api.ok("testWebhook", { id });
    expect(tested).toMatchObject({ type: "webhook.test", state: "delivered", status: 200 });
    const [got] = receiver.received;
    expect(new Webhook(secret).verify(got?.body ?? "", got?.headers ?? {})).toMatchObject({
      type: "webhook.test",
    });
    receiver.answer({ status: 404 });
    expect(await account.api.ok("testWebhook", { id })).toMatchObject({
      state: "failed",
      error: "Answered 404",
    });
  });

  it("is changed, disabled and deleted", async () => {
    const { id } = await create();
    await account.api.ok("changeWebhook", { id, enabled: false });
    await note("A");
    await account.api.ok("changeWebhook", { id, enabled: true, events: ["record.deleted"] });
    await note("B");
    await account.api.ok("deleteRecord", { path: "note/B.md" });
    await until("it came", () => receiver.received.length === 1);
    expect(JSON.parse(receiver.received[0]?.body ?? "").type).toBe("record.deleted");
    expect(await account.api.ok("deleteWebhook", { id })).toEqual({ message: `Deleted ${receiver.url}` });
    await note("C");
    expect(await account.api.ok("listWebhooks", {})).toEqual({ webhooks: [] });
    expect(await account.api.refused("testWebhook", { id })).toMatchObject({ status: 404 });
  });

  it.each([
    [{ url: "nonsense" }, "must be a URL"],
    [{ url: "ftp://hooks.example.org/" }, "must be a URL"],
    [{ url: "https://user:pass@hooks.example.org/" }, "user name"],
    [{ url: "https://hooks.example.org/", events: ["record.gone"] }, "must be one of record.created"],
    [{ url: "https://hooks.example.org/", events: [] }, "at least one"],
  ])("is refused as %j", async (input, message) => {
    const reply = await account.api.send("POST", "/webhooks", { json: input });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(message)]);
    expect((await account.api.ok("listWebhooks", {})).webhooks).toEqual([]);
  });

  it("is one of twenty at most, and of its account alone", async () => {
    const { id } = await create();
    const other = await served.service.account();
    expect(await other.api.refused("testWebhook", { id })).toMatchObject({ status: 404 });
    expect(await other.api.refused("deleteWebhook", { id })).toMatchObject({ status: 404 });
    await Promise.all(Array.from({ length: 19 }, () => create()));
    expect(await account.api.refused("createWebhook", { url: receiver.url })).toMatchObject({ status: 409 });
  });

  itDeep("has a log that is read page by page", async () => {
    const { id } = await create();
    for (const name of ["A", "B", "C"]) await note(name);
    await until("all came", async () => (await deliveries(id)).every(({ state }) => state === "delivered"));
    const paths: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await account.api.ok("listWebhookDeliveries", { id, limit: 1, ...(cursor && { cursor }) });
      paths.push(...page.deliveries.map(({ body }) => JSON.parse(body).data.path));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(paths).toEqual(["note/C.md", "note/B.md", "note/A.md"]);
  });
});
