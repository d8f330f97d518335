import { UNREADABLE_FILE, UNREADABLE_FOLDER } from "@/lib/vault";
import { issueOf } from "../issue";
import type { Rule } from "./rule";

/** A file that cannot be indexed, or not as a text. */
export const file001: Rule = (vault) => [
  ...vault.skipped.map(({ path, reason }) => unusable(path, reason)),
  ...vault.records.flatMap(({ path, record }) =>
    record.obstacle?.kind === "bytes" ? [unusable(path, record.obstacle.message)] : [],
  ),
];

const unusable = (path: string, reason: string) =>
  issueOf(path, {
    code: "FILE001",
    severity: "warning",
    key: "file",
    cause: reason,
    message: reason,
    suggested_fix: [UNREADABLE_FILE, UNREADABLE_FOLDER].includes(reason)
      ? "Give the service permission to read it"
      : "Replace it with a text file of the vault; it is not searched until then",
  });
