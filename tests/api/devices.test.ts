import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestDeviceCode } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { type Api, type ErrorBody, exchange } from "@/tests/support/api";
import { EITHER } from "@/tests/support/deep";
import { type OwnService, startService } from "@/tests/support/own-service";
import { isDeep } from "@/tests/support/property";
import { serveOwn } from "@/tests/support/serve-own";
import type { TestAccount } from "@/tests/support/service";

/** One process; in the deep tests there is a second one on its database. */
const served = serveOwn({ process: EITHER });
let second: OwnService;
let device: Api;
let owner: postgres.Sql;
let callers = 0;

beforeAll(async () => {
  second = isDeep() ? await startService({ beside: served.service, process: "api" }) : served.service;
  device = served.service.client();
  owner = postgres(served.service.databaseUrl, { max: 1, onnotice: () => {} });
}, 60_000);
afterAll(async () => {
  await owner.end();
  if (second !== served.service) await second.stop();
});

/** Asks as a device at another address would: over HTTP all tests are one address. */
function ask(client_name: string, account?: string) {
  callers += 1;
  const { db, base: origin } = served.service;
  return requestDeviceCode(
    { db, clock: systemClock, from: `192.0.2.${callers}`, origin },
    { client_name, account },
  );
}

/** A device that has asked an account. */
async function pendingIn(account: TestAccount, name: string) {
  const { device_code, user_code } = await ask(name, account.id);
  const { pending } = await account.api.ok("listDevices", {});
  const requestId = pending.find((each) => each.user_code === user_code)?.requestId ?? "";
  return { device_code, user_code, requestId };
}

/** A device that has its token. */
async function pairedWith(account: TestAccount, name: string) {
  const { device_code, requestId } = await pendingIn(account, name);
  await account.api.ok("approveDevice", { requestId });
  return device.ok("fetchDeviceToken", { device_code });
}

const oauthError = (error: ErrorBody["error"]) =>
  error.details?.find(({ path }) => path === "error")?.message;

const poll = async (device_code: string) => {
  const refused = await device.refused("fetchDeviceToken", { device_code });
  return [refused.status, oauthError(refused)];
};

