import { describe, expect, it } from "vitest";
import { isOwnOrigin, isServedOverTls } from "./origin";

const from = (headers: Record<string, string>, publicUrl?: string) =>
  isOwnOrigin(new Headers(headers), publicUrl);

describe("isOwnOrigin", () => {
  it("takes the host that was asked", () => {
    expect(from({ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" })).toBe(true);
  });

  it("takes the operator's public address", () => {
    expect(from({ origin: "https://kv.example", host: "web:3000" }, "https://kv.example/vault")).toBe(true);
  });

  it.each<Record<string, string>>([
    { host: "127.0.0.1:3000" },
    { host: "127.0.0.1:3000", origin: "null" },
    { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3001" },
    { host: "127.0.0.1:3000", origin: "http://evil.example" },
    { host: "kv.example", origin: "https://kv.example.evil.example" },
    { host: "kv.example", origin: "http://evil.example", "x-forwarded-host": "evil.example" },
  ])("refuses %o", (headers) => {
    expect(from(headers)).toBe(false);
  });
});

describe("isServedOverTls", () => {
  it.each([
    [{}, "https://kv.example", true],
    [{ "x-forwarded-proto": "https" }, "http://kv.example", false],
    [{ "x-forwarded-proto": "https" }, undefined, true],
    [{ "x-forwarded-proto": "https,http" }, undefined, true],
    [{ "x-forwarded-proto": "http" }, undefined, false],
    [{}, undefined, false],
  ])("reads %o with %s as %s", (headers, publicUrl, expected) => {
    expect(isServedOverTls(new Headers(headers as Record<string, string>), publicUrl)).toBe(expected);
  });
});
