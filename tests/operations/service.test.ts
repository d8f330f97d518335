import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesBelow, temporaries } from "../crash/vault-state";
import { exchange, type Reply } from "../support/api";
import { EITHER, itDeep } from "../support/deep";
import { type OwnServer, ownServer } from "../support/own-server";
import { type OwnService, startService } from "../support/own-service";
import { isDeep } from "../support/property";
import { type Room, reachableRoom } from "../support/room";
import type { TestAccount } from "../support/service";
import { type SmallDisk, smallDisk } from "../support/small-disk";
import { until } from "../support/until";
import { expectWhole } from "../support/whole";

const TOKEN = "a-token-for-the-metrics";
const WORKER_PORTS = ["39117", "39118"] as const;
const CLIENT = "203.0.113.9";

let room: Room;
let server: OwnServer;
let disk: SmallDisk | null;
let service: OwnService;
let second: OwnService;
let account: TestAccount;

const start = (workerPort?: string) =>
  startService({
    process: EITHER,
    // What makes a database its own is the same in each process: the deep tests start two of both.
    ...(workerPort === undefined ? {} : { worker: true }),
    place: { dataDir: join(room.path, "data"), databaseUrl: server.url },
    env: {
      KV_METRICS_TOKEN: TOKEN,
      ...(workerPort === undefined ? {} : { KV_WORKER_PORT: workerPort }),
      KV_TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8",
    },
  });

beforeAll(async () => {
  room = reachableRoom("kv-operations-");
  disk = smallDisk(join(room.path, "data"), 32);
  server = await ownServer();
  [service, second] = await Promise.all([
    start(WORKER_PORTS[0]),
    start(isDeep() ? WORKER_PORTS[1] : undefined),
  ]);
  account = await service.account();
}, 300_000);
afterAll(async () => {
  await Promise.all([service?.stop(), second?.stop()]);
  await server?.remove();
  disk?.remove();
  room?.remove();
});

const bearer = { authorization: `Bearer ${TOKEN}` };
const web = (path: string, headers: Record<string, string> = {}) =>
  exchange(service.base, "GET", path, { headers });
const worker = (path: string, headers: Record<string, string> = {}) =>
  exchange(`http://127.0.0.1:${WORKER_PORTS[0]}`, "GET", path, { headers });

interface Ready {
  ready: boolean;
  checks: { name: string; ok: boolean; reason?: string }[];
}
const reasonsOf = ({ body }: Reply): (string | undefined)[] =>
  (body as Ready).checks.filter(({ ok }) => !ok).map(({ reason }) => reason);

it("several processes make an empty database theirs at the same time", async () => {
  const owner = postgres(server.url, { max: 1, onnotice: () => {} });
  const [made] = await owner`select count(*)::int as n from drizzle.__drizzle_migrations`;
  const [living] = await owner`select kv_living_processes(15)::int as n`;
  await owner.end();
  const { entries } = JSON.parse(readFileSync("drizzle/meta/_journal.json", "utf8"));
  expect(made?.n).toBe(entries.length);
  expect(living?.n).toBe(isDeep() ? 2 : 1);
  await Promise.all([second.web.end("SIGTERM"), second.worker?.end("SIGTERM")]);
  expect([second.web.exitCode, second.worker?.exitCode ?? 0]).toEqual([0, 0]);
});

