import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Database } from "@/lib/db";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { type Room, reachableRoom } from "@/tests/support/room";
import { createAccount } from "./create";
import { findAccount, firstAccounts, isFirstRun, listAccounts } from "./find";
import { checkPassword } from "./sign-in/check-password";
import { hashPassword, verifyPassword } from "./sign-in/hash";

const ADA = { email: "ada@example.org", password: "correct horse battery", name: "Ada" };
let database: TestDatabase;
let db: Database;
let room: Room;

beforeAll(async () => {
  database = await freshDatabase();
  db = new Database(database.url, 6);
  room = reachableRoom();
});
afterAll(async () => {
  await db.close();
  await database.drop();
  room.remove();
});

type Input = Parameters<typeof createAccount>[1];
const make = (input: Partial<Input>, signup: "open" | "closed" = "open", byOperator = false) =>
  createAccount(db, { ...ADA, ...input }, { signup, dataDir: room.path, byOperator });

describe("the first run", () => {
  it("ends with the one owner, however many try at once", async () => {
    expect(await isFirstRun(db)).toBe(true);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => make({ email: `owner${n}@example.org` }, "closed")),
    );
    expect(tries.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    expect(await isFirstRun(db)).toBe(false);
    expect(await listAccounts(db)).toHaveLength(1);
  });

  it("leaves later sign-ups to the setting, and to the operator", async () => {
    await expect(make({ email: "late@example.org" }, "closed")).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("Sign-up is closed"),
    });
    await make({ email: "late@example.org" }, "open");
    await make({ email: "later@example.org" }, "closed", true);
  });
});

describe("an account", () => {
  it("has its own vault, with an inbox", async () => {
    const { accountId, vaultDir } = await make({});
    expect(vaultDir).toBe(join(room.path, "accounts", accountId, "vault"));
    expect(existsSync(join(vaultDir, "inbox"))).toBe(true);
    expect(await findAccount(db, accountId)).toEqual({ id: accountId, vaultDir });
    expect(await findAccount(db, crypto.randomUUID())).toBeNull();
  });

  it("is closed to other users of the machine, unless it was opened in place", async () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    const made = await make({ email: "closed@example.org" });
    expect([made.vaultDir, join(made.vaultDir, "inbox")].map(modeOf)).toEqual([0o700, 0o700]);
    expect(modeOf(join(room.path, "accounts"))).toBe(0o755);
    const open = join(room.path, "shared");
    mkdirSync(open);
    chmodSync(open, 0o775);
    await make({ email: "shared@example.org", vaultDir: open });
    expect(modeOf(open)).toBe(0o775);
    expect(readdirSync(open)).toEqual([".kv"]);
  });

  it("takes an existing directory, through links to where it really is", async () => {
    mkdirSync(join(room.path, "obsidian/inbox"), { recursive: true });
    symlinkSync(join(room.path, "obsidian"), join(room.path, "link"));
    const { vaultDir } = await make({ email: "o@example.org", vaultDir: join(room.path, "link") });
    expect(vaultDir).toBe(realpathSync(join(room.path, "obsidian")));
    for (const taken of ["obsidian", "link", "obsidian/inbox", "."]) {
      await expect(make({ email: "p@example.org", vaultDir: join(room.path, taken) })).rejects.toMatchObject({
        code: "CONFLICT",
      });
    }
    mkdirSync(join(room.path, "obsidian 2"));
    await make({ email: "p@example.org", vaultDir: join(room.path, "obsidian 2") });
    await expect(make({ email: "q@example.org", vaultDir: join(room.path, "none") })).rejects.toThrow(
      /not a directory/,
    );
  });

  it("is one an address, whatever its case", async () => {
    await expect(make({ email: " ADA@Example.org " })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it.each<[Partial<Record<"email" | "password" | "name", string>>, string]>([
    [{ email: "ada" }, "email"],
    [{ email: "a\0@example.org" }, "email"],
    [{ email: `${"a".repeat(250)}@example.org` }, "email"],
    [{ password: "too short" }, "password"],
    [{ password: "x".repeat(201) }, "password"],
    [{ password: "Password1234" }, "password"],
    [{ password: "a nul \0 inside" }, "password"],
    [{ name: "a\0b" }, "name"],
    [{ name: "x".repeat(101) }, "name"],
  ])("is not made of %j", async (input, path) => {
    await expect(make({ email: "new@example.org", ...input })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ path }],
    });
  });
});

describe("signing in", () => {
  it("is for the one with the password", async () => {
    expect(await checkPassword(db, " Ada@example.ORG", ADA.password)).toMatchObject({
      person: { email: ADA.email, name: "Ada" },
    });
    expect(await checkPassword(db, ADA.email, `${ADA.password} `)).toBeNull();
    expect(await checkPassword(db, ADA.email, "")).toBeNull();
    expect(await checkPassword(db, "nobody@example.org", ADA.password)).toBeNull();
    expect(await checkPassword(db, "a\0da@example.org", ADA.password)).toBeNull();
  });
});

describe("a password", () => {
  it("is kept as argon2id, salted", async () => {
    const [a, b] = await Promise.all([hashPassword("secret words"), hashPassword("secret words")]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(a).not.toBe(b);
    expect(await verifyPassword(a, "secret words")).toBe(true);
    expect(await verifyPassword(a, "Secret words")).toBe(false);
    expect(await verifyPassword(undefined, "secret words")).toBe(false);
  });
});

describe("the list of accounts", () => {
  it("has all of them, however many", async () => {
    const before = await listAccounts(db);
    const owner = postgres(database.url, { max: 1, onnotice: () => {} });
    await owner`
      insert into accounts (name, vault_dir)
      select 'Owner ' || n, '/vaults/' || n from generate_series(1, 10001) n`;
    await owner.end();
    expect(await listAccounts(db)).toHaveLength(before.length + 10_001);
    expect(await firstAccounts(db, 1)).toEqual(before.slice(0, 1));
  });
});
