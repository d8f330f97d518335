import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { SIZE_HEADER } from "@/lib/api/reply/reply";
import { compress } from "./compress";
import { sendWhole } from "./whole";

/** Replies as Next does; what was sent before the body, in bytes, and the reply. */
async function ask(
  headers: Record<string, string>,
): Promise<{ before: number; reply: Response; text: string }> {
  let before = Number.NaN;
  const send = (response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.flushHeaders();
    before = response.socket?.bytesWritten ?? Number.NaN;
    response.write("whole");
    response.end();
  };
  const server = createServer((request, response) => {
    sendWhole(response);
    compress(request, response, () => send(response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const text = await reply.text();
  server.close();
  return { before, reply, text };
}

it("the headers of a complete reply are sent with its body", async () => {
  const { before, reply, text } = await ask({ [SIZE_HEADER]: "5" });
  expect([before, text]).toEqual([0, "whole"]);
  expect(reply.headers.get("content-length")).toBe("5");
  expect(reply.headers.has(SIZE_HEADER)).toBe(false);
});

it("those of a reply that is still being made are sent at once", async () => {
  const { before, text } = await ask({});
  expect(before).toBeGreaterThan(0);
  expect(text).toBe("whole");
});
