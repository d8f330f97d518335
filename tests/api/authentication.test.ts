import { describe, expect, it } from "vitest";
import { listApiKeys, revokeApiKey } from "@/lib/accounts";
import type { ErrorBody } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";

const served = serve();
const unknownKey = `kv_${"0".repeat(32)}`;

const ask = (headers: Record<string, string>) =>
  served.service.client().send<ErrorBody>("GET", "/vault/schema", { headers });

describe("without a good key", () => {
  it("401 with a bare challenge when no header came", async () => {
    const reply = await ask({});
    expect(reply.status).toBe(401);
    expect(reply.body.error).toMatchObject({
      code: "UNAUTHORIZED",
      message: "Missing or malformed Authorization header",
    });
    expect(reply.headers["www-authenticate"]).toBe("Bearer");
  });

  it.each([
    ["another scheme", "Basic a3Y6a3Y="],
    ["the scheme alone", "Bearer"],
    ["the scheme and blanks", "Bearer   "],
    ["two tokens", `Bearer ${unknownKey} ${unknownKey}`],
    ["a key without a scheme", unknownKey],
    ["no blank between", `Bearer${unknownKey}`],
    ["nothing", ""],
  ])("401 for a malformed header: %s", async (_, authorization) => {
    const reply = await ask({ authorization });
    expect(reply.status).toBe(401);
    expect(reply.body.error.message).toBe("Missing or malformed Authorization header");
    expect(reply.headers["www-authenticate"]).toMatch(/^Bearer/);
  });

  it.each([
    ["unknown", unknownKey],
    ["in capitals", `kv_${"A".repeat(32)}`],
    ["too short", "kv_abc"],
    ["too long", `${unknownKey}0`],
    ["of another prefix", `sk_${"0".repeat(32)}`],
    ["SQL", "kv_'or''='"],
  ])("401 for a key that is %s", async (_, key) => {
    const reply = await ask({ authorization: `Bearer ${key}` });
    expect(reply.status).toBe(401);
    expect(reply.body.error.message).toBe("Invalid API key");
    expect(reply.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  });

  it("401 for a session cookie, an unknown path and a method that is not there alike", async () => {
    const cookie = "next-auth.session-token=abc";
    expect((await ask({ cookie })).status).toBe(401);
    const stranger = served.service.client();
    expect((await stranger.send("GET", "/nowhere")).status).toBe(401);
    expect((await stranger.send("PUT", "/vault/schema")).status).toBe(401);
    expect((await stranger.send("OPTIONS", "/vault/schema")).status).toBe(401);
    expect((await stranger.send("TRACE", "/vault/schema")).status).toBe(401);
  });

  it("401 before anything is read: a body that is not JSON, a media type that is not ours", async () => {
    const reply = await served.service
      .client()
      .send("POST", "/vault/records", { raw: "{", headers: { "content-type": "text/plain" } });
    expect(reply.status).toBe(401);
  });
});

describe("with a good key", () => {
  it.each(["Bearer", "bearer", "BEARER", "bEaReR"])("200 for %s in any case", async (scheme) => {
    const { key } = await served.account.newKey();
    expect((await ask({ authorization: `${scheme} ${key}` })).status).toBe(200);
  });

  it("notes the first use before it answers", async () => {
    const account = await served.service.account();
    const fresh = await account.newKey("fresh");
    const lastUsed = async () =>
      (await listApiKeys(account.ctx)).find((key) => key.id === fresh.id)?.lastUsedAt ?? null;
    expect(await lastUsed()).toBeNull();
    const before = Date.now();
    await served.service.client(fresh.key).ok("vaultSchema", {});
    const used = await lastUsed();
    expect(used?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(used?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it("is refused by the very next request after it was revoked", async () => {
    const account = await served.service.account();
    const { id, key } = await account.newKey();
    const client = served.service.client(key);
    await client.ok("vaultSchema", {});
    await revokeApiKey(account.ctx, { id });
    expect((await client.call("vaultSchema", {})).status).toBe(401);
  });
});

describe("the OpenAPI document", () => {
  it("is readable without a key, and with a bad one", async () => {
    for (const client of [served.service.client(), served.service.client(unknownKey)]) {
      const reply = await client.send<{ openapi: string }>("GET", "/openapi.json");
      expect(reply.status).toBe(200);
      expect(reply.body.openapi).toMatch(/^3\.1\./);
    }
  });
});
