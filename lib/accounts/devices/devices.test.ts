import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import type { Clock } from "@/lib/core/clock";
import type { Context } from "@/lib/db";
import type { ClientInfo } from "@/lib/operation";
import { itDeep } from "@/tests/support/deep";
import { openVault, type TestVault } from "@/tests/support/vault";
import { createApiKey } from "../api-keys/create";
import { claimDevice } from "../operations/claim-device";
import { clearDevices } from "../operations/clear-devices";
import { fetchDeviceToken } from "../operations/fetch-device-token";
import { listDevices } from "../operations/list-devices";
import { removeDevice } from "../operations/remove-device";
import { requestDeviceCode } from "../operations/request-device-code";
import { rotateDevice } from "../operations/rotate-device";
import { approveDevice, MAX_DEVICES, rejectDevice } from "../operations/settle-device";
import { authenticateDevice } from "./authenticate";

const SECOND = 1000;
let now = Date.parse("2026-01-01T00:00:00Z");
const clock: Clock = { now: () => new Date(now) };
let vault: TestVault;
let owner: postgres.Sql;
let other: Context;
let callers = 0;

beforeAll(async () => {
  vault = await openVault(clock);
  owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  other = await vault.another();
});
afterAll(async () => {
  await owner.end();
  await vault.close();
});
afterEach(() => clearDevices(vault.ctx));

/** A caller from an address that has not called yet. */
const stranger = (): ClientInfo => {
  callers += 1;
  return { db: vault.db, clock, from: `192.0.2.${callers}`, origin: "https://vault.test" };
};

/** A device that has asked the first account. */
const ask = async (name = "tablet", account = vault.ctx.account.id) => {
  const from = stranger();
  const asked = await requestDeviceCode(from, { client_name: name, account });
  const poll = () => fetchDeviceToken(from, { device_code: asked.device_code });
  return { ...asked, poll };
};

const pendingOf = async (ctx: Context, code: string) => {
  const found = (await listDevices(ctx)).pending.find(({ user_code }) => user_code === code);
  if (!found) throw new Error(`${code} is not pending`);
  return found;
};

/** A device that was approved, and has its token. */
const pair = async (name = "tablet", ctx = vault.ctx) => {
  const asked = await ask(name, ctx.account.id);
  const { requestId } = await pendingOf(ctx, asked.user_code);
  await approveDevice(ctx, { requestId });
  return asked.poll();
};

const failure = (code: string) => ({
  code: "VALIDATION_ERROR",
  message: expect.stringContaining(code),
  details: [{ path: "error", message: code }],
});

const use = (token: string) => authenticateDevice(vault.db, token, clock.now());

