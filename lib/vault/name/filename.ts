import { invalid } from "@/lib/core/errors";
import {
  BLANK,
  bytes,
  CONTROL,
  cut,
  DIRECTION,
  FORBIDDEN,
  LEADING,
  LONE_SURROGATE,
  MAX_NAME_BYTES,
  RESERVED,
  ZERO_WIDTH,
} from "./characters";

const BLANKS = new RegExp(BLANK, "gu");
const UNSAFE = new RegExp(
  `${FORBIDDEN.source}|${LONE_SURROGATE.source}|${CONTROL.source}|${DIRECTION.source}|${ZERO_WIDTH.source}`,
  "gu",
);

/**
 * The stored name of an inbox file: one plain, visible segment of at most 240 bytes, with its
 * extension. `field` names the input in the error.
 * Throws `VALIDATION_ERROR` for an empty name, `.` and `..`.
 */
export function safeFilename(raw: string, field = "filename"): string {
  const trimmed = raw.normalize("NFC").replace(BLANKS, " ").trim();
  if (trimmed === "" || trimmed === "." || trimmed === "..") {
    throw invalid(field, "A filename cannot be empty, . or ..; give a plain name such as note.md.");
  }
  const safe = raw
    .normalize("NFC")
    .replace(UNSAFE, "_")
    .replace(LEADING, (run) => `_${run.slice(1)}`)
    .replace(RESERVED, "_$&");
  return shorten(safe).replace(new RegExp(`(?:\\.|${BLANK})$`, "u"), "_");
}

function shorten(filename: string): string {
  if (bytes(filename) <= MAX_NAME_BYTES) return filename;
  const extension = /\.[A-Za-z0-9]{1,12}$/.exec(filename)?.[0] ?? "";
  return (
    cut(filename.slice(0, filename.length - extension.length), MAX_NAME_BYTES - bytes(extension)) + extension
  );
}
