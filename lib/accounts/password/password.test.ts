import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { itDeep } from "@/tests/support/deep";
import { openVault, type TestVault } from "@/tests/support/vault";
import { resetPassword } from "../reset-password";
import { findSession } from "../sessions/find";
import { listSessions } from "../sessions/list";
import { startSession } from "../sessions/start";
import { checkPassword } from "../sign-in/check-password";
import { users } from "../tables/users";
import { changePassword } from "./change";
import { isCommonPassword } from "./common";

const OLD = "a long password";
const NEW = "quite another password";
const CLIENT = { address: "192.0.2.1", userAgent: "" };
const OPERATOR = { type: "cli", id: "root", label: "root" } as const;

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

/** A new account, its user as who acts, and their address. */
async function newUser(): Promise<{ ctx: Context; email: string }> {
  const made = await vault.another();
  const [user] = await made.db.tx((tx) => tx.select().from(users));
  if (!user) throw new Error("an account has a user");
  return { ctx: { ...made, actor: { type: "user", id: user.id, label: user.email } }, email: user.email };
}

async function signIn(email: string, password = OLD): Promise<string> {
  const signedIn = await checkPassword(vault.db, email, password);
  if (!signedIn) throw new Error("the password is wrong");
  return startSession(vault.db, signedIn, CLIENT);
}

const actionsOf = async (ctx: Context) =>
  (await ctx.db.tx((tx) => tx.select().from(auditEntries))).map(({ action, actorType }) => [
    action,
    actorType,
  ]);

describe("a common password", () => {
  it.each([
    "password123",
    "PASSWORD123",
    "qwertyuiop",
    "1234567890",
    "1qaz2wsx3edc",
    "ｐａｓｓｗｏｒｄ１２３",
  ])("is %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(["", "correct horse battery", "password123 ", "a1b2c3d4e5f6g7h8i9"])(
    "is not %j",
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );

  itDeep("is none of many that nobody has chosen", async () => {
    const random = Array.from({ length: 20_000 }, () => crypto.randomUUID());
    const common = await Promise.all(random.map(isCommonPassword));
    expect(common.filter(Boolean)).toEqual([]);
  });
});

describe("changing the password", () => {
  it("ends all other sessions, and is recorded without the password", async () => {
    const { ctx, email } = await newUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    const session = await findSession(vault.db, here, "");
    const input = { current_password: OLD, new_password: NEW, session_id: session?.id };
    expect(await changePassword(ctx, input)).toEqual({ ended: 1 });
    expect(await findSession(vault.db, there, "")).toBeNull();
    expect(await findSession(vault.db, here, "")).not.toBeNull();
    expect(await checkPassword(vault.db, email, OLD)).toBeNull();
    expect(await checkPassword(vault.db, email, NEW)).not.toBeNull();
    expect(await actionsOf(ctx)).toContainEqual(["password.change", "user"]);
    const entries = JSON.stringify(await ctx.db.tx((tx) => tx.select().from(auditEntries)));
    for (const secret of [OLD, NEW]) expect(entries).not.toContain(secret);
  });

  it.each([
    [{ current_password: "wrong", new_password: NEW }, "current_password"],
    [{ current_password: "", new_password: NEW }, "current_password"],
    [{ current_password: OLD, new_password: OLD }, "new_password"],
    [{ current_password: OLD, new_password: "too short" }, "new_password"],
    [{ current_password: OLD, new_password: "Qwertyuiop" }, "new_password"],
    [{ current_password: OLD, new_password: "half a character \ud800" }, "new_password"],
  ])("is refused for %j, and changes nothing", async (input, path) => {
    const { ctx, email } = await newUser();
    await signIn(email);
    await expect(changePassword(ctx, input)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ path }],
    });
    expect(await checkPassword(vault.db, email, OLD)).not.toBeNull();
    expect(await listSessions(ctx)).toHaveLength(1);
  });

  it("slows down guesses of the current one", async () => {
    const { ctx } = await newUser();
    const guess = () => changePassword(ctx, { current_password: "a guess", new_password: NEW });
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 1 });
  });

  it("is for a user, not for a program", async () => {
    const { ctx } = await newUser();
    const program: Context = { ...ctx, actor: { type: "api_key", id: crypto.randomUUID(), label: "" } };
    await expect(changePassword(program, { current_password: OLD, new_password: NEW })).rejects.toMatchObject(
      {
        code: "UNAUTHORIZED",
      },
    );
  });
});

describe("resetting a password", () => {
  it("ends all sessions, and is recorded as the operator's", async () => {
    const { ctx, email } = await newUser();
    const tokens = [await signIn(email), await signIn(email)];
    const input = { email: ` ${email.toUpperCase()}`, password: NEW };
    expect(await resetPassword(vault.db, input, OPERATOR)).toEqual({ ended: 2 });
    for (const token of tokens) expect(await findSession(vault.db, token, "")).toBeNull();
    expect(await checkPassword(vault.db, email, OLD)).toBeNull();
    expect(await checkPassword(vault.db, email, NEW)).not.toBeNull();
    expect(await actionsOf(ctx)).toContainEqual(["password.reset", "cli"]);
  });

  it("is refused for an unknown address and for a common password", async () => {
    const { email } = await newUser();
    const nobody = { email: "nobody@example.org", password: NEW };
    await expect(resetPassword(vault.db, nobody, OPERATOR)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const common = { email, password: "password123" };
    await expect(resetPassword(vault.db, common, OPERATOR)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    expect(await checkPassword(vault.db, email, OLD)).not.toBeNull();
  });
});