describe("a device", () => {
  it("is approved by the owner, uses the API, gets a new token, and is removed", async () => {
    const asked = await device.ok("requestDeviceCode", { client_name: "tablet" });
    expect(asked).toMatchObject({ expires_in: 600, interval: 5 });
    expect(asked.verification_uri).toBe(`${served.service.base}/device`);
    expect(asked.verification_uri_complete).toBe(
      `${served.service.base}/device?user_code=${asked.user_code}`,
    );
    const { device_code, user_code } = asked;
    expect(await poll(device_code)).toEqual([400, "authorization_pending"]);

    // With one account in the installation, it is shown to its owner at once.
    const { pending, paired } = await served.api.ok("listDevices", {});
    expect(paired).toEqual([]);
    expect(pending).toMatchObject([
      { name: "tablet", user_code, address: expect.stringContaining("127.0.0.1") },
    ]);
    const requestId = pending[0]?.requestId ?? "";
    const approved = await served.api.ok("approveDevice", { requestId });
    expect(approved.message).toContain("tablet");
    expect(await served.api.refused("approveDevice", { requestId })).toMatchObject({ status: 409 });
    expect(await served.api.refused("rejectDevice", { requestId })).toMatchObject({ status: 409 });

    const { access_token, deviceId } = await device.ok("fetchDeviceToken", {
      device_code,
      grant_type: "urn:ietf:params:oauth:grant-type:device_code",
    });
    expect(deviceId).toBe(approved.deviceId);
    expect(deviceId).not.toBe(requestId);
    expect(await poll(device_code)).toEqual([400, "invalid_grant"]);

    const clients = [served.service.client(access_token), second.client(access_token)];
    await clients[0]?.ok("createRecord", { type: "note", name: "By a device", body: "text" });
    expect((await clients[1]?.ok("readRecord", { path: "note/By a device" }))?.body).toContain("text");
    const { entries } = await served.api.ok("listAudit", { subject: "note/By a device.md" });
    expect(entries[0]?.actor).toEqual({ type: "device", id: deviceId, label: "tablet" });
    const [listed] = (await served.api.ok("listDevices", {})).paired;
    expect(listed).toMatchObject({ deviceId, name: "tablet", token_start: access_token.slice(0, 8) });
    expect(Date.now() - Date.parse(listed?.last_used_at ?? "")).toBeLessThan(60_000);

    expect(await served.api.ok("renameDevice", { deviceId, name: " hall tablet " })).toEqual({
      ...listed,
      name: "hall tablet",
      last_used_at: expect.any(String),
    });
    await clients[0]?.ok("createRecord", { type: "note", name: "By a renamed device" });
    const renamed = await served.api.ok("listAudit", { subject: "note/By a renamed device.md" });
    expect(renamed.entries[0]?.actor).toEqual({ type: "device", id: deviceId, label: "hall tablet" });
    expect(entries[0]?.actor.label).toBe("tablet");
    expect(await served.api.refused("renameDevice", { deviceId, name: "\n" })).toMatchObject({ status: 400 });

    const { token } = await served.api.ok("rotateDevice", { deviceId });
    for (const client of clients) expect((await client.call("vaultSchema", {})).status).toBe(401);
    const renewed = [served.service.client(token), second.client(token)];
    for (const client of renewed) expect((await client.call("vaultSchema", {})).status).toBe(200);
    await served.api.ok("removeDevice", { deviceId });
    for (const client of renewed) {
      const reply = await client.call("vaultSchema", {});
      expect([reply.status, reply.headers["www-authenticate"]]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
    }
    expect((await served.api.refused("removeDevice", { deviceId })).status).toBe(404);
    expect((await served.api.refused("renameDevice", { deviceId, name: "gone" })).status).toBe(404);
  });

  it("may be any client of OAuth: forms, and errors as RFC 6749 has them", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const post = (path: string, fields: Record<string, string>) =>
      exchange(served.service.base, "POST", `/api/v1/devices/${path}`, {
        raw: new URLSearchParams(fields).toString(),
        headers,
      });
    const asked = await post("code", { client_id: "a client of OAuth", scope: "everything" });
    expect(asked.status).toBe(200);
    const { device_code, user_code } = asked.body as { device_code: string; user_code: string };
    const grant_type = "urn:ietf:params:oauth:grant-type:device_code";
    const pollForm = () => post("token", { grant_type, device_code, client_id: "a client of OAuth" });
    const waiting = await pollForm();
    expect(waiting.status).toBe(400);
    expect(waiting.body).toEqual({
      error: "authorization_pending",
      error_description: "the owner has not answered yet: ask again",
    });
    expect((await pollForm()).body).toMatchObject({ error: "slow_down" });
    expect((await post("token", { grant_type: "password", device_code })).body).toMatchObject({
      error: "unsupported_grant_type",
    });
    expect((await post("token", { grant_type })).body).toMatchObject({ error: "invalid_request" });
    expect((await post("code", {})).body).toMatchObject({ error: "invalid_request" });

    const { requestId } = await served.api.ok("claimDevice", { user_code });
    await served.api.ok("approveDevice", { requestId });
    const granted = await pollForm();
    expect(granted.status).toBe(200);
    expect(granted.headers).toMatchObject({ "cache-control": "no-store", pragma: "no-cache" });
    expect(granted.body).toMatchObject({ access_token: expect.any(String), token_type: "Bearer" });
  });

  it("that polls too fast gets slow_down and Retry-After", async () => {
    const { device_code } = await pendingIn(served.account, "hasty");
    const replies = [];
    for (let n = 0; n < 3; n += 1) replies.push(await device.call("fetchDeviceToken", { device_code }));
    expect(replies.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual([
      [400, "5"],
      [400, "10"],
      [400, "15"],
    ]);
    const errors = replies.map(({ body }) => oauthError((body as unknown as ErrorBody).error));
    expect(errors).toEqual(["authorization_pending", "slow_down", "slow_down"]);
  });

  it("gets access_denied when it is rejected, and expired_token after its time", async () => {
    const [rejected, late] = [await pendingIn(served.account, "no"), await pendingIn(served.account, "late")];
    const { message } = await served.api.ok("rejectDevice", { requestId: rejected.requestId });
    expect(message).toBe("Rejected no");
    expect(await poll(rejected.device_code)).toEqual([400, "access_denied"]);
    expect((await served.api.refused("rejectDevice", { requestId: rejected.requestId })).status).toBe(409);

    await owner`update pairing_requests set expires_at = now() - interval '1 second' where id = ${late.requestId}`;
    expect(await poll(late.device_code)).toEqual([400, "expired_token"]);
    expect((await served.api.refused("approveDevice", { requestId: late.requestId })).status).toBe(409);
    const { pending } = await served.api.ok("listDevices", {});
    expect(pending.map(({ name }) => name)).not.toContain("late");
  });

  it("gets one token, however many approve and poll at once", async () => {
    const { device_code, requestId } = await pendingIn(served.account, "raced");
    const here = served.api;
    const there = second.client(here.key);
    const approvals = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).call("approveDevice", { requestId })),
    );
    const statuses = approvals.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    const polls = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? device : second.client()).call("fetchDeviceToken", { device_code }),
      ),
    );
    expect(polls.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    const { paired } = await here.ok("listDevices", {});
    expect(paired.filter(({ name }) => name === "raced")).toHaveLength(1);
  });

  it("gets one new token for an Idempotency-Key, and another for another: no reply that has one is kept", async () => {
    const { deviceId } = await pairedWith(served.account, "rotated");
    const rotate = (key: string) => [{ deviceId }, { "idempotency-key": key }] as const;
    const first = await served.api.ok("rotateDevice", ...rotate("rotate-once"));
    expect(await served.api.refused("rotateDevice", ...rotate("rotate-once"))).toMatchObject({ status: 409 });
    expect((await served.api.ok("rotateDevice", ...rotate("rotate-again"))).token).not.toBe(first.token);
    const kept = await owner`select body, headers::text from idempotency_keys where key = 'rotate-once'`;
    expect(kept).toMatchObject([{ body: null }]);
    expect(JSON.stringify(kept)).not.toContain(first.token);
  });
});

