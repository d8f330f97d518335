import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "@/lib/core/clock";
import { KvError } from "@/lib/core/errors";
import { idempotencyKeys } from "@/lib/operation";
import { openVault, type TestVault } from "@/tests/support/vault";
import { type StoredReply, withIdempotency } from "./idempotency";

const HOUR = 3_600_000;
let now = Date.parse("2026-01-01T00:00:00Z");
const clock: Clock = { now: () => new Date(now) };
let vault: TestVault;
let runs = 0;

beforeAll(async () => {
  vault = await openVault(clock);
});
afterAll(() => vault.close());
beforeEach(() => {
  runs = 0;
});

const REPLY: StoredReply = { status: 201, headers: { ETag: '"x"' }, body: '{"made":"\\u0000 é"}' };
const REPLY_AGAIN = { ...REPLY, headers: { ETag: '"x"', "Idempotency-Replayed": "true" } };
const request = (input: unknown = {}, isStored = true) => ({ method: "POST", path: "/x", input, isStored });
const once = (key: string, input: unknown = {}, work: () => Promise<StoredReply> = async () => REPLY) =>
  withIdempotency(vault.ctx, key, request(input), () => {
    runs += 1;
    return work();
  });

describe("a key", () => {
  it("runs the work once in 24 hours, and again after that", async () => {
    expect(await once("day")).toEqual(REPLY);
    now += 24 * HOUR - 1000;
    expect(await once("day")).toEqual(REPLY_AGAIN);
    expect(runs).toBe(1);
    now += 2000;
    expect(await once("day", { other: 1 })).toEqual(REPLY);
    expect(runs).toBe(2);
  });

  it("is that of the same request, whatever the order of its keys, and not of its lists", async () => {
    await once("order", { a: [1, 2], b: { c: 1, d: null } });
    expect(await once("order", { b: { d: null, c: 1 }, a: [1, 2] })).toMatchObject(REPLY_AGAIN);
    await expect(once("order", { a: [2, 1], b: { c: 1, d: null } })).rejects.toMatchObject({
      code: "IDEMPOTENCY_MISMATCH",
    });
    expect(runs).toBe(1);
  });

  it("is held while the first call runs, whatever the body", async () => {
    let finish = () => {};
    const first = once("held", {}, () => new Promise((resolve) => (finish = () => resolve(REPLY))));
    await expect.poll(() => runs).toBe(1);
    await expect(once("held")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(once("held", { other: 1 })).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
    finish();
    expect(await first).toEqual(REPLY);
    expect(runs).toBe(1);
  });

  it("is free again when the work was refused", async () => {
    const error = new KvError("NOT_FOUND", "none");
    await expect(once("free", {}, () => Promise.reject(error))).rejects.toBe(error);
    expect(await once("free", { corrected: true })).toEqual(REPLY);
  });

  it.each([
    ["broken", new Error("broken")],
    ["unconfirmed", new KvError("UNAVAILABLE", "may have been made", { mayBeDone: true })],
  ])("stays taken for two minutes when the work may have been done: %s", async (key, error) => {
    await expect(once(key, {}, () => Promise.reject(error))).rejects.toBe(error);
    await expect(once(key)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(runs).toBe(1);
    now += 121_000;
    expect(await once(key)).toEqual(REPLY);
  });

  it("stays taken for a day when a run failed that may have done a part", async () => {
    const error = new KvError("EXEC_ERROR", "the run failed", { mayBeDone: true });
    await expect(once("failed", {}, () => Promise.reject(error))).rejects.toBe(error);
    now += 23 * 3_600_000;
    await expect(once("failed")).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("failed"),
    });
    expect(runs).toBe(1);
    now += 2 * 3_600_000;
    expect(await once("failed")).toEqual(REPLY);
  });

  it("stays taken, and the reply is given, when only storing it fails", async () => {
    // Postgres stores no NUL in a text.
    const unstorable = { ...REPLY, body: "\0" };
    expect(await once("unstored", {}, async () => unstorable)).toEqual(unstorable);
    await expect(once("unstored")).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it.each([
    ["replies", async () => ({ ...REPLY, body: "late" })],
    ["is refused", () => Promise.reject(new KvError("NOT_FOUND", "late"))],
  ])("that a second call has taken over stays its own when the first %s at last", async (end, late) => {
    let [endFirst, endSecond] = [() => {}, () => {}];
    const first = once(end, {}, () => new Promise<void>((resolve) => (endFirst = resolve)).then(late));
    await expect.poll(() => runs).toBe(1);
    now += 121_000;
    const wait = new Promise<void>((resolve) => (endSecond = resolve));
    const second = once(end, {}, () => wait.then(() => REPLY));
    await expect.poll(() => runs).toBe(2);
    endFirst();
    await first.catch(() => {});
    await expect(once(end)).rejects.toMatchObject({ code: "CONFLICT" });
    endSecond();
    expect(await second).toEqual(REPLY);
    expect((await once(end)).body).toBe(REPLY.body);
  });

  it("left open by a process that died is free after two minutes", async () => {
    once("orphan", {}, () => new Promise(() => {})).catch(() => {});
    await expect.poll(() => runs).toBe(1);
    now += 119_000;
    await expect(once("orphan")).rejects.toMatchObject({ code: "CONFLICT" });
    now += 2_000;
    expect(await once("orphan")).toEqual(REPLY);
  });

  it("of a reply with a secret runs the work once, and is refused for a day, with nothing of the reply stored", async () => {
    const create = () =>
      withIdempotency(vault.ctx, "secret", request({}, false), async () => {
        runs += 1;
        return REPLY;
      });
    expect(await create()).toEqual(REPLY);
    await expect(create()).rejects.toMatchObject({ code: "CONFLICT", message: /was carried out/ });
    now += 23 * HOUR;
    await expect(create()).rejects.toMatchObject({ code: "CONFLICT" });
    expect(runs).toBe(1);
    const rows = await vault.ctx.db.tx((tx) => tx.select().from(idempotencyKeys));
    expect(rows.find(({ key }) => key === "secret")).toMatchObject({ status: 201, body: null });
  });

  it("means nothing when there is none", async () => {
    await withIdempotency(vault.ctx, null, request(), async () => REPLY);
    expect(runs).toBe(0);
  });

  it.each(["", '""', "x".repeat(256)])("%j is none", async (key) => {
    await expect(once(key)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });
});
