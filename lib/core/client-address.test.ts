import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, dropUntrustedHeaders, TrustedProxies } from "./client-address";

const proxies = new TrustedProxies(["127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"]);
const from = (peer: string, forwardedFor?: string) => clientAddress(peer, forwardedFor, proxies);

describe("who called", () => {
  it("is the peer where no proxy is named, whatever the request claims", () => {
    expect(clientAddress("198.51.100.7", "203.0.113.9", new TrustedProxies([]))).toBe("198.51.100.7");
    expect(clientAddress("127.0.0.1", "203.0.113.9", new TrustedProxies([]))).toBe("127.0.0.1");
  });

  it("is whom a trusted proxy names", () => {
    expect(from("127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(from("::ffff:127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(from("2001:db8:1::5", "2001:db8:2::9")).toBe("2001:db8:2::9");
    expect(from("127.0.0.1", "203.0.113.9, 10.1.2.3")).toBe("203.0.113.9");
  });

  it("is not what a client puts before what the proxy adds", () => {
    expect(from("127.0.0.1", "1.1.1.1, 203.0.113.9")).toBe("203.0.113.9");
    expect(from("127.0.0.1", "127.0.0.1, 10.0.0.1, 203.0.113.9")).toBe("203.0.113.9");
    expect(from("198.51.100.7", "10.0.0.1")).toBe("198.51.100.7");
  });

  it("reads ports and brackets, and stops at an invalid address", () => {
    expect(from("127.0.0.1", "203.0.113.9:4711")).toBe("203.0.113.9");
    expect(from("127.0.0.1", "[2001:db8:2::9]:4711")).toBe("2001:db8:2::9");
    expect(from("127.0.0.1", "203.0.113.9, unknown, 10.0.0.1")).toBe("10.0.0.1");
    expect(from("127.0.0.1", "")).toBe("127.0.0.1");
  });

  it("is never chosen by a client behind the proxy", () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (claim, client) => {
        fc.pre(!proxies.has(client));
        expect(from("10.9.9.9", `${claim}, ${client}`)).toBe(client);
      }),
    );
  });
});

it("forgets what others say of address and protocol once proxies are named", () => {
  const headers = () => ({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https", host: "a" });
  const stranger = headers();
  dropUntrustedHeaders(stranger, "198.51.100.7", proxies);
  expect(stranger).toEqual({ host: "a" });
  const trusted = headers();
  dropUntrustedHeaders(trusted, "10.0.0.1", proxies);
  expect(trusted).toEqual(headers());
});
