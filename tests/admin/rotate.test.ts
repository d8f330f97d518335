import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { keyId, loadSecrets } from "@/lib/core/secrets";
import { Database } from "@/lib/db";
import { openCredentials, putCredential } from "@/lib/gateway";
import { credentials } from "@/lib/gateway/tables";
import { kv } from "@/tests/support/cli";
import { itDeep } from "@/tests/support/deep";
import { times } from "@/tests/support/property";
import { serveOwn } from "@/tests/support/serve-own";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";

const served = serveOwn({ process: "api" });
const VALUE = "sk-or-v1-0123456789abcdef0123456789abcdef";

/** The keys as the installation has them on disk now, the one in use first. */
const keys = () => loadSecrets(served.service.dataDir, { masterKey: undefined }).masterKeys;
const current = () => {
  const hex = readFileSync(join(served.service.dataDir, "secrets", "master-key"), "utf8").trim();
  return keyId(Buffer.from(hex, "hex"));
};

const rowsOf = ({ id, ctx }: TestAccount) =>
  ctx.db.tx((tx) => tx.select().from(credentials).where(eq(credentials.accountId, id)));
const wrappedBy = async (account: TestAccount) =>
  (await rowsOf(account)).map(({ name, masterKeyId }) => [name, masterKeyId]).sort();
const valuesOf = async ({ ctx }: TestAccount) =>
  [...(await openCredentials(ctx, keys()))].map(([name, { value }]) => [name, value]).sort();

async function rotate(env?: Record<string, string>) {
  const command = kv(served.service, ["secrets", "rotate"], env);
  const code = await command.ends(60_000);
  return { code, output: command.output() };
}

it("a rotation rewraps every value while the service runs, again and again", {
  timeout: 180_000,
}, async () => {
  const { account, api } = served;
  const other = await served.service.account();
  await api.ok("changeCredentials", { ROUTER_API_KEY: VALUE, PROVIDER_A_API_KEY: "sk-ant-0123456789" });
  await other.api.ok("changeCredentials", { ROUTER_API_KEY: "sk-other-0123456789" });
  const seen = [current()];
  const sealed = (await rowsOf(account)).map((row) => row.sealed.toString("hex")).sort();

  const later = ["PROVIDER_B_API_KEY", "PROVIDER_C_API_KEY"] as const;
  for (const [n, name] of later.slice(0, times(2, 1)).entries()) {
    const { code, output } = await rotate();
    expect({ code, output }).toMatchObject({ code: 0 });
    const id = current();
    expect(seen).not.toContain(id);
    seen.push(id);
    expect(output).toContain(`${3 + n} values rewrapped with the master key ${id}\nThe key is new.`);
    for (const who of [account, other]) {
      for (const [, wrapper] of await wrappedBy(who)) expect(wrapper).toBe(id);
    }
    // The web process that ran all the while seals with the new key, and having restarted its runtime opens all.
    await api.ok("changeCredentials", { [name]: `sk-later-${n}-0123456789` });
    expect(await wrappedBy(account)).toContainEqual([name, id]);
    const listed = await api.ok("listCredentials", {});
    expect(listed.credentials.find(({ key }) => key === "ROUTER_API_KEY")?.masked).toBe("sk-or-v1...cdef");
    expect(listed.credentials.find(({ key }) => key === name)?.masked).toMatch(/^sk-later\.\.\.6789$/);
    expect((await api.ok("health", {})).checks).toContainEqual(
      expect.objectContaining({ name: "gateway", status: "ok" }),
    );
  }

  // The values themselves were not touched, and older keys are kept.
  const after = (await rowsOf(account)).map((row) => row.sealed.toString("hex"));
  for (const each of sealed) expect(after).toContain(each);
  expect(keys().map(keyId).sort()).toEqual([...seen].sort());
  const { entries } = await api.ok("listAudit", { action: "secrets.rotate" });
  expect(entries.map(({ subject, detail }) => [subject, detail]).reverse()).toEqual(
    seen.slice(1).map((id, n) => [id, { wrapped: 2 + n }]),
  );
});

