import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endSessions, listSessions } from "@/lib/accounts";
import { users } from "@/lib/accounts/tables/users";
import type { Context } from "@/lib/db";
import { type OwnService, startService } from "@/tests/support/own-service";
import { isDeep } from "@/tests/support/property";
import { serve } from "@/tests/support/serve";
import type { Service, TestAccount } from "@/tests/support/service";
import { pageStatus, postAuth, signInOverHttp } from "@/tests/support/sign-in";
import { itDeep } from "../support/deep";

const served = serve();
let another: OwnService | undefined;
/** Another process, in the deep tests. Keys are always tried on two, in `tests/isolation`. */
let second: Service;

beforeAll(async () => {
  if (isDeep()) another = await startService({ beside: served.service });
  second = another ?? served.service;
}, 240_000);
afterAll(() => another?.stop());

/** As the verbs see the account's user. */
async function userOf({ ctx }: TestAccount): Promise<Context> {
  const [user] = await ctx.db.tx((tx) => tx.select().from(users));
  return { ...ctx, actor: { type: "user", id: user?.id ?? "", label: "" } };
}

describe("a session", () => {
  it("is open in every process, and shows its device, its address and no token", async () => {
    const { account, service } = served;
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/128.0" };
    const { cookies } = await signInOverHttp(service.base, account, headers);
    for (const { base } of [service, second]) expect(await pageStatus(base, cookies)).toBe(200);
    expect(await listSessions(await userOf(account))).toMatchObject([
      { device: "Firefox on Linux", address: "127.0.0.1" },
    ]);
    const session = await fetch(`${service.base}/api/auth/session`, {
      headers: { cookie: cookies.join("; ") },
    });
    const body = await session.json();
    expect(body).toEqual({
      user: {},
      expires: expect.any(String),
      person: expect.objectContaining({ email: account.email }),
    });
  });

  it("ends in every process when it is signed out, and no copy of its cookie opens anything", async () => {
    const { account, service } = served;
    const { cookies } = await signInOverHttp(service.base, account);
    const other = await signInOverHttp(service.base, account);
    expect(await pageStatus(second.base, cookies)).toBe(200);
    expect((await postAuth(service.base, "signout", {}, { cookies })).status).toBe(200);
    for (const { base } of [service, second]) expect(await pageStatus(base, cookies)).toBe(307);
    expect(await pageStatus(second.base, other.cookies)).toBe(200);
  });

  it("is replaced by the next one of the same browser", async () => {
    const { account, service } = served;
    const { cookies } = await signInOverHttp(service.base, account);
    const { email, password } = account;
    const again = await postAuth(service.base, "callback/credentials", { email, password }, { cookies });
    expect(await pageStatus(second.base, cookies)).toBe(307);
    const replaced = again.cookies.filter((cookie) => !cookies.includes(cookie));
    expect(await pageStatus(second.base, replaced)).toBe(200);
  });

  it("ends in every process when the user ends it elsewhere", async () => {
    const { account, service } = served;
    const { cookies } = await signInOverHttp(second.base, account);
    expect(await pageStatus(service.base, cookies)).toBe(200);
    await endSessions(await userOf(account));
    for (const { base } of [service, second]) expect(await pageStatus(base, cookies)).toBe(307);
    const session = await fetch(`${service.base}/api/auth/session`, {
      headers: { cookie: cookies.join("; ") },
    });
    expect(await session.json()).toMatchObject({ person: null });
  });

  it("is not opened by a cookie of an earlier version, which named the user itself", async () => {
    const { account, service } = served;
    const secret = readFileSync(join(service.dataDir, "secrets", "session"), "utf8").trim();
    const person = { userId: "x", accountId: account.id, email: account.email, name: "" };
    const cookie = await encode({ token: { person }, secret });
    expect(await pageStatus(service.base, [`kv-session=${cookie}`])).toBe(307);
    expect(await pageStatus(service.base, ["kv-session=x.y.z"])).toBe(307);
  });

  itDeep("ends the live stream of its pages", async () => {
    const { account, service } = served;
    const { cookies } = await signInOverHttp(service.base, account);
    const stream = await fetch(`${service.base}/live`, { headers: { cookie: cookies.join("; ") } });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    await endSessions(await userOf(account));
    expect(await ended).toContain(": open");
    const again = await fetch(`${service.base}/live`, { headers: { cookie: cookies.join("; ") } });
    expect(again.status).toBe(401);
  });
});