describe("monitoring of a process", () => {
  it("sees that it is alive, and that it can serve, without a key and without a secret", async () => {
    for (const ask of [web, worker]) {
      expect(await ask("/healthz")).toMatchObject({ status: 200, body: { status: "alive" } });
      const { status, body, text } = await ask("/readyz");
      expect([status, (body as Ready).ready, reasonsOf({ body } as Reply)]).toEqual([200, true, []]);
      expect(text).not.toContain(room.path);
    }
    const own = ((await worker("/readyz")).body as Ready).checks.map(({ name }) => name);
    expect(own).toEqual(["process", "database", "data directory", "engine"]);
    expect((await worker("/else")).status).toBe(404);
  });

  it("reads its metrics, only with the token", async () => {
    for (const ask of [web, worker]) {
      for (const wrong of [undefined, { authorization: "Bearer no-token-of-ours" }])
        expect((await ask("/metrics", wrong)).status).toBe(401);
      const { status, text, headers } = await ask("/metrics", bearer);
      expect([status, headers["content-type"]]).toEqual([
        200,
        expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      ]);
      expect(text).toMatch(/^process_resident_memory_bytes \d/m);
      expect(text).toMatch(/^kv_worker_processes 1$/m);
      expect(text).toMatch(/^kv_index_lag_seconds \d/m);
    }
  });

  it("counts requests by operation, and by nothing that a caller can choose", async () => {
    await account.api.ok("createRecord", { type: "note", name: "Counted" });
    await account.api.ok("readRecord", { path: "note/Counted.md" });
    await account.api.refused("readRecord", { path: "note/No such.md" });
    await exchange(service.base, "GET", "/api/v1/no/such/operation");
    await exchange(service.base, "GET", "/no-such-page");
    const { text } = await web("/metrics", bearer);
    expect(text).toMatch(/^kv_http_requests_total\{operation="createRecord",status="201"\} 1$/m);
    expect(text).toMatch(/^kv_http_requests_total\{operation="readRecord",status="200"\} 1$/m);
    expect(text).toMatch(/^kv_http_requests_total\{operation="readRecord",status="404"\} 1$/m);
    expect(text).toMatch(/^kv_http_requests_total\{operation="unknown",status="401"\} 1$/m);
    expect(text).toMatch(/^kv_http_request_duration_seconds_count\{operation="createRecord"\} 1$/m);
    expect(text).not.toContain("No such");
    expect(text).not.toContain("no-such-page");
  });

  it("counts a worker's runs by outcome", async () => {
    await account.api.ok("addToInbox", { filename: "sync.md", content: "# Sync\n\nAttendees: Alice Chen\n" });
    const closed = /^kv_runs_total\{type="CuratorWorkflow",outcome="completed"\} 1$/m;
    await until("the run is counted", async () => closed.test((await web("/metrics", bearer)).text), 20_000);
    expect((await worker("/metrics", bearer)).text).toMatch(
      /^kv_run_duration_seconds_count\{type="CuratorWorkflow"\} 1$/m,
    );
  });
});

describe("behind a trusted proxy", () => {
  const fail = (forwardedFor: string) =>
    exchange(service.base, "GET", "/api/v1/vault/context", {
      headers: { authorization: `Bearer kv_${"0".repeat(32)}`, "x-forwarded-for": forwardedFor },
    });

  it("each client counts for itself, whatever it says before the proxy does", async () => {
    const others = await Promise.all(Array.from({ length: 70 }, (_, n) => fail(`198.51.100.${n}`)));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([401]));
    const spoofed = await Promise.all(
      Array.from({ length: 620 }, (_, n) => fail(`192.0.2.${n % 250}, ${CLIENT}`)),
    );
    expect(spoofed.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await fail(`${CLIENT}, 10.1.2.3`)).status).toBe(429);
    expect((await fail("198.51.100.200")).status).toBe(401);
  });
});

describe("a full disk", () => {
  it("is reported, changes nothing, and is over when there is room again", async (t) => {
    if (!disk) return t.skip("this process may not mount a small file system");
    const { api, vaultDir } = account;
    await api.ok("createRecord", { type: "note", name: "Kept", body: "as it was" });
    const before = readFileSync(join(vaultDir, "note/Kept.md"), "utf8");
    const body = "word ".repeat(20_000);
    disk.fill();
    for (const refused of [
      await api.refused("createRecord", { type: "note", name: "Too much", body }),
      await api.refused("editRecord", { path: "note/Kept.md", body }),
      await api.refused("addToInbox", { filename: "too-much.md", content: body }),
    ]) {
      expect(refused).toMatchObject({ status: 503, code: "UNAVAILABLE", message: "The disk is full" });
    }
    const notReady = await web("/readyz");
    expect([notReady.status, reasonsOf(notReady)]).toEqual([503, ["The disk is full"]]);
    expect((await web("/healthz")).status).toBe(200);
    expect((await api.ok("readRecord", { path: "note/Kept.md" })).body).toContain("as it was");

    expect(existsSync(join(vaultDir, "note/Too much.md"))).toBe(false);
    expect(readFileSync(join(vaultDir, "note/Kept.md"), "utf8")).toBe(before);
    expect(filesBelow(join(vaultDir, "inbox")).filter((file) => file.includes("too-much"))).toEqual([]);
    expect(temporaries(vaultDir)).toEqual([]);

    disk.clear();
    expect((await web("/readyz")).status).toBe(200);
    await api.ok("createRecord", { type: "note", name: "Too much", body });
    await expectWhole(service.db, account.ctx);
  });
});

