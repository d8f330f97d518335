import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { MAX_NAME_BYTES } from "./characters";
import { checkName } from "./check";

const reasonOf = (raw: string): string => {
  const check = checkName(raw);
  return check.ok ? "" : check.reason;
};

describe("checkName", () => {
  it.each([
    "Alice Chen",
    "José Núñez",
    "日本語",
    "Ada's R&D (2024), 50% off!",
    "v1.2",
    "a",
    "0",
    "-",
    "❤️ list",
    "☎️",
    "葛\u{e0100}城",
    "Con artist",
    "Console",
    "nullable",
    "com",
    "COM10",
    "100%",
    "a %b% c",
    "x.md.txt",
    "md",
    "اسم",
    "हिन्दी",
    "=1+1",
    "~tilde",
    "{braces}",
    "@handle",
    "`tick`",
    "'quoted'",
    "&amp;",
  ])("takes %s", (name) => {
    expect(checkName(name)).toEqual({ ok: true, name });
  });

  it("gives names in NFC", () => {
    expect(checkName("Jose\u0301")).toEqual({ ok: true, name: "Jos\u00e9" });
  });

  const faults: [string, RegExp][] = [
    ["", /empty/],
    ...[...'/\\:*?"<>|[]#^'].map((mark): [string, RegExp] => [`a${mark}b`, /cannot contain any of/]),
    ...["\0", "\n", "\r", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\u2029", "\ufffe", "\ufff9"].map(
      (mark): [string, RegExp] => [`a${mark}b`, /control/],
    ),
    ...["\u200e", "\u200f", "\u061c", "\u202a", "\u202e", "\u2066", "\u2069"].map(
      (mark): [string, RegExp] => [`a${mark}b`, /direction/],
    ),
    ...[
      "\u200b",
      "\u200c",
      "\u200d",
      "\u2060",
      "\ufeff",
      "\u00ad",
      "\u034f",
      "\u3164",
      "\u115f",
      "\u{e0020}",
      " \ufe0f",
    ].map((mark): [string, RegExp] => [`a${mark}b`, /invisible/]),
    ["a\ud800b", /lone surrogate/],
    ["\udc00", /lone surrogate/],
    ["50%%", /%%/],
    ["a%2Fb", /percent-encoded/],
    ["%2e%2e", /percent-encoded/],
    [".hidden", /begin with a dot/],
    ["..", /begin with a dot/],
    [" a", /begin with/],
    ["\u00a0a", /begin with/],
    ["\u3000a", /begin with/],
    ["a ", /end with/],
    ["a.", /end with/],
    ["a\u2003", /end with/],
    ["a\u2800", /end with/],
    ["Acme Inc.", /end with/],
    ["a.md", /without \.md/],
    ["a.MD", /without \.md/],
    ...[
      "con",
      "CON",
      "PRN",
      "aux",
      "nul",
      "com0",
      "COM9",
      "lpt1",
      "com¹",
      "con.txt",
      "nul.tar.gz",
      "con .txt",
      "CONIN$",
    ].map((name): [string, RegExp] => [name, /reserves/]),
    ["a".repeat(241), /240 bytes/],
    ["é".repeat(121), /240 bytes/],
  ];

  it.each(faults)("refuses %j", (raw, reason) => {
    expect(reasonOf(raw)).toMatch(reason);
  });

  it("takes 240 bytes exactly", () => {
    expect(checkName("é".repeat(120)).ok).toBe(true);
  });

  it.each([
    ["AC/DC", "AC-DC"],
    ["What?", "What"],
    ['Say "hi"', "Say 'hi'"],
    ["Meeting: Budget", "Meeting- Budget"],
    ["two\nlines", "two lines"],
    ["Acme Inc.", "Acme Inc"],
    ["con", "con_"],
    ["con.txt", "con_.txt"],
    ["note.md", "note"],
    ["..", "Untitled"],
    ["", "Untitled"],
    ["%\u200b%", "%"],
    ["replica has < 2 min lag", "replica has ＜ 2 min lag"],
    ["alert on > 80%", "alert on ＞ 80%"],
    ["a -> 2", "a - 2"],
  ])("suggests for %j the name %j", (raw, suggestion) => {
    expect(checkName(raw)).toMatchObject({ ok: false, suggestion });
  });

  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom(
        "\ud800",
        "\udc00",
        ".",
        " ",
        "%",
        "\u200b",
        "md",
        ".md",
        "con",
        "/",
        "a",
        "é",
        "\u0301",
        "\ufe0f",
        "👨‍👩‍👧",
        "\u00a0",
      ),
      maxLength: 300,
    }),
    fc.constantFrom(...faults.map(([raw]) => raw)),
  );

  it("always suggests a name that passes, and what passes is stable", () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const check = checkName(raw);
        const name = check.ok ? check.name : check.suggestion;
        expect(checkName(name)).toEqual({ ok: true, name });
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_NAME_BYTES);
        expect(Buffer.from(name).toString()).toBe(name);
      }),
      depth(2000),
    );
  });
});
