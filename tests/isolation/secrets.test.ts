import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { exchange } from "@/tests/support/api";
import { isDeep } from "@/tests/support/property";
import { startProvider } from "@/tests/support/provider";
import { root } from "@/tests/support/root";
import { serve } from "@/tests/support/serve";
import { signInOverHttp } from "@/tests/support/sign-in";
import { until } from "@/tests/support/until";
import { filesWith } from "./files-with";

/** A session in which every kind of secret goes through a service whose log says most. */
const served = serve({ worker: true });
const PASSWORD = `correct-horse-${crypto.randomUUID()}`;
const WRONG = `wrong-horse-${crypto.randomUUID()}`;
const EMAIL = `ada-${crypto.randomUUID()}@example.org`;
const SAVED = "sk-or-v1-4f9d2c7a61b0e835";
const TRIED = "sk-or-v1-77aa01c4de935b28";
const REFUSED = "sk-or-v1-0c5be2f6917d4a83 ";
let output = "";
let key = "";
let stray = "";
let session = "";

const cli = (...args: string[]) => {
  const env = {
    ...process.env,
    DATABASE_URL: served.service.databaseUrl,
    KV_DATA_DIR: served.service.dataDir,
    KV_LOG_LEVEL: "trace",
    NODE_ENV: "production" as const,
  };
  return spawnSync(process.execPath, ["bin/kv.mjs", ...args], {
    cwd: root,
    env,
    encoding: "utf8",
  });
};

beforeAll(async () => {
  const setup = cli("setup", "--email", EMAIL, "--password", PASSWORD);
  const accountId = /Account (\S+)/.exec(setup.stdout)?.[1] ?? "";
  const made = cli("keys", "create", "laptop", "--account", accountId);
  key = made.stdout.trim();
  const listed = cli("keys", "list", "--account", accountId);
  expect(listed.stdout).toContain("laptop");
  expect(listed.stdout).not.toMatch(/[0-9a-f]{64}/);
  output = [setup.stdout, setup.stderr, made.stderr, listed.stdout, listed.stderr].join("");
  if (isDeep()) {
    const badSetup = cli("setup", "--email", EMAIL, "--password", PASSWORD);
    output += badSetup.stdout + badSetup.stderr;
  }

  const client = served.service.client(key);
  stray = (await served.account.newKey()).key;
  await client.ok("createRecord", { type: "note", name: "A", body: "text" });
  await client.ok("addToInbox", { filename: "a.md", content: "text" });
  // Where a key has no business: the address, the body, another header, a name.
  await client.send("GET", `/vault/search?q=x&api_key=${stray}`);
  await client.send("GET", `/vault/records/note/${stray}`);
  await client.send("GET", `/${stray}`);
  await client.send("POST", "/vault/records", { json: { type: "note", name: "B", key: stray } });
  await client.send("GET", "/vault/schema", { headers: { "x-api-key": stray, "x-request-id": stray } });
  await client.send("GET", "/vault/schema", { headers: { authorization: `Basic ${stray}` } });
  await served.service.client(`kv_${"9".repeat(32)}`).send("GET", "/vault/schema");

  await useProviderKeys();

  const { base } = served.service;
  await signInOverHttp(base, { email: EMAIL, password: WRONG });
  const { cookies } = await signInOverHttp(base, { email: EMAIL, password: PASSWORD });
  session = cookies.find((cookie) => cookie.startsWith("kv-session="))?.replace(/^[^=]*=/, "") ?? "";
  await exchange(base, "GET", "/settings/api-keys", {
    headers: { cookie: cookies.join("; ") },
  });
  await until("the log has it all", async () =>
    (await served.service.output()).includes("/api/v1/vault/schema"),
  );
  output += await served.service.output();
}, 120_000);

/** Keys of a provider are saved, used, tried and refused; the provider answers with each that is wrong. */
async function useProviderKeys(): Promise<void> {
  const { api } = served.account;
  const provider = await startProvider();
  provider.answer(({ key: sent }) =>
    sent === SAVED
      ? { text: JSON.stringify({ answer: null, citations: [] }) }
      : { status: 401, body: JSON.stringify({ error: { message: `Incorrect key: ${sent}` } }) },
  );
  await api.ok("setProvider", { provider: "openrouter", base_url: provider.url });
  await api.ok("changeCredentials", { ROUTER_API_KEY: SAVED });
  const body = "The tenancy of the flat has a notice of three months.";
  await api.ok("createRecord", { type: "note", name: "Tenancy", body });
  await api.ok("askVault", { question: "How long is the notice of the tenancy?" });
  await api.ok("testCredential", { key: "ROUTER_API_KEY", value: TRIED });
  await api.refused("changeCredentials", { ROUTER_API_KEY: REFUSED });
  expect(new Set(provider.calls.map(({ key: sent }) => sent))).toEqual(new Set([SAVED, TRIED]));
  await provider.close();
}

describe("what the processes and the command line say", () => {
  it("is captured: requests, sign-in, and a session that worked", () => {
    expect(key).toMatch(/^kv_[0-9a-f]{32}$/);
    expect(session.length).toBeGreaterThan(100);
    expect(output).toMatch(/"path":"\/api\/v1\/vault\/records"/);
    expect(output).toContain(`${key.slice(0, 7)}…`);
  });

  it("contains no key, wherever it was sent", () => {
    expect(output).not.toContain(key);
    expect(output).not.toContain(served.account.api.key);
    expect(output).not.toContain(stray);
    expect(output).not.toMatch(/kv_[0-9a-f]{32}/);
  });

  it("has no provider key, whether saved, tested or refused", () => {
    expect(output).toMatch(/"path":"\/api\/v1\/admin\/credentials\/test"/);
    for (const secret of [SAVED, TRIED, REFUSED.trim()]) expect(output).not.toContain(secret);
  });

  it("contains no password, no hash of one, and no session", () => {
    expect(output).not.toContain(PASSWORD);
    expect(output).not.toContain(WRONG);
    expect(output).not.toContain("$argon2");
    expect(output).not.toContain(session);
  });

  it("contains none of the installation's secrets, nor the database's password", () => {
    const directory = join(served.service.dataDir, "secrets");
    const secrets = readdirSync(directory).map((name) => readFileSync(join(directory, name), "utf8").trim());
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(output).not.toContain(secret);
    expect(output).not.toContain(`:${new URL(served.service.databaseUrl).password}@`);
    expect(output).not.toMatch(/postgres:\/\/\w+:\w/);
  });
});

it("no key and no password is in a file or in the database", async () => {
  const { dataDir } = served.service;
  // What may be read is found: records, and what was logged.
  for (const written of ["notice of three months", "/api/v1/admin/credentials/test"])
    expect(filesWith(dataDir, [written])).not.toEqual([]);
  expect(filesWith(dataDir, [key, stray, PASSWORD, WRONG, SAVED, TRIED, session])).toEqual([]);
  const rows = await served.service.db.sql`select * from kv_authenticate('x')`;
  expect(rows.length).toBe(0);
});
