import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AlteredValue, open, rewrap, seal, UnknownMasterKey } from "@/lib/core/seal";
import { mask } from "./names";

const [first, second] = [randomBytes(32), randomBytes(32)];
const mine = { accountId: "a", name: "ROUTER_API_KEY" };

describe("a sealed value", () => {
  it("opens to the original value, and shows nothing of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (value) => {
        const sealed = seal([first], mine, value);
        expect(open([first], mine, sealed)).toBe(value);
        if (value.length > 3) expect(sealed.sealed.includes(Buffer.from(value))).toBe(false);
      }),
    );
  });

  it("is sealed otherwise each time", () => {
    expect(seal([first], mine, "x").sealed).not.toEqual(seal([first], mine, "x").sealed);
  });

  it.each([
    { accountId: "b", name: mine.name },
    { accountId: "a", name: "PROVIDER_A_API_KEY" },
  ])("does not open as %j", (other) => {
    expect(() => open([first], other, seal([first], mine, "x"))).toThrow(AlteredValue);
  });

  it("does not open when a single bit was changed", () => {
    const sealed = seal([first], mine, "secret");
    for (const part of ["sealed", "wrappedKey"] as const) {
      for (let bit = 0; bit < sealed[part].length * 8; bit += 1) {
        const changed = Buffer.from(sealed[part]);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => open([first], mine, { ...sealed, [part]: changed })).toThrow(AlteredValue);
      }
    }
  });

  it("does not open when bytes are missing", () => {
    const sealed = seal([first], mine, "secret");
    for (const part of ["sealed", "wrappedKey"] as const)
      for (let length = 0; length < sealed[part].length; length += 1) {
        const cut = { ...sealed, [part]: sealed[part].subarray(0, length) };
        expect(() => open([first], mine, cut)).toThrow(AlteredValue);
      }
  });

  it("opens with an older key, is wrapped by the newer, and needs the one that wraps it", () => {
    const old = seal([first], mine, "secret");
    expect(open([second, first], mine, old)).toBe("secret");
    const rewrapped = rewrap([second, first], mine, old);
    expect(rewrapped.sealed).toEqual(old.sealed);
    expect(open([second], mine, rewrapped)).toBe("secret");
    expect(() => open([first], mine, rewrapped)).toThrow(UnknownMasterKey);
  });
});

describe("a mask", () => {
  it.each([
    ["", "..."],
    ["123456789012", "..."],
    ["1234567890123", "1...0123"],
    ["sk-or-v1-abcdefghijklmnop", "sk-or-v1...mnop"],
  ])("of %s is %s", (value, masked) => {
    expect(mask(value)).toBe(masked);
  });

  it("never shows more than twelve characters, and hides at least as many as it may", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 13 }), (value) => {
        expect(mask(value).length).toBeLessThanOrEqual(15);
      }),
    );
  });
});
