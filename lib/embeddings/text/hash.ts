import { createHash } from "node:crypto";

/** Names what is embedded of a record: while it stays, its vectors do. */
export const hashOfParts = (parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 32);
