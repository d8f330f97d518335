import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { withSettings } from "@/tests/support/with-settings";
import { isLoopback } from "../loopback";
import { exposureOf } from "./exposure";
import { weaknessOf } from "./master-key";
import { privateWebhooks } from "./private-webhooks";

describe("a master key", () => {
  it.each([
    ["zeros", Buffer.alloc(32), /one repeated byte/],
    ["one byte", Buffer.alloc(32, 0xab), /one repeated byte/],
    ["a pattern", Buffer.from("deadbeef".repeat(8), "hex"), /every 4 bytes/],
    [
      "two halves",
      (() => {
        const half = randomBytes(16);
        return Buffer.concat([half, half]);
      })(),
      /every 16 bytes/,
    ],
    ["a count", Buffer.from(Array.from({ length: 32 }, (_, n) => n)), /counts/],
    [
      "a count down, round the end",
      Buffer.from(Array.from({ length: 32 }, (_, n) => (5 - n) & 0xff)),
      /counts/,
    ],
    ["a text", Buffer.from("correct horse battery staple 123"), /printable text/],
    [
      "few bytes",
      Buffer.from(Array.from({ length: 32 }, (_, n) => [0, 200, 13][(n * n) % 3] ?? 0)),
      /every|different/,
    ],
  ])("of %s is weak", (_, key, why) => {
    expect(weaknessOf(key)).toMatch(why);
  });

  it("drawn at random is not", () => {
    for (let n = 0; n < 2_000; n += 1) expect(weaknessOf(randomBytes(32))).toBeNull();
  });
});

describe("private webhooks", () => {
  withSettings({ KV_ALLOW_PRIVATE_WEBHOOKS: "yes" });

  it("are a warning where they are allowed", async () => {
    expect(await privateWebhooks.run({} as Context)).toMatchObject([{ severity: "warn" }]);
  });
});

describe("exposure", () => {
  it.each([
    ["127.0.0.1", undefined, null],
    ["localhost", undefined, null],
    ["::1", undefined, null],
    ["127.0.0.1", "http://localhost:3000", null],
    ["0.0.0.0", undefined, "warn"],
    ["::", undefined, "warn"],
    ["192.168.1.7", undefined, "warn"],
    ["0.0.0.0", "http://localhost:3000", "warn"],
    ["0.0.0.0", "https://vault.example.org", null],
    ["127.0.0.1", "http://vault.example.org", "critical"],
    ["0.0.0.0", "http://10.0.0.5:3000", "critical"],
  ])("at %s as %s is %s", (HOST, KV_PUBLIC_URL, severity) => {
    expect(exposureOf({ HOST, KV_PUBLIC_URL })?.severity ?? null).toBe(severity);
  });
});

it.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["[::1]", true],
  ["LOCALHOST", true],
  ["a.localhost", true],
  ["0.0.0.0", false],
  ["127.0.0.1.example.org", false],
  ["localhost.example.org", false],
])("%s is this machine: %s", (host, is) => {
  expect(isLoopback(host)).toBe(is);
});
