import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { requireTls } from "./require-tls";

async function headerOf(publicUrl: string | undefined, headers: Record<string, string>) {
  const server = createServer((request, response) => {
    requireTls(request, response, publicUrl);
    response.end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/vault/schema`, { headers });
  server.close();
  return reply.headers.get("strict-transport-security");
}

describe("requireTls", () => {
  it.each([
    ["a public address with TLS", "https://kv.example", {}],
    ["a proxy that has terminated TLS", undefined, { "x-forwarded-proto": "https" }],
  ])("asks for TLS for a year with %s", async (_, publicUrl, headers) => {
    expect(await headerOf(publicUrl, { ...headers })).toBe("max-age=31536000");
  });

  it.each([
    ["none of both", undefined, {}],
    ["a public address without TLS", "http://kv.example", { "x-forwarded-proto": "https" }],
  ])("asks for nothing with %s", async (_, publicUrl, headers) => {
    expect(await headerOf(publicUrl, { ...headers })).toBeNull();
  });
});
