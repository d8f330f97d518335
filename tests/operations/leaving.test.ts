import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { exchange } from "@/tests/support/api";
import { serveOwn } from "@/tests/support/serve-own";
import { until } from "@/tests/support/until";

const TOKEN = "a-token-for-the-metrics";
const served = serveOwn({ env: { KV_METRICS_TOKEN: TOKEN } });

/** Opens a connection and sends the beginning of a request. */
async function begin(request: string, rest = "\r\n"): Promise<Socket> {
  const { hostname, port } = new URL(served.service.base);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const headers = `Host: ${hostname}:${port}\r\nAuthorization: Bearer ${served.api.key}\r\n`;
  socket.write(`${request} HTTP/1.1\r\n${headers}${rest}`);
  return socket;
}

const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"type":';

/** The lines of the log about requests to a path, and all lines of errors. */
async function logged(path: string): Promise<{ requests: { status: number }[]; errors: unknown[] }> {
  const lines = (await served.service.output())
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: number; path?: string; msg: string; status: number });
  return {
    requests: lines.filter((line) => line.msg === "request" && line.path === path),
    errors: lines.filter(({ level }) => level >= 40),
  };
}

async function metrics(): Promise<string> {
  const reply = await fetch(`${served.service.base}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return reply.text();
}

it("a client that leaves while it sends a body is no error, and no 503", async () => {
  const path = "/api/v1/vault/records";
  const socket = await begin(`POST ${path}`, JSON_BODY);
  const open = async () => (await metrics()).includes("kv_http_requests_total");
  await until("the service answers others meanwhile", open);
  socket.destroy();
  await until("the request is logged", async () => (await logged(path)).requests.length > 0);
  expect(await logged(path)).toMatchObject({ requests: [{ status: 499 }], errors: [] });
  await until("it is counted", async () =>
    (await metrics()).includes('kv_http_requests_total{operation="createRecord",status="499"} 1'),
  );
  expect(await metrics()).not.toMatch(/status="5\d\d"/);
});

it("a stream that its client closes logs nothing but its request", async () => {
  const path = "/api/v1/logs";
  const socket = await begin(`GET ${path}`);
  const [first] = await once(socket, "data");
  expect(String(first)).toContain("200 OK");
  socket.destroy();
  await until("it is counted", async () =>
    (await metrics()).includes('kv_http_requests_total{operation="followLogs",status="200"} 1'),
  );
  expect(await logged(path)).toMatchObject({ requests: [{ status: 200 }], errors: [] });
});

it("bytes that are no URL, and keys that are there twice, are refused in the envelope", async () => {
  const raw = await begin("GET /api/v1/vault/\u0001");
  const [reply] = await once(raw, "data");
  expect(String(reply)).toMatch(/^HTTP\/1\.1 400 .*"request_id":"[0-9a-f-]{36}"/s);
  const twice = await served.api.send("POST", "/vault/records", {
    raw: '{"type":"note","name":"A","type":"task"}',
    headers: { "content-type": "application/json" },
  });
  expect([twice.status, twice.text]).toEqual([
    400,
    expect.stringContaining('line 1, column 27: the key \\"type\\" appears twice'),
  ]);
});

it("a foreign name for this service opens no form, whoever claims to be a proxy", async () => {
  const claims: Record<string, string>[] = [
    { host: "evil.example", origin: "http://evil.example" },
    { "x-forwarded-host": "evil.example", origin: "http://evil.example" },
  ];
  for (const headers of claims) {
    const reply = await exchange(served.service.base, "POST", "/sign-in", { headers, raw: "" });
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining("KV_PUBLIC_URL")]);
  }
});