describe("the owner", () => {
  it("gets 404 for an unknown id, and for the id of something else", async () => {
    const { requestId } = await pendingIn(served.account, "request");
    const { deviceId } = await pairedWith(served.account, "device");
    for (const id of [crypto.randomUUID(), "nothing", "1", deviceId]) {
      for (const verb of ["approveDevice", "rejectDevice"] as const) {
        expect((await served.api.refused(verb, { requestId: id })).status).toBe(404);
      }
    }
    for (const verb of ["removeDevice", "rotateDevice"] as const) {
      expect((await served.api.refused(verb, { deviceId: requestId })).status).toBe(404);
    }
    const reply = await served.api.send("DELETE", "/devices/nothing%00");
    expect(reply.status).toBe(400);
    const wrong = await exchange(served.service.base, "DELETE", "/api/v1/devices/clear", {
      headers: { authorization: `Bearer ${served.api.key}` },
    });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, "POST"]);
  });

  it("clears pending requests, or everything", async () => {
    const account = await served.service.account();
    const { access_token } = await pairedWith(account, "paired");
    await pendingIn(account, "waiting");
    const client = served.service.client(access_token);
    expect(await account.api.ok("clearDevices", { pending_only: true })).toMatchObject({
      message: "Rejected 1 pending request, removed 0 devices",
    });
    expect((await client.call("vaultSchema", {})).status).toBe(200);
    await account.api.ok("clearDevices", {});
    expect((await client.call("vaultSchema", {})).status).toBe(401);
    expect(await account.api.ok("listDevices", {})).toEqual({ pending: [], paired: [] });
  });

  it("claims a device by its code where there are several accounts; no other sees or answers it", async () => {
    const other = await served.service.account();
    const { user_code, device_code } = await ask("visitor");
    for (const { api } of [served.account, other]) {
      expect((await api.call("listDevices", {})).text).not.toContain("visitor");
    }
    const { requestId } = await other.api.ok("claimDevice", { user_code: user_code.toLowerCase() });
    expect((await served.api.call("listDevices", {})).text).not.toContain("visitor");
    expect((await served.api.refused("claimDevice", { user_code })).status).toBe(404);
    for (const verb of ["approveDevice", "rejectDevice"] as const) {
      expect((await served.api.refused(verb, { requestId })).status).toBe(404);
    }
    const { deviceId } = await other.api.ok("approveDevice", { requestId });
    const { access_token } = await device.ok("fetchDeviceToken", { device_code });
    for (const verb of ["rotateDevice", "removeDevice"] as const) {
      expect((await served.api.refused(verb, { deviceId })).status).toBe(404);
    }
    await other.api.ok("createRecord", { type: "note", name: "Theirs" });
    const client = served.service.client(access_token);
    expect((await client.call("readRecord", { path: "note/Theirs" })).status).toBe(200);
    expect((await client.call("readRecord", { path: "note/By a device" })).status).toBe(404);
  });

  it.each(["", "AAAA-AAAA", "BBBB", "BBBB-BBBB-BBBB", "BBBB\u0000BBB"])(
    "gets 400 for the invalid code %j",
    async (user_code) => {
      const refused = await served.api.refused("claimDevice", { user_code });
      expect([refused.status, refused.details?.[0]?.path]).toEqual([400, "user_code"]);
    },
  );

  it("who guesses codes is stopped", async () => {
    const account = await served.service.account();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const refused = await account.api.call("claimDevice", { user_code: "BBBB-BBBB" });
      statuses.push(refused.status);
      if (refused.status === 429) expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  });
});

