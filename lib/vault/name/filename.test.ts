import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { safeFilename } from "./filename";

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
