import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { connectionReason } from "./connection";

/** What `fetch` throws, which wraps the error of the system. */
const failureOf = (url: string): Promise<unknown> => fetch(url).catch((error: unknown) => error);

it("says that a name does not resolve, and names it", async () => {
  const error = await failureOf("https://nowhere.invalid/hook");
  expect(connectionReason(error, "the receiver")).toBe("The name nowhere.invalid does not resolve");
});

it("says that a port is not for HTTP", async () => {
  const error = await failureOf("http://127.0.0.1:1/");
  expect(connectionReason(error, "127.0.0.1:1")).toBe(
    "The port of 127.0.0.1:1 is reserved for another protocol: use another",
  );
});

it.each([
  ["refused", "ECONNREFUSED", "mail.example.org refused the connection"],
  ["without a route", "EHOSTUNREACH", "There is no route to mail.example.org"],
  ["slow", "UND_ERR_CONNECT_TIMEOUT", "mail.example.org did not answer in time"],
  ["ended", "ECONNRESET", "mail.example.org closed the connection"],
  ["self-signed", "DEPTH_ZERO_SELF_SIGNED_CERT", "The certificate of mail.example.org is not valid (why)"],
  [
    "of another name",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "The certificate of mail.example.org is not valid (why)",
  ],
])("of a connection that is %s", (_, code, sentence) => {
  const cause = Object.assign(new Error("why"), { code });
  expect(connectionReason(new TypeError("fetch failed", { cause }), "mail.example.org")).toBe(sentence);
});

it("of https where plain http is spoken", async () => {
  const server = createServer((_, reply) => reply.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const error = await failureOf(`https://127.0.0.1:${port}/`);
  expect(connectionReason(error, "127.0.0.1")).toBe("A TLS connection to 127.0.0.1 is not possible");
  server.close();
});

it("has none for an error that is not of the connection", () => {
  expect(connectionReason(new Error("Answered 500"), "x")).toBeNull();
  expect(connectionReason(Object.assign(new Error(), { code: "ENOENT" }), "x")).toBeNull();
  expect(connectionReason("nothing", "x")).toBeNull();
});
