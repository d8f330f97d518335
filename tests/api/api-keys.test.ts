import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiKeys } from "@/lib/accounts/tables/users";
import { operations } from "@/lib/api";
import { isWriting } from "@/lib/api/kinds";
import { requestOf } from "@/tests/support/api";
import { kv } from "@/tests/support/cli";
import { Assistant } from "@/tests/support/mcp";
import { isDeep } from "@/tests/support/property";
import { serve } from "@/tests/support/serve";

const served = serve();

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const create = async (given: { access?: "full" | "read"; expires_at?: string } = {}) => {
  const made = await served.api.ok("createApiKey", { name: "made", ...given });
  return { ...made, api: served.service.client(made.key) };
};
const revoke = (id: string) => served.api.ok("revokeApiKey", { id });
const listed = async (id: string) =>
  (await served.api.ok("listApiKeys", {})).keys.find((key) => key.id === id);

describe("an API key", () => {
  it("is created, listed without its secret, and revoked", async () => {
    const { key, api, ...made } = await create();
    expect(key).toMatch(/^kv_[0-9a-f]{32}$/);
    expect(made).toMatchObject({ access: "full", expires_at: null, last_used_at: null, last_address: null });
    expect(await listed(made.id)).toEqual(made);
    await api.ok("vaultSchema", {});
    const used = await listed(made.id);
    expect(used?.last_used_at).not.toBeNull();
    expect(used?.last_address).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await revoke(made.id)).toEqual({ message: "Revoked made" });
    expect((await api.call("vaultSchema", {})).status).toBe(401);
    expect((await served.api.refused("revokeApiKey", { id: made.id })).status).toBe(404);
  });

  it("is renamed and keeps working, with the change in the audit log", async () => {
    const { id, api } = await create();
    expect(await api.ok("renameApiKey", { id, name: " laptop " })).toMatchObject({ id, name: "laptop" });
    await api.ok("renameApiKey", { id, name: "laptop" });
    expect(await listed(id)).toMatchObject({ name: "laptop" });
    const { entries } = await served.api.ok("listAudit", { action: "api_key.rename" });
    expect(entries).toMatchObject([{ subject: id, detail: { from: "made", to: "laptop" } }]);
    expect(await api.refused("renameApiKey", { id, name: " " })).toMatchObject({
      status: 400,
      details: [{ path: "name" }],
    });
    await revoke(id);
    expect((await served.api.refused("renameApiKey", { id, name: "x" })).status).toBe(404);
  });

  it("is created once for the same Idempotency-Key", async () => {
    const again = () =>
      fetch(`${served.service.base}/api/v1/api-keys`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${served.api.key}`,
          "content-type": "application/json",
          "idempotency-key": "one-key",
        },
        body: JSON.stringify({ name: "repeated" }),
      });
    const first = await again();
    expect(first.status).toBe(201);
    const second = await again();
    expect(second.status).toBe(409);
    expect(await second.text()).not.toContain("kv_");
    const { keys } = await served.api.ok("listApiKeys", {});
    const made = keys.filter(({ name }) => name === "repeated");
    expect(made).toHaveLength(1);
    await revoke(made[0]?.id ?? "");
  });

  it.each([
    [{ name: "" }, "name"],
    [{ name: "x", access: "write" }, "access"],
    [{ name: "x", expires_at: "tomorrow" }, "expires_at"],
    [{ name: "x", expires_at: "2020-01-01T00:00:00Z" }, "expires_at"],
  ])("is refused with %j", async (given, path) => {
    const error = await served.api.refused("createApiKey", given as { name: string });
    expect(error).toMatchObject({ status: 400, details: [{ path }] });
  });
});

describe("a key that expires", () => {
  it("works until then, and is refused with a reason", async () => {
    const { id, api } = await create({ expires_at: inAnHour() });
    expect((await api.call("vaultSchema", {})).status).toBe(200);
    const past = { expiresAt: new Date(Date.now() - 1) };
    await served.account.ctx.db.tx((tx) => tx.update(apiKeys).set(past).where(eq(apiKeys.id, id)));
    const error = await api.refused("vaultSchema", {});
    expect(error).toMatchObject({ code: "UNAUTHORIZED", message: expect.stringContaining("has expired") });
    await revoke(id);
  });

  it("creates no key that outlives it", async () => {
    const expires_at = inAnHour();
    const { id, api } = await create({ expires_at });
    for (const later of [undefined, "2999-01-01T00:00:00Z"]) {
      const error = await api.refused("createApiKey", { name: "later", expires_at: later });
      expect(error).toMatchObject({ status: 400, message: expect.stringContaining("cannot outlive") });
    }
    const same = await api.ok("createApiKey", { name: "same", expires_at });
    await revoke(same.id);
    await revoke(id);
  });
});

describe("a read-only key", () => {
  it("is refused by every operation that writes, before its input is read, and by no other", async () => {
    const { id, api } = await create({ access: "read" });
    const before = await served.api.ok("listAudit", { limit: 1 });
    const writing = operations.filter(isWriting);
    expect(writing.length).toBeGreaterThan(50);
    for (const op of writing) {
      const { method, path, ...sent } = requestOf(op, { path: "note/x.md" });
      const reply = await api.send(method, path.replace(/\{\w+\}/g, "x"), sent);
      expect([op.id, reply.status]).toEqual([op.id, 403]);
      expect(reply.body).toMatchObject({
        error: { code: "FORBIDDEN", message: expect.stringContaining("may only read") },
      });
    }
    expect(await served.api.ok("listAudit", { limit: 1 })).toEqual(before);
    for (const read of ["vaultContext", "listTags", "listApiKeys"] as const)
      expect((await api.call(read, {})).status).toBe(200);
    expect((await api.send("POST", "/nothing")).status).toBe(404);
    await revoke(id);
  });

  it("sees only reading tools", async () => {
    const { id, key } = await create({ access: "read" });
    const assistant = await Assistant.overHttp(served.service.base, key);
    const { tools } = await assistant.client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.map(({ name }) => name)).toContain("search");
    const refused = assistant.try("create", { type: "note", name: "Never" });
    await expect(refused).rejects.toMatchObject({ code: -32602, message: /no tool create/ });
    await revoke(id);
  });
});

describe("the command line", () => {
  it("creates keys with access and expiry, and lists both", async () => {
    const account = ["--account", served.account.id];
    const expires = inAnHour();
    const created = kv(served.service, [
      "keys",
      "create",
      "cli",
      "--access",
      "read",
      "--expires-at",
      expires,
      ...account,
    ]);
    expect(await created.ends(60_000)).toBe(0);
    const key = /kv_[0-9a-f]{32}/.exec(created.output())?.[0] ?? "";
    expect((await served.service.client(key).refused("openDaily", {})).status).toBe(403);
    const list = kv(served.service, ["keys", "list", "--account", served.account.email.toUpperCase()]);
    expect(await list.ends(60_000)).toBe(0);
    expect(list.output()).toContain(`\tcli\tread\t${expires}\t`);
    expect(list.output()).not.toMatch(/[0-9a-f]{32}/);
    if (!isDeep()) return;
    const help = kv(served.service, ["keys", "create", "--help"]);
    expect(await help.ends(60_000)).toBe(0);
    expect(help.output()).toMatch(/^ {2}keys create NAME .* create an API key and print only the key$/m);
    const wrong = kv(served.service, ["keys", "create", "cli", "--access", "all", ...account]);
    expect(await wrong.ends(60_000)).toBe(1);
    expect(wrong.output()).toContain("must be full or read");
  });
});
