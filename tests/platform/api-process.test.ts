import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Assistant } from "../support/mcp";
import { type OwnService, startService } from "../support/own-service";
import type { TestAccount } from "../support/service";
import { until } from "../support/until";

let service: OwnService;
let account: TestAccount;
beforeAll(async () => {
  service = await startService({ process: "api", env: { KV_METRICS_TOKEN: "m".repeat(32) } });
  account = await service.account();
}, 240_000);
afterAll(() => service.stop());

describe("the API process", () => {
  it("answers operations, and unknown paths in the error envelope", async () => {
    const { path } = await account.api.ok("createRecord", { type: "note", name: "Zoë", body: "Hi." });
    expect((await account.api.ok("readRecord", { path })).body).toContain("Hi.");
    const head = await account.api.send("HEAD", `/vault/records/${encodeURIComponent(path)}`);
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const [method, target, status] of [
      ["GET", "/vault/nothing", 404],
      ["PUT", "/vault/records", 405],
      ["TRACE", "/vault/records", 405],
      ["GET", "/vault/../../healthz", 400],
      ["GET", "/vault/records/%ff.md", 400],
    ] as const) {
      const reply = await account.api.send<{ error: object }>(method, target);
      expect([target, reply.status]).toEqual([target, status]);
      expect(reply.body.error).toMatchObject({ request_id: expect.any(String) });
    }
    expect((await service.client().send("GET", "/vault/schema")).status).toBe(401);
  });

  it("serves assistants", async () => {
    const assistant = await Assistant.overHttp(service.apiBase, account.api.key ?? "");
    expect(await assistant.use("create", { type: "note", name: "By MCP" })).toContain("note/By MCP.md");
    expect((await account.api.ok("readRecord", { path: "note/By MCP" })).name).toBe("By MCP");
    for (const path of ["/mcp", "/api/v1/mcp"]) {
      const { status } = await fetch(`${service.apiBase}${path}`, { method: "POST" });
      expect(status).toBe(401);
    }
  });

  it("takes large bodies, and streams the log", async () => {
    const body = "A long line.\n".repeat(50_000);
    const { path } = await account.api.ok("createRecord", { type: "note", name: "Long", body });
    expect((await account.api.ok("readRecord", { path })).body).toHaveLength(body.length);
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${account.api.key}` };
    const reply = await fetch(`${service.apiBase}/api/v1/logs`, { headers, signal: stop.signal });
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    stop.abort();
  });

  it("has its own name in the log", async () => {
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${account.api.key}` };
    const url = `${service.apiBase}/api/v1/logs?service=api`;
    const reply = await fetch(url, { headers, signal: stop.signal });
    await account.api.ok("vaultSchema", {});
    let text = "";
    for await (const chunk of reply.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.includes("/vault/schema")) break;
    }
    stop.abort();
    expect(text).toContain(String.raw`\"service\":\"api\"`);
  });

  it("compresses large replies, and never sends x-kv-size", async () => {
    const reply = await fetch(`${service.apiBase}/api/v1/openapi.json`);
    expect(reply.headers.get("content-encoding")).toMatch(/^(br|gzip)$/);
    expect(await reply.json()).toMatchObject({ openapi: "3.1.0" });
    const small = await fetch(`${service.apiBase}/api/v1/vault/schema`);
    expect([small.status, small.headers.get("content-encoding")]).toEqual([401, null]);
    for (const { headers } of [reply, small]) expect(headers.get("x-kv-size")).toBeNull();
  });

  it("is monitored as the web process is, and has no pages", async () => {
    const statusOf = async (path: string) => (await fetch(service.apiBase + path)).status;
    expect(await statusOf("/healthz")).toBe(200);
    await until("it is ready", async () => (await statusOf("/readyz")) === 200);
    expect(await statusOf("/metrics")).toBe(401);
    for (const path of ["/healthz", "/readyz"]) {
      const head = await fetch(service.apiBase + path, { method: "HEAD" });
      expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
        200,
        "application/json",
        "",
      ]);
    }
    const posted = await fetch(`${service.apiBase}/healthz`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await statusOf("/")).toBe(404);
    expect(await statusOf("/vault")).toBe(404);
  });

  it("serves with the application's login, not its owner's URL", async () => {
    // Connections of this test are the owner's, too.
    await service.db.close();
    const owner = postgres(service.databaseUrl, { max: 1, onnotice: () => {} });
    const [{ login } = { login: "" }] = await owner`
      select 'kv_login_' || oid as login from pg_database where datname = current_database()`;
    const logins = async () => {
      await account.api.ok("vaultContext", {});
      const rows = await owner<{ usename: string }[]>`
        select distinct usename from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
      return rows.map(({ usename }) => usename);
    };
    await expect.poll(logins).toEqual([login]);
    await owner.end();
  });
});
