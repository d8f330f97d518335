import { isUtf8 } from "node:buffer";
import { asWindows1252 } from "@/lib/core/windows-1252";

/** A message whose header is UTF-8: old programs write theirs in Windows-1252, without saying so. */
export function withUtf8Header(message: Uint8Array): Uint8Array {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  const ends = ["\r\n\r\n", "\n\n"].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  const end = Math.min(bytes.byteLength, ...ends);
  const header = bytes.subarray(0, end);
  if (isUtf8(header)) return message;
  return Buffer.concat([Buffer.from(asWindows1252(header.toString("latin1"))), bytes.subarray(end)]);
}
