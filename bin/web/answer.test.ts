import { createServer, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { ApiRequest, Reply } from "@/lib/api";
import { until } from "@/tests/support/until";
import { answer } from "./answer";

let close = () => {};
afterEach(() => close());

/** Serves one handler, and gives the port. */
async function serve(handle: (request: ApiRequest) => Promise<Reply>): Promise<number> {
  const server = createServer((incoming, response) => void answer(incoming, response, handle));
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return (server.address() as AddressInfo).port;
}

const text = (body: Reply["body"]): Reply => ({
  status: 200,
  headers: { "Content-Type": "text/plain" },
  body,
});

it("passes on method, URL, headers and body, and sends the reply", async () => {
  const port = await serve(async ({ method, url, headers, body }) => {
    let sent = "";
    for await (const chunk of body ?? []) sent += Buffer.from(chunk).toString();
    return text([method, new URL(url).pathname, headers.get("X-Mine"), headers.has("x-other"), sent].join());
  });
  const headers = { "x-mine": "yes" };
  const reply = await fetch(`http://127.0.0.1:${port}/a?b`, { method: "PUT", headers, body: "ä" });
  expect([await reply.text(), reply.headers.get("content-length")]).toEqual(["PUT,/a,yes,false,ä", "19"]);
});

it("sends a stream as it is made, and none of it to HEAD", async () => {
  let isCancelled = false;
  const port = await serve(async () => {
    const parts = ["one ", "two"];
    return text(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          const part = parts.shift();
          if (part === undefined) controller.close();
          else controller.enqueue(Buffer.from(part));
        },
        cancel() {
          isCancelled = true;
        },
      }),
    );
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("one two");
  const head = await fetch(`http://127.0.0.1:${port}/`, { method: "HEAD" });
  expect([head.status, await head.text(), isCancelled]).toEqual([200, "", true]);
});

it("reports when the client disconnects, while a reply is made and while it is sent", async () => {
  const aborted: string[] = [];
  const port = await serve(({ url, signal }) => {
    const { pathname } = new URL(url);
    signal.addEventListener("abort", () => aborted.push(pathname));
    if (pathname === "/waits") return new Promise(() => {});
    return Promise.resolve(
      text(new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("first")) })),
    );
  });
  for (const path of ["/waits", "/sends"]) {
    const asked = send(`http://127.0.0.1:${port}${path}`, (response) =>
      response.once("data", () => asked.destroy()),
    );
    asked.on("error", () => {});
    asked.end();
    if (path === "/waits") setTimeout(() => asked.destroy(), 50);
  }
  await until("both are notified", async () => aborted.length === 2);
  expect(aborted.sort()).toEqual(["/sends", "/waits"]);
});

it("answers a body that is refused unread, and what comes after it on the connection", async () => {
  const port = await serve(async ({ url, body }) => {
    for await (const _ of body ?? []) break;
    return text(new URL(url).pathname);
  });
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString();
  });
  const size = 4 * 1024 * 1024;
  socket.write(`POST /large HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`);
  socket.write(Buffer.alloc(size));
  socket.write("GET /next HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await until("both are answered", async () => received.includes("/large") && received.includes("/next"));
  socket.destroy();
});