describe("a database that is gone", () => {
  it("is reported, and used again when it is back, without anyone's help", { timeout: 120_000 }, async () => {
    const { api, vaultDir } = account;
    const running = keepRunning(service);
    await server.stop();
    const attempt = () =>
      api
        .call("createRecord", { type: "note", name: "Not now" })
        .catch((error: NodeJS.ErrnoException) => ({ status: error.code ?? "", body: null }));
    // A connection may break in the midst of a write, which ends a process; it is there again at once.
    await until("a request is refused", async () => (await attempt()).status === 503, 30_000);
    for (const ask of [web, worker]) {
      await until("it is not ready", async () => (await ask("/readyz")).status === 503, 30_000);
      const reasons = reasonsOf(await ask("/readyz"));
      expect(reasons.join()).toMatch(/^The database/);
    }
    expect(await attempt()).toMatchObject({
      status: 503,
      body: { error: { code: "UNAVAILABLE", message: expect.stringMatching(/^The database/) } },
    });
    expect((await web("/healthz")).status).toBe(200);
    expect((await web("/metrics", bearer)).text).toMatch(/^kv_database_up 0$/m);
    for (let n = 0; n < 5; n += 1) await attempt();
    expect(existsSync(join(vaultDir, "note/Not now.md"))).toBe(false);

    await server.start();
    for (const ask of [web, worker])
      await until(
        "it is ready",
        async () => (await ask("/readyz").catch(() => null))?.status === 200,
        40_000,
      );
    await api.ok("createRecord", { type: "note", name: "Not now" });
    await api.ok("addToInbox", { filename: "after.md", content: "# After\n\nAttendees: Bob Martin\n" });
    const isDone = () => filesBelow(vaultDir).some((file) => file.startsWith("person/Bob Martin"));
    await until("the worker works", isDone, 40_000);
    await running.stop();
    await expectWhole(service.db, account.ctx);
  });
});

/** Restarts a process that ended, as a supervisor does, and counts the restarts. */
function keepRunning({ web, worker }: OwnService) {
  let stopped = false;
  const turns = (async () => {
    const look = async () => {
      for (const each of [web, worker]) if (each && !each.isRunning) await each.start().catch(() => {});
      return stopped;
    };
    await until("the launcher is stopped", look, 600_000);
  })();
  return {
    stop: () => {
      stopped = true;
      return turns;
    },
  };
}

describe("a process that is asked to end", () => {
  it("answers pending requests, accepts no new ones, closes streams, and exits in time", async () => {
    const { hostname, port } = new URL(service.base);
    const key = (await account.newKey()).key;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const stream = httpRequest({ hostname, port, path: "/api/v1/logs", headers }).end();
    const [streaming] = await once(stream, "response");
    const streamEnds = once(streaming.resume(), "end");

    const json = JSON.stringify({ type: "note", name: "Slow", body: "half and half" });
    const slow = httpRequest({
      hostname,
      port,
      path: "/api/v1/vault/records",
      method: "POST",
      headers: { ...headers, "content-length": json.length, expect: "100-continue" },
    });
    slow.flushHeaders();
    await once(slow, "continue");
    slow.write(json.slice(0, 20));
    const ended = service.web.end("SIGTERM");
    await until("new connections are refused", () => isRefused(service.base), 5_000);
    await streamEnds;
    expect(service.web.isRunning).toBe(true);
    slow.end(json.slice(20));
    const [reply] = await once(slow, "response");
    expect(reply.statusCode).toBe(201);
    reply.resume();
    await ended;
    expect(service.web.exitCode).toBe(0);
    expect(existsSync(join(account.vaultDir, "note/Slow.md"))).toBe(true);
  });

  itDeep("does not wait forever for a client that never finishes", async () => {
    await service.web.start();
    const { hostname, port } = new URL(service.base);
    const headers = { "content-length": 1_000, "content-type": "application/json", expect: "100-continue" };
    const endless = httpRequest({ hostname, port, path: "/api/v1/vault/records", method: "POST", headers });
    endless.on("error", () => {});
    endless.flushHeaders();
    await once(endless, "continue");
    endless.write("{");
    await service.web.end("SIGTERM");
    expect(service.web.exitCode).toBe(0);
  });
});

const isRefused = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`, { headers: { connection: "close" } }).then(
    () => false,
    () => true,
  );
