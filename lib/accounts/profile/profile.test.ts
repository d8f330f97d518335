import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { findSession } from "../sessions/find";
import { startSession } from "../sessions/start";
import { checkPassword } from "../sign-in/check-password";
import { users } from "../tables/users";
import { changeProfile, resetProfile } from "./change";

const PASSWORD = "a long password";
const OPERATOR = { type: "cli", id: "root", label: "root" } as const;

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const address = () => `${crypto.randomUUID()}@example.org`;

const storedUser = async (ctx: Context) => {
  const [user] = await ctx.db.tx((tx) => tx.select().from(users));
  if (!user) throw new Error("an account has a user");
  return user;
};

/** A new account, its user as who acts, their address, and a session of theirs. */
async function newUser() {
  const made = await vault.another();
  const { id, email } = await storedUser(made);
  const ctx: Context = { ...made, actor: { type: "user", id, label: email } };
  const signedIn = await checkPassword(vault.db, email, PASSWORD);
  if (!signedIn) throw new Error("the password is wrong");
  const token = await startSession(vault.db, signedIn, { address: "192.0.2.1", userAgent: "" });
  return { ctx, email, token };
}

const detailsOf = async (ctx: Context) =>
  (await ctx.db.tx((tx) => tx.select().from(auditEntries)))
    .filter(({ action }) => action === "account.edit")
    .map(({ actorType, detail }) => ({ actorType, detail }));

describe("changing the profile", () => {
  it("changes the name without the password", async () => {
    const { ctx, email, token } = await newUser();
    expect(await changeProfile(ctx, { name: " Ada Lovelace ", email })).toEqual({
      name: "Ada Lovelace",
      email,
    });
    expect((await findSession(vault.db, token, ""))?.person).toMatchObject({ name: "Ada Lovelace", email });
  });

  it("changes the address as sign-up writes it, keeps sessions, and records both", async () => {
    const { ctx, email, token } = await newUser();
    const next = address();
    const input = { name: "Ada", email: ` ${next.toUpperCase()} `, password_for_email: PASSWORD };
    expect(await changeProfile(ctx, input)).toEqual({ name: "Ada", email: next });
    expect((await findSession(vault.db, token, ""))?.person.email).toBe(next);
    expect(await checkPassword(vault.db, email, PASSWORD)).toBeNull();
    expect(await checkPassword(vault.db, next, PASSWORD)).not.toBeNull();
    expect(await detailsOf(ctx)).toMatchObject([
      { actorType: "user", detail: { email: { from: email, to: next } } },
    ]);
  });

  it("shows the address where there is no name", async () => {
    const { ctx } = await newUser();
    const next = address();
    await changeProfile(ctx, { name: "", email: next, password_for_email: PASSWORD });
    expect(await storedUser(ctx)).toMatchObject({ name: next, email: next });
  });

  it("records nothing where nothing changes", async () => {
    const { ctx } = await newUser();
    const { name, email } = await storedUser(ctx);
    await changeProfile(ctx, { name, email: email.toUpperCase() });
    expect(await detailsOf(ctx)).toEqual([]);
  });

  it.each([
    [{ password_for_email: "" }, "password_for_email"],
    [{ password_for_email: "not my password" }, "password_for_email"],
    [{ email: "nobody", password_for_email: PASSWORD }, "email"],
    [{ name: "a\u0007b", password_for_email: PASSWORD }, "name"],
    [{ name: "n".repeat(101), password_for_email: PASSWORD }, "name"],
  ])("is refused for %j, and changes nothing", async (given, path) => {
    const { ctx, email } = await newUser();
    await expect(changeProfile(ctx, { name: "Ada", email: address(), ...given })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ path }],
    });
    expect((await storedUser(ctx)).email).toBe(email);
  });

  it("refuses the address of another account, in capitals as well, and slows down guesses of them", async () => {
    const { ctx, email } = await newUser();
    const taken = (await newUser()).email.toUpperCase();
    const guess = () => changeProfile(ctx, { name: "Ada", email: taken, password_for_email: PASSWORD });
    for (let n = 0; n < 10; n += 1)
      await expect(guess()).rejects.toMatchObject({ code: "CONFLICT", details: [{ path: "email" }] });
    await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect((await storedUser(ctx)).email).toBe(email);
  });

  it("is for users, and not for programs", async () => {
    const ctx = await vault.another();
    const actor = { type: "api_key", id: "key", label: "key" } as const;
    const { email } = await storedUser(ctx);
    await expect(changeProfile({ ...ctx, actor }, { name: "Ada", email })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });
});

describe("changing it on the operator's behalf", () => {
  it("changes what is given, and is recorded as theirs", async () => {
    const { ctx, email } = await newUser();
    const next = address();
    await resetProfile(vault.db, { user: email.toUpperCase(), name: "Ada" }, OPERATOR);
    expect(await resetProfile(vault.db, { user: email, email: next }, OPERATOR)).toEqual({
      name: "Ada",
      email: next,
    });
    expect(await detailsOf(ctx)).toMatchObject([{ actorType: "cli" }, { actorType: "cli" }]);
  });

  it("names an address that nobody has", async () => {
    await expect(
      resetProfile(vault.db, { user: "nobody@example.org", name: "Ada" }, OPERATOR),
    ).rejects.toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining("nobody@example.org") });
  });
});
