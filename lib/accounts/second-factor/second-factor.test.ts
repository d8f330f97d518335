import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/lib/audit";
import { keyId, loadSecrets } from "@/lib/core/secrets";
import { type Context, rewrapRows } from "@/lib/db";
import { env } from "@/lib/env";
import { openVault, type TestVault } from "@/tests/support/vault";
import { resetPassword } from "../reset-password";
import type { SignedIn } from "../sign-in/check-password";
import { secondFactors } from "../tables/sessions";
import { users } from "../tables/users";
import { base32 } from "./base32";
import { checkCode } from "./check-code";
import { disableSecondFactor, renewRecoveryCodes } from "./disable";
import { confirmSecondFactor, setUpSecondFactor } from "./set-up";
import { needsCode, secondFactorStatus } from "./status";
import { secondFactorRows } from "./store";
import { codeOf, stepAt, stepOfCode } from "./totp";

const password = "a long password";
const STEP = 30_000;

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

interface User {
  ctx: Context;
  signedIn: SignedIn;
}

async function newUser(): Promise<User> {
  const made = await vault.another();
  const [user] = await made.db.tx((tx) => tx.select().from(users));
  if (!user) throw new Error("an account has a user");
  const person = { userId: user.id, accountId: made.account.id, email: user.email, name: user.name };
  const ctx: Context = { ...made, actor: { type: "user", id: user.id, label: user.email } };
  return { ctx, signedIn: { person, passwordSetAt: user.passwordSetAt } };
}

/** The code that an authenticator app computes from the secret as shown. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Turns the second factor on; `app` shows the code of an instant. */
async function turnOn({ ctx }: User): Promise<{ codes: string[]; app: (at: Date) => string }> {
  const { secret } = await setUpSecondFactor(ctx, { password });
  const app = (at: Date) => codeOf(fromBase32(secret), stepAt(at));
  const { recovery_codes } = await confirmSecondFactor(ctx, { code: app(new Date()) });
  return { codes: recovery_codes, app };
}

const check = ({ signedIn }: User, code: string, now?: Date) =>
  checkCode(vault.db, signedIn, code, undefined, now);
const later = (steps: number) => new Date(Date.now() + steps * STEP);

describe("codes", () => {
  const secret = Buffer.from("12345678901234567890");

  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s are those of RFC 6238, appendix B", (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1_000)), 8)).toBe(code);
  });

  it("are accepted one step before and after, and no further", () => {
    const now = new Date(1_111_111_109_000);
    const current = stepAt(now);
    for (const [step, accepted] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const)
      expect(stepOfCode(secret, codeOf(secret, current + step), now)).toBe(accepted ? current + step : null);
    for (const other of ["", "12345", "1234567", "12345x", "１２３４５６"])
      expect(stepOfCode(secret, other, now)).toBeNull();
  });

  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("come of secrets in base32: %j is %s (RFC 4648, section 10, without padding)", (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });
});

