import { createHash } from "node:crypto";

/** Hash of the embedded text of a record: vectors are computed again when it changes. */
export const hashOfParts = (parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 32);
