import { asWindows1252 } from "@/lib/core/windows-1252";

const DECLARED = /(?:charset\s*=\s*["']?|encoding\s*=\s*["'])([\w.:-]{2,40})/i;

/** The text of a file: by its byte order mark, as UTF-8, in the encoding that it declares, else as Windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  // Its bytes are ASCII, which mean other characters behind this one.
  if (bytes.includes(ESCAPE) && /^iso-2022-jp$/i.test(declaredIn(bytes) ?? ""))
    return decode(bytes, "iso-2022-jp");
  try {
    return normal(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return decode(bytes, declaredIn(bytes) ?? "windows-1252");
  }
}

const ESCAPE = 0x1b;

const declaredIn = (bytes: Uint8Array): string | undefined =>
  DECLARED.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 2_000)))?.[1];

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    const decoder = new TextDecoder(encoding);
    const text = decoder.decode(bytes);
    return normal(decoder.encoding === "windows-1252" ? asWindows1252(text) : text);
  } catch {
    // An encoding that nobody knows.
    return decode(bytes, "windows-1252");
  }
}

const normal = (text: string): string =>
  text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "");

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
