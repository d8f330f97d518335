import { KvError } from "@/lib/core/errors";

const MEBIBYTE = 1024 * 1024;

export const MAX_INBOX_FILE_BYTES = 5 * MEBIBYTE;
/** The same as text: `5 MiB`. */
export const INBOX_FILE_LIMIT = `${MAX_INBOX_FILE_BYTES / MEBIBYTE} MiB`;

/** The refusal of a file over the limit; `field` is the input that contains it. */
export function tooLargeForInbox(name: string, field: string): KvError {
  const message = `larger than ${INBOX_FILE_LIMIT}, the limit for an inbox file`;
  return new KvError("PAYLOAD_TOO_LARGE", `${name} is ${message}`, { details: [{ path: field, message }] });
}
