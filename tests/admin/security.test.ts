import { chmodSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys } from "@/lib/accounts/tables/users";
import { auditEntries } from "@/lib/audit/tables";
import { credentials, providerSettings } from "@/lib/gateway/tables";
import { describeDeep } from "@/tests/support/deep";
import { type OwnService, startService } from "@/tests/support/own-service";
import { serveOwn } from "@/tests/support/serve-own";
import type { TestAccount } from "@/tests/support/service";

const served = serveOwn({ process: "api" });
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

interface Finding {
  checkId: string;
  severity: string;
  title: string;
  detail: string;
  remediation: string;
}
interface Audit {
  ts: string;
  summary: { critical: number; warn: number; info: number };
  findings: Finding[];
}

const auditOf = async ({ api }: TestAccount) => (await api.ok("gatewaySecurity", {})) as Audit;
const found = async (account: TestAccount) =>
  (await auditOf(account)).findings.map(({ checkId, severity }) => `${severity} ${checkId}`);

/** An account without findings. */
async function clean(): Promise<TestAccount> {
  const account = await served.service.account();
  chmodSync(account.vaultDir, 0o700);
  return account;
}

describe("the security audit of a sound account", () => {
  it("finds nothing", async () => {
    const account = await clean();
    const audit = await auditOf(account);
    expect(audit).toEqual({
      ts: expect.any(String),
      summary: { critical: 0, warn: 0, info: 0 },
      findings: [],
    });
    expect(Math.abs(Date.parse(audit.ts) - Date.now())).toBeLessThan(60_000);
  });
});

describe("it finds", () => {
  it("files that others can read or write, with a remedy that can be copied", async () => {
    const account = await clean();
    const secrets = join(served.service.dataDir, "secrets");
    chmodSync(account.vaultDir, 0o755);
    expect(await found(account)).toEqual(["info files.modes"]);
    chmodSync(account.vaultDir, 0o777);
    expect(await found(account)).toEqual(["critical files.modes", "info files.modes"]);
    chmodSync(account.vaultDir, 0o700);
    chmodSync(join(secrets, "session"), 0o640);
    chmodSync(secrets, 0o755);
    const { findings, summary } = await auditOf(account);
    expect(summary).toEqual({ critical: 1, warn: 0, info: 0 });
    expect(findings[0]).toMatchObject({
      checkId: "files.modes",
      detail: `${secrets} (755), ${join(secrets, "session")} (640): only the service's user may read and write here`,
      remediation: expect.stringContaining(`chmod 700 '${secrets}' && chmod 600 '${secrets}'/*`),
    });
    chmodSync(secrets, 0o700);
    chmodSync(join(secrets, "session"), 0o600);
    expect(await found(account)).toEqual([]);
  });

  it("API keys that are old, and those that were never used", async () => {
    const account = await clean();
    const { id } = await account.newKey("forgotten");
    const setAge = (days: number) =>
      account.ctx.db.tx((tx) =>
        tx
          .update(apiKeys)
          .set({ createdAt: daysAgo(days) })
          .where(eq(apiKeys.id, id)),
      );
    await setAge(29);
    expect(await found(account)).toEqual([]);
    await setAge(32);
    const { findings } = await auditOf(account);
    expect(findings).toMatchObject([{ checkId: "api_key.unused", severity: "warn" }]);
    expect(findings[0]?.title).toContain("forgotten");
    await setAge(181);
    expect(await found(account)).toEqual(["warn api_key.old", "warn api_key.unused"]);
    const used = { lastUsedAt: daysAgo(1) };
    await account.ctx.db.tx((tx) => tx.update(apiKeys).set(used).where(eq(apiKeys.id, id)));
    expect(await found(account)).toEqual(["warn api_key.old"]);
  });

  it("credentials that no call needs", async () => {
    const account = await clean();
    await account.api.ok("changeCredentials", { PROVIDER_A_API_KEY: "sk-ant-0123456789abcdef" });
    expect(await found(account)).toEqual([]);
    const set = (row: { changedAt?: Date; lastUsedAt?: Date }) =>
      account.ctx.db.tx((tx) => tx.update(credentials).set(row).where(eq(credentials.accountId, account.id)));
    await set({ changedAt: daysAgo(91) });
    expect(await found(account)).toEqual(["warn credential.unused"]);
    await set({ lastUsedAt: daysAgo(10) });
    expect(await found(account)).toEqual([]);
    await set({ lastUsedAt: daysAgo(95) });
    expect((await auditOf(account)).findings[0]?.detail).toBe("It was last used 95 days ago");
  });

  it("a session secret that is older than a year", async () => {
    const account = await clean();
    const path = join(served.service.dataDir, "secrets", "session");
    utimesSync(path, daysAgo(364), daysAgo(364));
    expect(await found(account)).toEqual([]);
    utimesSync(path, daysAgo(367), daysAgo(367));
    expect(await found(account)).toEqual(["warn session_secret.old"]);
    utimesSync(path, new Date(), new Date());
  });

  it("an audit log to which someone has laid hand", async () => {
    const account = await clean();
    const { id } = await account.newKey("a");
    const owner = postgres(served.service.databaseUrl, { max: 1, onnotice: () => {} });
    await owner`update audit_entries set subject = 'someone else' where subject = ${id}`;
    expect(await found(account)).toEqual(["critical audit_log.broken"]);
    await owner`update audit_entries set subject = ${id} where subject = 'someone else'`;
    await owner.end();
    expect(await found(account)).toEqual([]);
  });

  it("a provider that is called without TLS, but not one on this machine", async () => {
    const account = await clean();
    const lead = (baseUrl: string) =>
      account.ctx.db.tx((tx) =>
        tx
          .insert(providerSettings)
          .values({ accountId: account.id, provider: "openai", baseUrl })
          .onConflictDoUpdate({
            target: [providerSettings.accountId, providerSettings.provider],
            set: { baseUrl },
          }),
      );
    const restart = () => account.api.ok("changeCredentials", { PROVIDER_D_API_KEY: null });
    await lead("http://127.0.0.1:11434/v1");
    await restart();
    expect(await found(account)).toEqual([]);
    await lead("http://models.example.org/v1");
    await restart();
    expect(await found(account)).toEqual(["warn provider.plain_http"]);
    await account.api.ok("changeCredentials", { PROVIDER_B_API_KEY: "sk-0123456789abcdef" });
    expect(await found(account)).toEqual(["critical provider.plain_http"]);
  });
});