describe("the grant", () => {
  it("exchanges a code for a token that gives access to the account", async () => {
    const asked = await ask("  tablet ");
    expect(asked).toMatchObject({
      device_code: expect.stringMatching(/^kvc_[0-9a-f]{32}$/),
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: "https://vault.test/device",
      verification_uri_complete: `https://vault.test/device?user_code=${asked.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    await expect(asked.poll()).rejects.toMatchObject(failure("authorization_pending"));
    const request = await pendingOf(vault.ctx, asked.user_code);
    expect(request).toMatchObject({ name: "tablet", address: `192.0.2.${callers}` });
    expect(Date.parse(request.expires_at) - Date.parse(request.created_at)).toBe(600 * SECOND);

    const { deviceId } = await approveDevice(vault.ctx, { requestId: request.requestId });
    expect(deviceId).not.toBe(request.requestId);
    expect((await listDevices(vault.ctx)).paired).toMatchObject([{ deviceId, token_start: null }]);
    const token = await asked.poll();
    expect(token).toEqual({
      access_token: expect.stringMatching(/^kvd_[0-9a-f]{32}$/),
      token_type: "Bearer",
      deviceId,
      name: "tablet",
    });
    await expect(asked.poll()).rejects.toMatchObject(failure("invalid_grant"));
    expect(await use(token.access_token)).toEqual({
      account: vault.ctx.account,
      actor: { type: "device", id: deviceId, label: "tablet" },
    });
    const { pending, paired } = await listDevices(vault.ctx);
    expect(pending).toEqual([]);
    expect(paired).toEqual([
      {
        deviceId,
        name: "tablet",
        created_at: clock.now().toISOString(),
        last_used_at: clock.now().toISOString(),
        token_start: token.access_token.slice(0, 8),
      },
    ]);
    const { entries } = await listAudit(vault.ctx, { action: "device.*", limit: 2 });
    expect(entries.map(({ action, actor }) => [action, actor.type])).toEqual([
      ["device.pair", "device"],
      ["device.approve", "user"],
    ]);
  });

  it("keeps neither code nor token in the database", async () => {
    const asked = await ask();
    const { access_token } = await pair("secretive");
    const rows = await owner`select row_to_json(t)::text as json from pairing_requests t
      union all select row_to_json(t)::text from devices t union all select row_to_json(t)::text from audit_entries t`;
    const all = rows.map(({ json }) => json).join("\n");
    expect(all).toContain("secretive");
    expect(all).not.toContain(asked.device_code);
    expect(all).not.toContain(access_token);
  });

  it("asks a client that polls too fast to slow down, each time by 5 more seconds", async () => {
    const { poll } = await ask();
    await expect(poll()).rejects.toMatchObject({ ...failure("authorization_pending"), retryAfter: 5 });
    now += 5 * SECOND;
    await expect(poll()).rejects.toMatchObject(failure("authorization_pending"));
    now += 3 * SECOND;
    await expect(poll()).rejects.toMatchObject({ ...failure("slow_down"), retryAfter: 10 });
    now += 5 * SECOND;
    await expect(poll()).rejects.toMatchObject({ ...failure("slow_down"), retryAfter: 15 });
    now += 15 * SECOND;
    await expect(poll()).rejects.toMatchObject({ ...failure("authorization_pending"), retryAfter: 15 });
  });

  it("ends after ten minutes, for the device and for the owner", async () => {
    const [early, late] = [await ask("early"), await ask("late")];
    const [first, second] = [
      await pendingOf(vault.ctx, early.user_code),
      await pendingOf(vault.ctx, late.user_code),
    ];
    await approveDevice(vault.ctx, { requestId: first.requestId });
    now += 600 * SECOND;
    for (const { poll } of [early, late])
      await expect(poll()).rejects.toMatchObject(failure("expired_token"));
    for (const verb of [approveDevice, rejectDevice]) {
      await expect(verb(vault.ctx, { requestId: second.requestId })).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining("expired"),
      });
    }
    expect((await listDevices(vault.ctx)).pending).toEqual([]);
    now += SECOND;
    // It never fetched its token, so it is not a device.
    expect((await listDevices(vault.ctx)).paired).toEqual([]);
    now += 24 * 3600 * SECOND;
    await ask("new");
    const [left] =
      await owner`select count(*)::int as n from pairing_requests where name in ('early', 'late')`;
    expect(left?.n).toBe(0);
    await expect(late.poll()).rejects.toMatchObject(failure("invalid_grant"));
  });

  it("says so when the owner rejected it, or removed it before it came", async () => {
    const [rejected, removed] = [await ask("a"), await ask("b")];
    const waiting = await pendingOf(vault.ctx, rejected.user_code);
    await rejectDevice(vault.ctx, { requestId: waiting.requestId });
    await expect(rejected.poll()).rejects.toMatchObject(failure("access_denied"));
    const { requestId } = await pendingOf(vault.ctx, removed.user_code);
    const { deviceId } = await approveDevice(vault.ctx, { requestId });
    await removeDevice(vault.ctx, { deviceId });
    await expect(removed.poll()).rejects.toMatchObject(failure("access_denied"));
  });

  it.each(["", "x", "kvc_", `kvc_${"0".repeat(32)}`, `kvd_${"0".repeat(32)}`])(
    "knows no code %j",
    async (device_code) => {
      await expect(fetchDeviceToken(stranger(), { device_code })).rejects.toMatchObject(
        failure("invalid_grant"),
      );
    },
  );

  it("accepts only the grant type of RFC 8628", async () => {
    const { device_code } = await ask();
    await expect(fetchDeviceToken(stranger(), { device_code, grant_type: "password" })).rejects.toMatchObject(
      failure("unsupported_grant_type"),
    );
  });
});

describe("a key that expires", () => {
  it("cannot approve or rotate a device, whose token would outlive it", async () => {
    const { deviceId } = await pair("old");
    const { requestId } = await pendingOf(vault.ctx, (await ask("new")).user_code);
    const expires_at = new Date(now + 60 * SECOND).toISOString();
    const short = await actingAs({ name: "short", expires_at });
    const forbidden = { code: "FORBIDDEN", message: expect.stringContaining(expires_at) };
    await expect(approveDevice(short, { requestId })).rejects.toMatchObject(forbidden);
    await expect(rotateDevice(short, { deviceId })).rejects.toMatchObject(forbidden);
    const lasting = await actingAs({ name: "lasting" });
    await approveDevice(lasting, { requestId });
    await rotateDevice(lasting, { deviceId });
  });
});

/** The account as a new key acts in it. */
async function actingAs(input: Parameters<typeof createApiKey>[1]): Promise<Context> {
  const { id, name } = await createApiKey(vault.ctx, input);
  return { ...vault.ctx, actor: { type: "api_key", id, label: name } };
}

describe("at the same moment", () => {
  itDeep("20 approvals make one device, and 20 polls get one token", async () => {
    const asked = await ask();
    const { requestId } = await pendingOf(vault.ctx, asked.user_code);
    const approvals = await Promise.allSettled(
      Array.from({ length: 20 }, () => approveDevice(vault.ctx, { requestId })),
    );
    expect(approvals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of approvals) {
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "CONFLICT" });
    }
    const polls = await Promise.allSettled(Array.from({ length: 20 }, () => asked.poll()));
    expect(polls.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listDevices(vault.ctx)).paired).toHaveLength(1);
  });

  it("an approval and a rejection: one of them holds", async () => {
    for (let round = 0; round < 10; round += 1) {
      const asked = await ask();
      const request = await pendingOf(vault.ctx, asked.user_code);
      const [approved, rejected] = await Promise.allSettled([
        approveDevice(vault.ctx, { requestId: request.requestId }),
        rejectDevice(vault.ctx, { requestId: request.requestId }),
      ]);
      expect([approved.status, rejected.status].sort()).toEqual(["fulfilled", "rejected"]);
      const token = await asked.poll().catch(() => null);
      expect(token !== null).toBe(approved.status === "fulfilled");
    }
  });

  it("two accounts that enter one code: it is one's", async () => {
    const asked = await requestDeviceCode(stranger(), { client_name: "contested" });
    const claims = await Promise.allSettled(
      [vault.ctx, other].map((ctx) => claimDevice(ctx, { user_code: asked.user_code })),
    );
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const lists = await Promise.all([listDevices(vault.ctx), listDevices(other)]);
    expect(lists.flatMap(({ pending }) => pending).filter(({ name }) => name === "contested")).toHaveLength(
      1,
    );
    await clearDevices(other);
  });
});

describe("a request of nobody's", () => {
  it("is shown to no account until its code is entered, in any spelling", async () => {
    const { user_code } = await requestDeviceCode(stranger(), { client_name: "lost" });
    for (const ctx of [vault.ctx, other]) {
      expect(JSON.stringify(await listDevices(ctx))).not.toContain("lost");
    }
    const typed = ` ${user_code.toLowerCase().replace("-", " – ")} `;
    const claimed = await claimDevice(other, { user_code: typed });
    expect(claimed).toEqual(await pendingOf(other, user_code));
    // Looking again does no harm; another account finds nothing.
    expect(await claimDevice(other, { user_code })).toEqual(claimed);
    await expect(claimDevice(vault.ctx, { user_code })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { requestId } = claimed;
    await expect(approveDevice(vault.ctx, { requestId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await rejectDevice(other, { requestId });
    await expect(claimDevice(other, { user_code })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("cannot be taken once it has expired", async () => {
    const { user_code } = await requestDeviceCode(stranger(), { client_name: "late" });
    now += 600 * SECOND;
    await expect(claimDevice(vault.ctx, { user_code })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("belongs to the account at once where there is only one", async () => {
    const single = await openVault(clock);
    const { user_code } = await requestDeviceCode({ ...stranger(), db: single.db }, { client_name: "only" });
    expect((await listDevices(single.ctx)).pending).toMatchObject([{ name: "only", user_code }]);
    await single.close();
  });

  it("that names an account which is not there is answered as any other", async () => {
    const asked = await ask("ghost", crypto.randomUUID());
    expect(Object.keys(asked).sort()).toEqual(Object.keys(await ask("real")).sort());
    await expect(asked.poll()).rejects.toMatchObject(failure("authorization_pending"));
    await expect(claimDevice(vault.ctx, { user_code: asked.user_code })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("who guesses", () => {
  it("codes is stopped, by account and by address, even with a right code", async () => {
    const { user_code } = await ask();
    const guesser = { ...(await vault.another()), from: "198.51.100.1" };
    const codes: string[] = [];
    for (let n = 0; n < 15; n += 1) {
      const guess = claimDevice(guesser, { user_code: "BBBB-BBBB" });
      codes.push(await guess.then(() => "found").catch((error: { code: string }) => error.code));
    }
    expect(codes).toEqual([...Array(10).fill("NOT_FOUND"), ...Array(5).fill("RATE_LIMITED")]);
    await expect(claimDevice(guesser, { user_code })).rejects.toMatchObject({
      code: "RATE_LIMITED",
      retryAfter: expect.any(Number),
    });
    const others = [];
    for (let n = 0; n < 3; n += 1) others.push({ ...(await vault.another()), from: "198.51.100.1" });
    const outcomes: string[] = [];
    for (const ctx of others) {
      for (let n = 0; n < 9; n += 1) {
        const guess = claimDevice(ctx, { user_code: "BBBB-BBBB" });
        outcomes.push(await guess.then(() => "found").catch((error: { code: string }) => error.code));
      }
    }
    // Eleven of the address's thirty are used up; refused ones of the account alone do not count for it.
    expect(outcomes.filter((code) => code === "NOT_FOUND")).toHaveLength(20);
  });

  it("or asks for codes without end is stopped by address", async () => {
    const from = stranger();
    for (let n = 0; n < 10; n += 1) await requestDeviceCode(from, { client_name: "flood" });
    await expect(requestDeviceCode(from, { client_name: "flood" })).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    await ask("of another address");
  });
});

it("addresses of one network of IPv6 count together", async () => {
  const from = (n: number): ClientInfo => ({ ...stranger(), from: `2001:db8:5:6::${n}` });
  for (let n = 1; n <= 10; n += 1) await requestDeviceCode(from(n), { client_name: "flood" });
  await expect(requestDeviceCode(from(11), { client_name: "flood" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
  await requestDeviceCode({ ...stranger(), from: "2001:db8:5:7::1" }, { client_name: "neighbour" });
});

describe("a device", () => {
  it("has one token: the old one is refused as soon as it has a new one", async () => {
    const { access_token, deviceId } = await pair();
    const rotated = await rotateDevice(vault.ctx, { deviceId });
    expect(rotated).toMatchObject({ deviceId, token: expect.stringMatching(/^kvd_[0-9a-f]{32}$/) });
    expect(rotated.token_start).toBe(rotated.token.slice(0, 8));
    await expect(use(access_token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect((await use(rotated.token)).actor.id).toBe(deviceId);
  });

  it("that is given a token before it fetched one gets no second", async () => {
    const asked = await ask();
    const { requestId } = await pendingOf(vault.ctx, asked.user_code);
    const { deviceId } = await approveDevice(vault.ctx, { requestId });
    const { token } = await rotateDevice(vault.ctx, { deviceId });
    await expect(asked.poll()).rejects.toMatchObject(failure("invalid_grant"));
    expect((await use(token)).actor.id).toBe(deviceId);
  });

  it("that is removed is nobody's, and can be removed once", async () => {
    const { access_token, deviceId } = await pair();
    await use(access_token);
    await removeDevice(vault.ctx, { deviceId });
    await expect(use(access_token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    for (const id of [deviceId, "x", ""]) {
      await expect(removeDevice(vault.ctx, { deviceId: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("of another account cannot be seen, rotated or removed", async () => {
    const { access_token, deviceId } = await pair("theirs", other);
    expect(JSON.stringify(await listDevices(vault.ctx))).not.toContain("theirs");
    for (const verb of [rotateDevice, removeDevice]) {
      await expect(verb(vault.ctx, { deviceId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await clearDevices(vault.ctx);
    expect((await use(access_token)).account.id).toBe(other.account.id);
    await clearDevices(other);
  });

  it("is not a pairing request, and a pairing request is not a device", async () => {
    const { deviceId } = await pair();
    await expect(rejectDevice(vault.ctx, { requestId: deviceId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const { requestId } = await pendingOf(vault.ctx, (await ask()).user_code);
    await expect(removeDevice(vault.ctx, { deviceId: requestId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("is one of fifty at the most", async () => {
    await owner`insert into devices (account_id, name, hash, start, fetch_by)
      select ${vault.ctx.account.id}, 'device ' || n, n::text, 'kvd_0000', now() from generate_series(1, ${MAX_DEVICES - 1}) n`;
    const [last, over] = [await ask("last"), await ask("over")];
    const requests = [await pendingOf(vault.ctx, last.user_code), await pendingOf(vault.ctx, over.user_code)];
    const approvals = await Promise.allSettled(
      requests.map(({ requestId }) => approveDevice(vault.ctx, { requestId })),
    );
    expect(approvals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await listDevices(vault.ctx)).pending).toHaveLength(1);
  });

  it.each([
    ["blank", "   "],
    ["too long", "x".repeat(101)],
    ["of control characters", "a\u0007b"],
    ["written backwards", "a\u202eb"],
    ["half a character", "a\ud800"],
    ["with NUL", "a\0"],
  ])("has no name that is %s", async (_, client_name) => {
    await expect(requestDeviceCode(stranger(), { client_name })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: expect.arrayContaining([expect.objectContaining({ path: "client_name" })]),
    });
  });
});

it("clearing rejects pending requests, and removes devices unless pending_only is set", async () => {
  const { access_token } = await pair("kept");
  const asked = await ask("waiting");
  expect(await clearDevices(vault.ctx, { pending_only: true })).toMatchObject({ rejected: 1, removed: 0 });
  await expect(asked.poll()).rejects.toMatchObject(failure("access_denied"));
  await use(access_token);
  expect(await clearDevices(vault.ctx)).toMatchObject({ rejected: 0, removed: 1 });
  await expect(use(access_token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await listDevices(vault.ctx)).toEqual({ pending: [], paired: [] });
});
