import { describe, expect, it } from "vitest";
import { TrustedProxies } from "./client-address";
import { normalizeHost } from "./host";

const PROXY = "10.0.0.1";
const STRANGER = "192.0.2.1";

/** What is left in `Host` of what was sent. */
function hostFor(sent: {
  host?: string;
  forwarded?: string;
  peer?: string;
  publicUrl?: string;
}): string | undefined {
  const headers = { host: sent.host, "x-forwarded-host": sent.forwarded };
  const rules = { proxies: new TrustedProxies([PROXY]), publicUrl: sent.publicUrl, local: "127.0.0.1:3000" };
  normalizeHost(headers, sent.peer ?? STRANGER, rules);
  expect(headers).not.toHaveProperty("x-forwarded-host");
  return headers.host;
}

describe("settleHost", () => {
  it.each([
    "127.0.0.1:3000",
    "192.168.1.20:3000",
    "[::1]:3000",
    "localhost:3000",
    "localhost",
    "kv.localhost:3000",
    "127.0.0.1:80",
  ])("believes %s from anyone", (host) => {
    expect(hostFor({ host })).toBe(host);
  });

  it.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "x@127.0.0.1",
    "127.0.0.1/x",
    "127.0.0.1:3000#",
    "",
    "a b",
    "127.1",
  ])("does not believe %j from anyone", (host) => {
    expect(hostFor({ host })).toBe("127.0.0.1:3000");
    expect(hostFor({ host, publicUrl: "https://kv.example" })).toBe("kv.example");
  });

  it("believes the public address from anyone", () => {
    expect(hostFor({ host: "kv.example", publicUrl: "https://kv.example/" })).toBe("kv.example");
    expect(hostFor({ host: "kv.example:8443", publicUrl: "https://kv.example:8443" })).toBe(
      "kv.example:8443",
    );
  });

  it("believes what a trusted proxy says, and only a trusted proxy", () => {
    expect(hostFor({ host: "web:3000", forwarded: "kv.example", peer: PROXY })).toBe("kv.example");
    expect(hostFor({ host: "kv.example", peer: PROXY })).toBe("kv.example");
    expect(hostFor({ host: "127.0.0.1:3000", forwarded: "evil.example" })).toBe("127.0.0.1:3000");
    expect(hostFor({ host: "web:3000", forwarded: "evil.example", publicUrl: "https://kv.example" })).toBe(
      "kv.example",
    );
  });

  it("has a default where none was sent", () => {
    expect(hostFor({})).toBe("127.0.0.1:3000");
  });
});
