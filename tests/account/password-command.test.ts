import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkPassword, startSession } from "@/lib/accounts";
import { sessions } from "@/lib/accounts/tables/sessions";
import { users } from "@/lib/accounts/tables/users";
import { itDeep } from "@/tests/support/deep";
import { root } from "@/tests/support/root";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
let email: string;

beforeAll(async () => {
  vault = await openVault();
  const [user] = await vault.ctx.db.tx((tx) => tx.select().from(users));
  email = user?.email ?? "";
});
afterAll(() => vault.close());

/** Runs `kv …`, with `input` on its standard input. */
const kv = (args: string[], input = "") =>
  spawnSync(process.execPath, ["bin/kv.mjs", ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: vault.databaseUrl, KV_DATA_DIR: vault.dataDir, KV_MASTER_KEY: "" },
    input,
    encoding: "utf8",
  });

const password = (args: string[], input = "") => kv(["password", ...args], input);

async function openSession(secret: string): Promise<void> {
  const signedIn = await checkPassword(vault.db, email, secret);
  if (!signedIn) throw new Error("the password is wrong");
  await startSession(vault.db, signedIn, { address: "", userAgent: "" });
}

const openSessions = async () => (await vault.ctx.db.tx((tx) => tx.select().from(sessions))).length;

it("sets the password from standard input, and ends all sessions", async () => {
  await openSession("a long password");
  const run = password([email], "a new long password\nnot this line\n");
  expect([run.status, run.stdout]).toEqual([0, ""]);
  expect(run.stderr).toContain("Sessions ended: 1");
  expect(run.stderr).not.toContain("a new long password");
  expect(await openSessions()).toBe(0);
  await openSession("a new long password");
});

it("is asked for by kv setup, so that no history of a shell has it", async () => {
  const run = kv(["setup", "--email", "ada@example.org"], "a password that is typed\n");
  expect([run.status, run.stderr]).toEqual([0, ""]);
  expect(run.stdout).not.toContain("typed");
  expect(await checkPassword(vault.db, "ada@example.org", "a password that is typed")).not.toBeNull();
});

it("keeps its sessions when the user gets another address and name by kv profile", async () => {
  await openSession("a new long password");
  const before = await openSessions();
  const next = "countess@example.org";
  const run = kv(["profile", email, "--email", next.toUpperCase(), "--name", "Ada Lovelace"]);
  expect([run.stderr, run.stdout]).toEqual(["", `${next} (Ada Lovelace)\n`]);
  email = next;
  expect(await openSessions()).toBe(before);
});

itDeep("prints the one that it makes, and nothing else on standard output", async () => {
  const run = password([email, "--generate"]);
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}\n$/);
  expect(await openSessions()).toBe(0);
  await openSession(run.stdout.trim());
});

function expectRefused(args: string[], input: string, message: string): void {
  const run = password(
    args.map((each) => (each === "EMAIL" ? email : each)),
    input,
  );
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(message);
}

it.each([[["EMAIL"], "password123", "100,000 most common passwords"]])("refuses %j with %j", expectRefused);

itDeep.each([
  [["nobody@example.org"], "a new long password", "No user has the e-mail address"],
  [[], "a new long password", "Name the user"],
  [["EMAIL"], "", "at least 10 characters"],
])("refuses %j with %j", expectRefused);
