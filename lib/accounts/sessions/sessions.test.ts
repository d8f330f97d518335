import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import type { SignedIn } from "../sign-in/check-password";
import { sessions } from "../tables/sessions";
import { users } from "../tables/users";
import { deviceName } from "./device-name";
import { endSession, endSessions } from "./end";
import { findSession } from "./find";
import { listSessions } from "./list";
import { startSession } from "./start";
import { hashSessionToken, newSessionToken } from "./token";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const CLIENT = { address: "192.0.2.1", userAgent: FIREFOX };
const DAY = 86_400_000;

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

/** A new account, its user as who acts, and what sign-in knows of them. */
async function newUser(): Promise<{ ctx: Context; signedIn: SignedIn }> {
  const made = await vault.another();
  const [user] = await made.db.tx((tx) => tx.select().from(users));
  if (!user) throw new Error("an account has a user");
  const person = { userId: user.id, accountId: made.account.id, email: user.email, name: user.name };
  const ctx: Context = { ...made, actor: { type: "user", id: user.id, label: user.email } };
  return { ctx, signedIn: { person, passwordSetAt: user.passwordSetAt } };
}

const find = (token: string, address = CLIENT.address, now?: Date) =>
  findSession(vault.db, token, address, now);
const start = (signedIn: SignedIn, client = CLIENT, now?: Date) =>
  startSession(vault.db, signedIn, client, now);

describe("a session", () => {
  it("is found by its token alone, of which only the hash is kept", async () => {
    const { ctx, signedIn } = await newUser();
    const token = await start(signedIn);
    expect(await find(token)).toMatchObject({ person: signedIn.person, account: ctx.account });
    const rows = await ctx.db.tx((tx) => tx.select().from(sessions));
    expect(rows).toMatchObject([{ hash: hashSessionToken(token), ...CLIENT }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const other of [newSessionToken(), "", "x", `${token}x`, hashSessionToken(token)])
      expect(await find(other)).toBeNull();
  });

  it("expires after 30 days, and is removed at the next sign-in", async () => {
    const { ctx, signedIn } = await newUser();
    const old = await start(signedIn, CLIENT, new Date(Date.now() - 30 * DAY - 1_000));
    const young = await start(signedIn, CLIENT, new Date(Date.now() - 30 * DAY + 60_000));
    expect(await find(old)).toBeNull();
    expect(await find(young)).not.toBeNull();
    expect(await listSessions(ctx)).toHaveLength(1);
    await start(signedIn);
    expect(await ctx.db.tx((tx) => tx.select().from(sessions))).toHaveLength(2);
  });

  it("remembers when and from where it was last used, to the minute", async () => {
    const { ctx, signedIn } = await newUser();
    const token = await start(signedIn);
    await find(token, "198.51.100.7");
    const soon = new Date(Date.now() + 30_000);
    const later = new Date(Date.now() + 90_000);
    await find(token, "198.51.100.8", soon);
    expect(await listSessions(ctx)).toMatchObject([{ address: CLIENT.address }]);
    await find(token, "198.51.100.9", later);
    await expect
      .poll(() => listSessions(ctx))
      .toMatchObject([{ address: "198.51.100.9", lastUsedAt: later, device: "Firefox on Linux" }]);
  });

  it("does not start with a password that was changed meanwhile", async () => {
    const { ctx, signedIn } = await newUser();
    const { userId } = signedIn.person;
    await ctx.db.tx((tx) => tx.update(users).set({ passwordSetAt: new Date() }).where(eq(users.id, userId)));
    await expect(start(signedIn)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await listSessions(ctx)).toEqual([]);
  });

  it("starts with any User-Agent", async () => {
    const { ctx, signedIn } = await newUser();
    await start(signedIn, { address: "unknown", userAgent: `\0\ud800${"x".repeat(10_000)}` });
    expect(await listSessions(ctx)).toMatchObject([{ device: "Unknown device" }]);
  });
});

describe("ending sessions", () => {
  it("ends one, at once", async () => {
    const { ctx, signedIn } = await newUser();
    const [here, there] = [await start(signedIn), await start(signedIn)];
    const session = await find(there);
    await endSession(ctx, { id: session?.id ?? "" });
    expect(await find(there)).toBeNull();
    expect(await find(here)).not.toBeNull();
    await expect(endSession(ctx, { id: session?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("ends all, or all others", async () => {
    const { ctx, signedIn } = await newUser();
    const tokens = [await start(signedIn), await start(signedIn), await start(signedIn)];
    const here = await find(tokens[0] ?? "");
    expect(await endSessions(ctx, { except: here?.id })).toBe(2);
    expect(await listSessions(ctx)).toMatchObject([{ id: here?.id }]);
    expect(await endSessions(ctx)).toBe(1);
    expect(await listSessions(ctx)).toEqual([]);
  });

  it("is for the user's own", async () => {
    const [{ ctx }, other] = [await newUser(), await newUser()];
    const theirs = await find(await start(other.signedIn));
    await expect(endSession(ctx, { id: theirs?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await endSessions(ctx)).toBe(0);
    expect(await listSessions(other.ctx)).toHaveLength(1);
    const program: Context = { ...ctx, actor: { type: "api_key", id: "x", label: "x" } };
    await expect(listSessions(program)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("deviceName", () => {
  const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
  it.each([
    [FIREFOX, "Firefox on Linux"],
    [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36`, "Chrome on Windows"],
    [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, "Edge on Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
      "Safari on macOS",
    ],
    ["curl/8.5.0", "Unknown device"],
    ["", "Unknown device"],
  ])("calls %j %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