itDeep(
  "a rotation that is killed in the middle leaves everything readable, and the next does the rest",
  {
    timeout: 180_000,
  },
  async () => {
    const first = await served.service.account();
    const second = await served.service.account();
    for (const each of [first, second]) await each.api.ok("changeCredentials", { ROUTER_API_KEY: VALUE });
    const before = current();

    // Who holds the second account's row has the rotation wait behind the first.
    const holder = new Database(served.service.databaseUrl, 1);
    await holder.account(second.id).tx(async (tx) => {
      await tx.select().from(credentials).where(eq(credentials.accountId, second.id)).for("update");
      const command = kv(served.service, ["secrets", "rotate"]);
      await until("the first is rewrapped", async () => (await wrappedBy(first))[0]?.[1] !== before, 60_000);
      expect(await command.end("SIGKILL")).toBe("SIGKILL");
    });
    await holder.close();
    const middle = current();
    expect(middle).not.toBe(before);
    expect(await wrappedBy(first)).toEqual([["ROUTER_API_KEY", middle]]);
    expect(await wrappedBy(second)).toEqual([["ROUTER_API_KEY", before]]);
    for (const each of [first, second]) expect(await valuesOf(each)).toEqual([["ROUTER_API_KEY", VALUE]]);
    expect(await second.api.ok("gatewaySecurity", {})).toMatchObject({
      findings: [{ checkId: "master_key.rotation", severity: "warn" }],
    });

    expect(await rotate()).toMatchObject({ code: 0 });
    for (const each of [first, second]) {
      expect(await wrappedBy(each)).toEqual([["ROUTER_API_KEY", current()]]);
      expect(await valuesOf(each)).toEqual([["ROUTER_API_KEY", VALUE]]);
    }
  },
);

itDeep(
  "with KV_MASTER_KEY no key is made: the first of the list wraps everything",
  {
    timeout: 180_000,
  },
  async () => {
    const account = await served.service.account();
    await account.api.ok("changeCredentials", { ROUTER_API_KEY: VALUE });
    const before = current();
    const given = randomBytes(32);
    const old = keys().map((key) => key.toString("hex"));
    const list = [given.toString("hex"), ...old].join(",");

    const { code, output } = await rotate({ KV_MASTER_KEY: list });
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toMatch(
      new RegExp(`values rewrapped with the master key ${keyId(given)}\\nKV_MASTER_KEY is set`),
    );
    expect(await wrappedBy(account)).toEqual([["ROUTER_API_KEY", keyId(given)]]);
    expect(current()).toBe(before);
    expect([...(await openCredentials(account.ctx, [given])).values()][0]?.value).toBe(VALUE);
    expect((await rotate({ KV_MASTER_KEY: list })).output).toMatch(/^0 values rewrapped/);

    // Back to the file, for which the key from the environment has to be named along.
    const back = [...old, given.toString("hex")].join(",");
    expect(await rotate({ KV_MASTER_KEY: back })).toMatchObject({ code: 0 });
    expect(await wrappedBy(account)).toEqual([["ROUTER_API_KEY", before]]);
  },
);

itDeep("a value whose key is lost is named, and holds up no other", { timeout: 120_000 }, async () => {
  const [lost, fine] = [await served.service.account(), await served.service.account()];
  await lost.ctx.db.tx((tx) => putCredential(lost.ctx, tx, [randomBytes(32)], "ROUTER_API_KEY", "sk"));
  await fine.api.ok("changeCredentials", { ROUTER_API_KEY: VALUE });
  const { code, output } = await rotate();
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`Rewrapped \\d+ values, but not all:\\n +account ${lost.id}: The master key [0-9a-f]{16}`),
  );
  expect(await wrappedBy(fine)).toEqual([["ROUTER_API_KEY", current()]]);
});

itDeep.runIf(process.getuid?.() === 0)(
  "another user's key would lock the service out: it makes none",
  async () => {
    const before = current();
    const command = kv(served.service, ["secrets", "rotate"], {}, { uid: 65_534, gid: 65_534 });
    expect(await command.ends(60_000)).toBe(1);
    expect(command.output()).toMatch(/secrets belongs to user 0, .* run this as that user/);
    expect(current()).toBe(before);
  },
);
