import { invalid } from "@/lib/core/errors";
import { READ_FORMATS } from "@/lib/documents";
import { decodeLegacy } from "./legacy";

const READ = `${READ_FORMATS} are read.`;

/**
 * The text of an inbox file, without its byte order mark: UTF-8, UTF-16, or what is certainly Windows-1252 or
 * Shift_JIS. Throws `VALIDATION_ERROR` when it is none of them, or not text.
 */
export function decodeText(content: Uint8Array | string): string {
  if (typeof content === "string") return assertNotBinary(content.replace(/^\ufeff/, ""));
  try {
    return assertNotBinary(new TextDecoder(encodingOf(content), { fatal: true }).decode(content));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (encodingOf(content) === "utf-8" && content.includes(0)) throw binary();
    const text = decodeLegacy(content);
    if (text !== undefined) return text;
    throw notText("The file is not UTF-8 text: save it as UTF-8 and send it again.");
  }
}

function encodingOf(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (content.byteLength < 8 || content.byteLength % 2 === 1) return "utf-8";
  const zeros = [0, 1].map((at) => zerosAt(content, at));
  if (zeros[0] === 0 && (zeros[1] ?? 0) > 0.5) return "utf-16le";
  return zeros[1] === 0 && (zeros[0] ?? 0) > 0.5 ? "utf-16be" : "utf-8";
}

/** How many of every second byte, from `start`, are zero, as every second one of ASCII in UTF-16 is. */
function zerosAt(content: Uint8Array, start: number): number {
  const every = content.subarray(0, 4_000).filter((_, at) => at % 2 === start);
  return every.filter((byte) => byte === 0).length / Math.max(1, every.length);
}

const notText = (message: string) => invalid("content", `${message} ${READ}`, { isFinal: true });

const binary = () => notText("The file is binary.");

function assertNotBinary(text: string): string {
  if (text.includes("\0")) {
    throw binary();
  }
  return text;
}