describe("the second factor", () => {
  it("is on once the app has shown a right code", async () => {
    const user = await newUser();
    const { secret, uri } = await setUpSecondFactor(user.ctx, { password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Knowledge%20Vault:${encodeURIComponent(user.signedIn.person.email)}?secret=${secret}&issuer=Knowledge%20Vault`,
    );
    expect(await needsCode(vault.db, user.signedIn.person)).toBe(false);
    await expect(confirmSecondFactor(user.ctx, { code: "000000" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ path: "code" }],
    });
    expect(await secondFactorStatus(user.ctx)).toEqual({ since: null, recovery_codes_left: 0 });
    const code = codeOf(fromBase32(secret), stepAt(new Date()));
    const { recovery_codes } = await confirmSecondFactor(user.ctx, {
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await needsCode(vault.db, user.signedIn.person)).toBe(true);
    expect(await secondFactorStatus(user.ctx)).toEqual({ since: expect.any(Date), recovery_codes_left: 10 });
    await expect(setUpSecondFactor(user.ctx, { password })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("keeps its secret sealed and its recovery codes hashed", async () => {
    const user = await newUser();
    const { secret } = await setUpSecondFactor(user.ctx, { password });
    const [row] = await user.ctx.db.tx((tx) => tx.select().from(secondFactors));
    expect(JSON.stringify(row)).not.toContain(fromBase32(secret).toString("hex"));
    expect(row?.sealed.includes(fromBase32(secret))).toBe(false);
  });

  it("accepts each code of the app once", async () => {
    const user = await newUser();
    const { app } = await turnOn(user);
    expect(await check(user, app(new Date()))).toBe(false);
    const next = later(1);
    const tries = await Promise.all([1, 2, 3, 4].map(() => check(user, app(next), next)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await check(user, app(next), next)).toBe(false);
    expect(await check(user, app(later(2)), later(2))).toBe(true);
  });

  it("accepts each recovery code once, however it is typed", async () => {
    const user = await newUser();
    const { codes } = await turnOn(user);
    const [code = ""] = codes;
    expect(await check(user, ` ${code.toUpperCase().replaceAll("-", " ")}`)).toBe(true);
    expect(await check(user, code)).toBe(false);
    expect(await secondFactorStatus(user.ctx)).toMatchObject({ recovery_codes_left: 9 });
    const actions = await user.ctx.db.tx((tx) => tx.select().from(auditEntries));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["second_factor.enable", "recovery_code.use"]),
    );
  });

  it("slows down guesses of codes", async () => {
    const user = await newUser();
    await turnOn(user);
    for (let n = 0; n < 10; n += 1) expect(await check(user, "000000")).toBe(false);
    await expect(check(user, "000000")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await checkCode(vault.db, user.signedIn, "000000", "a known browser")).toBe(false);
  });

  it("is nothing that another user's codes could open", async () => {
    const [one, other] = [await newUser(), await newUser()];
    const { codes } = await turnOn(one);
    await turnOn(other);
    expect(await check(other, codes[0] ?? "")).toBe(false);
  });

  it("gets new recovery codes, which replace the old ones", async () => {
    const user = await newUser();
    const { codes } = await turnOn(user);
    const { recovery_codes } = await renewRecoveryCodes(user.ctx, { password });
    expect(await check(user, codes[0] ?? "")).toBe(false);
    expect(await check(user, recovery_codes[0] ?? "")).toBe(true);
  });

  it("is changed with the password only", async () => {
    const user = await newUser();
    const wrong = { code: "VALIDATION_ERROR", details: [{ path: "password" }] };
    await expect(setUpSecondFactor(user.ctx, { password: "wrong" })).rejects.toMatchObject(wrong);
    await expect(renewRecoveryCodes(user.ctx, { password })).rejects.toMatchObject({ code: "CONFLICT" });
    await turnOn(user);
    await expect(disableSecondFactor(user.ctx, { password: "wrong" })).rejects.toMatchObject(wrong);
    await expect(renewRecoveryCodes(user.ctx, { password: "wrong" })).rejects.toMatchObject(wrong);
    expect(await needsCode(vault.db, user.signedIn.person)).toBe(true);
    await disableSecondFactor(user.ctx, { password });
    expect(await needsCode(vault.db, user.signedIn.person)).toBe(false);
    expect(await secondFactorStatus(user.ctx)).toEqual({ since: null, recovery_codes_left: 0 });
  });

  it("can be removed by the operator, and by nobody else", async () => {
    const user = await newUser();
    await turnOn(user);
    const operator = { type: "cli", id: "root", label: "root" } as const;
    const reset = { email: user.signedIn.person.email, password: "another long password" };
    await resetPassword(vault.db, reset, operator);
    expect(await needsCode(vault.db, user.signedIn.person)).toBe(true);
    await resetPassword(vault.db, { ...reset, remove_second_factor: true }, operator);
    expect(await needsCode(vault.db, user.signedIn.person)).toBe(false);
  });

  it("is wrapped again when the master key is replaced, and still opens", async () => {
    const user = await newUser();
    const { app } = await turnOn(user);
    const { masterKeys } = loadSecrets(env().KV_DATA_DIR);
    const fresh = randomBytes(32);
    expect(await rewrapRows(user.ctx, [fresh, ...masterKeys], keyId(fresh), secondFactorRows)).toBe(1);
    expect(await rewrapRows(user.ctx, [fresh, ...masterKeys], keyId(fresh), secondFactorRows)).toBe(0);
    await expect(check(user, app(later(1)), later(1))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    const [current] = masterKeys;
    if (!current) throw new Error("there is a master key");
    expect(await rewrapRows(user.ctx, [current, fresh], keyId(current), secondFactorRows)).toBe(1);
    expect(await check(user, app(later(1)), later(1))).toBe(true);
  });
});
