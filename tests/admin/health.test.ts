import { randomBytes } from "node:crypto";
import { renameSync, rmSync, statfsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { putCredential, removeCredential } from "@/lib/gateway";
import { kv } from "@/tests/support/cli";
import { wayTo } from "@/tests/support/cut";
import { startService } from "@/tests/support/own-service";
import { serveOwn } from "@/tests/support/serve-own";
import { until } from "@/tests/support/until";
import { describeDeep } from "../support/deep";

const served = serveOwn({ process: "api", worker: true });
const health = () => served.api.ok("health", {});
const checkOf = async (name: string) => (await health()).checks.find((check) => check.name === name);

describe("health", () => {
  it("is ok on a healthy machine, and lists its checks", async () => {
    const found = await health();
    expect(found.checks.map(({ name, status }) => [name, status])).toEqual([
      ["database", "ok"],
      ["vault", "ok"],
      ["disk", "ok"],
      ["memory", "ok"],
      ["workers", "ok"],
      ["gateway", "ok"],
      ["secrets", "ok"],
      ["inbox", "ok"],
      ["backups", "ok"],
    ]);
    expect(found).toMatchObject({ status: "ok", containers: 2, unhealthy: 0 });
    const { blocks, bfree, bavail } = statfsSync(served.service.dataDir);
    expect(found.disk_percent).toBeCloseTo((100 * (blocks - bfree)) / (blocks - bfree + bavail), 0);
    expect(found.memory_percent).toBeGreaterThan(1);
    expect(await checkOf("gateway")).toMatchObject({
      detail: expect.stringMatching(/^No model provider is configured/),
    });
  });

  it("needs a key, and takes no input", async () => {
    expect(await served.service.client().refused("health", {})).toMatchObject({ status: 401 });
    expect(await served.service.client(`kv_${"0".repeat(32)}`).refused("health", {})).toMatchObject({
      status: 401,
      message: "Invalid API key",
    });
    expect((await served.api.send("GET", "/admin/health?verbose=1")).status).toBe(400);
    expect((await served.api.send("POST", "/admin/health")).headers.allow).toBe("GET, HEAD");
  });

  it("names the providers that are configured", async () => {
    await served.api.ok("changeCredentials", { PROVIDER_A_API_KEY: "sk-ant-0123456789abcdef" });
    await until("it is reported", async () => (await checkOf("gateway"))?.detail === "Configured: Anthropic");
    await served.api.ok("changeCredentials", { PROVIDER_A_API_KEY: null });
  });

  it("sees a credential whose master key is lost: the gateway is not well", async () => {
    const { ctx } = served.account;
    const name = "PROVIDER_B_API_KEY";
    await ctx.db.tx((tx) => putCredential(ctx, tx, [randomBytes(32)], name, "sk-lost"));
    const found = await health();
    expect(found).toMatchObject({ status: "degraded", unhealthy: 1 });
    expect(found.checks).toContainEqual({
      name: "gateway",
      status: "degraded",
      detail: expect.stringMatching(/^The master key [0-9a-f]{16} .* is missing/),
    });
    await ctx.db.tx((tx) => removeCredential(ctx, tx, name));
    expect((await health()).status).toBe("ok");
  });

  it("is down when the vault does not exist", async () => {
    const { vaultDir } = served.account;
    renameSync(vaultDir, `${vaultDir}.away`);
    try {
      expect(await health()).toMatchObject({ status: "down" });
      expect((await checkOf("disk"))?.detail).toMatch(/vault does not exist/);
      expect((await checkOf("inbox"))?.detail).toMatch(/vault cannot be read: is its volume mounted/);
    } finally {
      renameSync(`${vaultDir}.away`, vaultDir);
    }
    expect((await health()).status).toBe("ok");
  });

  it("is reported by the command line, too", async () => {
    const command = kv(served.service, ["health", "--account", served.account.id]);
    expect(await command.ends(40_000)).toBe(0);
    expect(command.output()).toMatch(/^database\tok\t[\s\S]*\nThe service is ok\n$/);
  });
});

describeDeep("when the database is gone", () => {
  it("the API itself answers 503, until it is back", async () => {
    const way = await wayTo(served.service.databaseUrl);
    const cut = await startService({
      beside: served.service,
      process: "api",
      env: { DATABASE_URL: way.url },
    });
    try {
      const client = cut.client(served.api.key);
      expect((await client.ok("health", {})).status).toBe("ok");
      way.cut();
      expect(await client.refused("health", {})).toMatchObject({ status: 503, code: "UNAVAILABLE" });
      way.restore();
      await until("it is back", async () => (await client.call("health", {})).status === 200, 20_000);
    } finally {
      await cut.stop();
      way.close();
    }
  });
});

describeDeep("when the worker is killed", () => {
  const stale = () => join(served.account.vaultDir, "inbox", "stale.md");
  afterAll(() => rmSync(stale(), { force: true }));

  it("the container app is not well, and files that wait too long are seen", {
    timeout: 90_000,
  }, async () => {
    await served.service.worker?.end("SIGKILL");
    await until("it is noticed", async () => (await health()).unhealthy === 1, 30_000);
    expect(await health()).toMatchObject({ status: "degraded" });
    expect((await checkOf("workers"))?.detail).toMatch(/^No worker process is running/);

    writeFileSync(stale(), "A note that nobody takes up.");
    expect(await checkOf("inbox")).toMatchObject({
      status: "ok",
      detail: expect.stringMatching(/^1 file waiting/),
    });
    rmSync(stale());
    await health();
    writeFileSync(stale(), "A note that nobody has taken up.");
    const hourAgo = Date.now() / 1000 - 3600;
    utimesSync(stale(), hourAgo, hourAgo);
    expect(await checkOf("inbox")).toMatchObject({
      status: "degraded",
      detail: expect.stringMatching(/the oldest for 60 min/),
    });

    const command = kv(served.service, ["health", "--account", served.account.id]);
    expect(await command.ends(40_000)).toBe(1);
    expect(command.output()).toMatch(/kv: The service is degraded/);
  });
});
