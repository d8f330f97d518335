import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createWebServer } from "@/bin/web/server";

const PATIENCE = { headers: 300, request: 300, check: 20 };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Listens on a free port; answers `read` and how much came, once a request is there whole. */
async function listen(listener: RequestListener = readWhole, patience = PATIENCE): Promise<number> {
  const server = createWebServer(listener, patience);
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

const readWhole: RequestListener = (request, response) => {
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
  });
  request.on("end", () => response.end(`read ${size}`));
  request.on("error", () => {});
};

/** Sends bytes as they are; answers all that comes back until the server closes the connection. */
async function exchange(port: number, sent: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const parts: Buffer[] = [];
  socket.on("data", (chunk) => parts.push(chunk));
  socket.on("error", () => {});
  socket.write(sent);
  await once(socket, "close");
  return Buffer.concat(parts).toString();
}

interface Refusal {
  status: number;
  error: { code: string; message: string; request_id: string };
}

/** Reads a refusal; fails when it is not in the API's envelope. */
function refusal(reply: string): Refusal {
  const [head = "", body = ""] = reply.split("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  expect(head).toContain("\r\nContent-Type: application/json; charset=utf-8");
  expect(head).toContain("\r\nConnection: close");
  const { error } = JSON.parse(body) as Refusal;
  expect(head).toContain(`\r\nX-Request-Id: ${error.request_id}`);
  expect(error.request_id).toMatch(/^[0-9a-f-]{36}$/);
  return { status, error };
}

const GET = "GET /api/v1/vault/schema HTTP/1.1\r\nHost: a\r\n";
const POST = "POST /api/v1/vault/records HTTP/1.1\r\nHost: a\r\n";

describe("a request that cannot be read", () => {
  it.each([
    ["headers too large", `${GET}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["no HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", 400],
    ["an unknown version", "GET / HTTP/9.9\r\n\r\n", 400],
    ["a header without a name", `${GET}: x\r\n\r\n`, 400],
    ["a length that is none", `${POST}Content-Length: ten\r\n\r\n`, 400],
    ["two lengths", `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
    ["a length and chunks", `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["a chunk without a size", `${POST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`, 400],
    ["a blank in the path", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["control characters in the path", "GET /a\u0001b HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ])("is answered in the envelope, with an id: %s", async (_, sent, status) => {
    const reply = refusal(await exchange(await listen(), sent));
    expect([reply.status, reply.error.code]).toEqual([status, "VALIDATION_ERROR"]);
    expect(reply.error.message).toMatch(/^The /);
  });

  it("does not affect later requests", async () => {
    const port = await listen();
    await exchange(port, "nonsense\r\n\r\n");
    expect(await exchange(port, `${GET}Connection: close\r\n\r\n`)).toContain("read 0");
  });
});

describe("a slow request", () => {
  it("ends when its body is not complete in time", async () => {
    const port = await listen();
    const reply = refusal(await exchange(port, `${POST}Content-Length: 100\r\n\r\nonly this`));
    expect([reply.status, reply.error.message]).toEqual([408, "The request did not arrive in time"]);
  });

  it("ends when it drips, however steadily", async () => {
    const socket = connect(await listen(), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`${POST}Content-Length: 100000\r\n\r\n`);
    const drip = setInterval(() => socket.write("x"), 20);
    const closed = once(socket, "close").finally(() => clearInterval(drip));
    const [reply] = await once(socket, "data");
    expect(refusal(String(reply)).status).toBe(408);
    await closed;
  });

  it("ends when its headers are not complete in time", async () => {
    expect(refusal(await exchange(await listen(), `${GET}X: `)).status).toBe(408);
  });

  it("has longer for its body than for its headers", async () => {
    const port = await listen(readWhole, { ...PATIENCE, request: 60_000 });
    const socket = connect(port, "127.0.0.1");
    socket.write(`${POST}Connection: close\r\nContent-Length: 9\r\n\r\nfirst`);
    await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE.headers));
    socket.write("last");
    const [reply] = await once(socket, "data");
    expect(String(reply)).toContain("read 9");
    socket.destroy();
  });

  it("may be answered slowly", async () => {
    const port = await listen((_, response) => void setTimeout(() => response.end("at last"), 600));
    expect(await exchange(port, `${GET}Connection: close\r\n\r\n`)).toContain("at last");
  });

  it("gets nothing put into a reply that has begun", async () => {
    const port = await listen((_, response) => void response.write("begun"));
    const reply = await exchange(port, `${POST}Content-Length: 100\r\n\r\nonly this`);
    expect(reply).toContain("begun");
    expect(reply).not.toContain("request_id");
  });
});
