import { invalid } from "@/lib/core/errors";
import { READ_FORMATS } from "@/lib/documents";

const READ = `${READ_FORMATS} are read.`;

/** The text of an inbox file, without its byte order mark. Throws `VALIDATION_ERROR` when it is not UTF-8, or not text. */
export function decodeText(content: Uint8Array | string): string {
  if (typeof content === "string") return assertNotBinary(content.replace(/^\ufeff/, ""));
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw invalid("content", "The file is UTF-16; save it as UTF-8 and send it again.");
  }
  try {
    return assertNotBinary(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw invalid("content", `The file is not UTF-8 text. ${READ}`);
  }
}

function assertNotBinary(text: string): string {
  if (text.includes("\0")) {
    throw invalid("content", `The file is binary. ${READ}`);
  }
  return text;
}