describe("who has no key", () => {
  it("learns nothing of accounts: the reply is the same for one that is there, one that is not, and none", async () => {
    const shapes = [];
    for (const account of [served.account.id, crypto.randomUUID(), undefined]) {
      const reply = await device.call("requestDeviceCode", { client_name: "spy", account });
      const { user_code, device_code, ...rest } = reply.body;
      const text = JSON.stringify(rest).replaceAll(user_code, "");
      shapes.push([reply.status, text, Object.keys(reply.headers).sort().join(), await poll(device_code)]);
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it("can ask for a code and a token, and for nothing else", async () => {
    for (const [method, path] of [
      ["GET", "/devices"],
      ["GET", "/devices/code"],
      ["POST", "/devices/claim"],
      ["POST", "/devices/clear"],
      ["POST", `/devices/${crypto.randomUUID()}/approve`],
    ] as const) {
      expect((await device.send(method, path)).status, path).toBe(401);
    }
    for (const token of ["kvd_", `kvd_${"0".repeat(32)}`, `kvd_${"g".repeat(32)}`]) {
      expect((await served.service.client(token).call("vaultSchema", {})).status).toBe(401);
    }
  });

  it("sends little: bodies are at most 4 KiB", async () => {
    const refused = await device.refused("requestDeviceCode", { client_name: "x".repeat(5000) });
    expect(refused).toMatchObject({ status: 413, message: expect.stringContaining("4 KiB") });
  });

  it("leaves no code and no token in the log", async () => {
    const { device_code } = await pendingIn(served.account, "logged");
    const { access_token } = await pairedWith(served.account, "logged too");
    const client = served.service.client(access_token);
    await device.send("GET", `/vault/records/note/${access_token}`);
    await client.send("GET", `/vault/records/note/${device_code}`);
    await client.ok("vaultSchema", {});
    await expect.poll(() => served.service.output()).toContain("/vault/records/note/kvc_[redacted]");
    expect(await served.service.output()).toContain("/vault/records/note/kvd_[redacted]");
    for (const secret of [device_code, access_token])
      expect(await served.service.output()).not.toContain(secret);
    expect(await served.service.output()).not.toMatch(/kv[cd]?_[0-9a-f]{32}/);
  });

  it("asks for few codes a minute", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const reply = await device.call("requestDeviceCode", { client_name: "flood" });
      statuses.push(reply.status);
      if (reply.status === 429) expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  });
});
