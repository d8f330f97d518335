import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Clock } from "@/lib/core/clock";
import { openVault, type TestVault } from "@/tests/support/vault";
import { authenticate } from "./authenticate";
import { createApiKey } from "./create";
import { API_KEY_FORM, hashKey, newKey, startOfKey } from "./key";
import { listApiKeys } from "./list";
import { revokeApiKey } from "./revoke";

const SECOND = 1000;
let now = Date.parse("2026-01-01T00:00:00Z");
const clock: Clock = { now: () => new Date(now) };
let vault: TestVault;

beforeAll(async () => {
  vault = await openVault(clock);
});
afterAll(() => vault.close());

const use = (key: string) => authenticate(vault.db, key, clock.now());
const lastUsed = async (id: string) =>
  (await listApiKeys(vault.ctx)).find((key) => key.id === id)?.lastUsedAt?.getTime() ?? null;

describe("a key", () => {
  it("is a fixed prefix and 32 hexadecimal characters, never the same", () => {
    const keys = Array.from({ length: 100 }, newKey);
    for (const key of keys) expect(key).toMatch(API_KEY_FORM);
    expect(new Set(keys).size).toBe(100);
    expect(startOfKey(keys[0] ?? "")).toMatch(/^kv_[0-9a-f]{4}$/);
    expect(hashKey(`kv_${"0".repeat(32)}`)).toBe(
      "32f7fb92e3ac295c637322b650ba9fb59d1e32abdab98cb544eba0b659a1e2e5",
    );
  });

  it("is shown in full in the reply that creates it, and nowhere else", async () => {
    const made = await createApiKey(vault.ctx, { name: "  laptop " });
    expect(made).toEqual({
      id: expect.any(String),
      name: "laptop",
      key: expect.stringMatching(API_KEY_FORM),
      start: made.key.slice(0, 7),
      access: "full",
      expiresAt: null,
      createdAt: clock.now(),
      lastUsedAt: null,
      lastAddress: null,
    });
    const listed = await listApiKeys(vault.ctx);
    expect(JSON.stringify(listed)).not.toContain(made.key);
    expect(JSON.stringify(listed)).not.toContain(hashKey(made.key));
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      "access",
      "createdAt",
      "expiresAt",
      "id",
      "lastAddress",
      "lastUsedAt",
      "name",
      "start",
    ]);
  });

  it("says whose it is", async () => {
    const made = await createApiKey(vault.ctx, { name: "whose" });
    expect(await use(made.key)).toEqual({
      account: { ...vault.ctx.account, settings: null },
      actor: { type: "api_key", id: made.id, label: "whose" },
      access: "full",
    });
  });

  it("is noted at its first use at once, then at most every minute, and only forward", async () => {
    const { id, key } = await createApiKey(vault.ctx, { name: "used" });
    await use(key);
    const first = now;
    expect(await lastUsed(id)).toBe(first);
    now += 59 * SECOND;
    await use(key);
    expect(await lastUsed(id)).toBe(first);
    now += 2 * SECOND;
    await use(key);
    await expect.poll(() => lastUsed(id)).toBe(now);
    const latest = now;
    await authenticate(vault.db, key, new Date(latest - 3_600_000));
    expect(await lastUsed(id)).toBe(latest);
  });

  it("that expires is nobody's from that instant on, by the clock of the service", async () => {
    const expires_at = new Date(now + SECOND).toISOString();
    const { key } = await createApiKey(vault.ctx, { name: "short", access: "read", expires_at });
    expect((await use(key)).access).toBe("read");
    now += SECOND;
    await expect(use(key)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      message: expect.stringContaining("expired"),
    });
    const [known] = await vault.db.sql`select * from kv_authenticate(${hashKey(key)})`;
    expect(known).toBeUndefined();
  });

  it("has the address of its last use", async () => {
    const { id, key } = await createApiKey(vault.ctx, { name: "from" });
    await authenticate(vault.db, key, clock.now(), "192.0.2.7");
    expect((await listApiKeys(vault.ctx)).find((each) => each.id === id)?.lastAddress).toBe("192.0.2.7");
  });

  it("that is revoked is nobody's, and can be revoked once", async () => {
    const { id, key } = await createApiKey(vault.ctx, { name: "gone" });
    await use(key);
    await revokeApiKey(vault.ctx, { id });
    await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED", message: "Invalid API key" });
    await expect(revokeApiKey(vault.ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(revokeApiKey(vault.ctx, { id: "x" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("counts towards the limit until it is revoked, also when it has expired", async () => {
    const other = await vault.another();
    const expires_at = new Date(now + SECOND).toISOString();
    for (let n = 0; n < 10; n += 1)
      await createApiKey(other, { name: `k${n}`, ...(n < 2 && { expires_at }) });
    const refusal = () => createApiKey(other, { name: "more" }).catch((error: Error) => error.message);
    expect(await refusal()).toBe("API key limit reached (10): revoke one first");
    now += SECOND;
    expect(await refusal()).toBe("API key limit reached (10): revoke one first (2 expired)");
  });

  it("of another account cannot be revoked", async () => {
    const other = await vault.another();
    const { id, key } = await createApiKey(other, { name: "theirs" });
    await expect(revokeApiKey(vault.ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await use(key)).account.id).toBe(other.account.id);
  });

  it.each(["", "kv_", `kv_${"g".repeat(32)}`, `kv_${"A".repeat(32)}`, `${newKey()}\n`, newKey().slice(1)])(
    "%j is none",
    async (key) => {
      await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    },
  );
});

it.each([
  ["empty", ""],
  ["blank", "   "],
  ["too long", "x".repeat(101)],
  ["of control characters", "a\0b"],
  ["of several lines", "a\nb"],
])("a name that is %s is refused", async (_, name) => {
  await expect(createApiKey(vault.ctx, { name })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: [{ path: "name" }],
  });
});