describeDeep("an installation that is set up carelessly", () => {
  let careless: OwnService;
  beforeAll(async () => {
    careless = await startService({
      process: "api",
      env: {
        KV_SIGNUP: "open",
        KV_ALLOW_PRIVATE_PROVIDERS: "yes",
        KV_ALLOW_PRIVATE_WEBHOOKS: "yes",
        KV_MASTER_KEY: "00".repeat(32),
        KV_PUBLIC_URL: "http://vault.example.org",
      },
    });
  }, 240_000);
  afterAll(() => careless?.stop());

  it("gets every finding, the worst first, each with a remedy", async () => {
    const account = await careless.account();
    chmodSync(account.vaultDir, 0o700);
    const audit = await auditOf(account);
    expect(audit.findings.map(({ checkId, severity }) => `${severity} ${checkId}`)).toEqual([
      "critical master_key.weak",
      "critical web.plain_http",
      "warn provider.private_allowed",
      "warn webhook.private_allowed",
      "warn sign_up.open",
    ]);
    expect(audit.summary).toEqual({ critical: 2, warn: 3, info: 0 });
    for (const { title, detail, remediation } of audit.findings) {
      for (const text of [title, detail, remediation]) expect(text.length).toBeGreaterThan(10);
    }
    expect(JSON.stringify(audit)).not.toContain("00".repeat(32));
  });
});

describe("sign-ins that fail", () => {
  it("are found, with the number of minutes in which they happened", async () => {
    const account = await clean();
    const note = async (minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000);
      const row = { at, actorType: "user", actorId: "", actorLabel: "not signed in", detail: {} } as const;
      await account.ctx.db.tx((tx) =>
        tx
          .insert(auditEntries)
          .values({ ...row, accountId: account.id, action: "session.refuse", subject: account.email }),
      );
    };
    await note(1441);
    expect(await found(account)).toEqual([]);
    for (const minutes of [30, 20, 10]) await note(minutes);
    expect(await found(account)).toEqual(["info sign_in.failed"]);
    for (const minutes of [5, 2]) await note(minutes);
    expect(await found(account)).toEqual(["warn sign_in.failed"]);
    expect((await auditOf(account)).findings[0]?.detail).toMatch(/^Wrong passwords in 5 different minutes/);
  });
});
