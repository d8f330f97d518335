import { describe, expect, it } from "vitest";
import { decodeText } from "./decode";

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, "utf16le");

describe("the text of a file", () => {
  it("is read from UTF-8 and UTF-16, without the mark", () => {
    for (const bytes of [utf16("Dear Anna, 会議").subarray(2), utf16("Dear Anna, 会議").swap16().subarray(2)])
      expect(decodeText(bytes)).toBe("Dear Anna, 会議");
    for (const bytes of [Buffer.from("\ufeffGröße 会議"), utf16("Größe 会議"), utf16("Größe 会議").swap16()])
      expect(decodeText(bytes)).toBe("Größe 会議");
  });

  it("is read from Windows-1252", () => {
    const text = "Jörg Müller, Größe 5 m³: «Ça va» ¿Mañana? São João, è già l’età, Ærø";
    const bytes = Buffer.from(text.replace("’", "\x92"), "latin1");
    expect(decodeText(bytes)).toBe(text);
  });

  it("is read from Shift_JIS", () => {
    expect(decodeText(Buffer.from("89ef8b6382cc9363928682b382f10a", "hex"))).toBe("会議の田中さん\n");
  });

  it("does not exist for a picture, which is reported as binary", () => {
    const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex");
    expect(() => decodeText(png)).toThrow(/^The file is binary\. /);
  });

  it.each([
    ["Polish in Windows-1250", Buffer.from("Micha\xb3 i \xb3\xf3d\xbf", "latin1")],
    ["Czech in Windows-1250", Buffer.from("P\xf8\xedli\x9a \x9elu\x9dou\xe8k\xfd k\xf9\xf2", "latin1")],
    ["Russian in Windows-1251", Buffer.from("\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0", "latin1")],
    ["Chinese in GBK", Buffer.from("bbe1d2e9bccdd2aacdf5c0da", "hex")],
    ["half of a character", Buffer.from("\ufeffa\ud800", "utf16le")],
  ])("is not guessed: %s", (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow(/not UTF-8 text: save it as UTF-8/);
  });
});
