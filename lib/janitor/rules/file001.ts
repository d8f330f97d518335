import { extensionProblem, NOT_UTF8, pathProblem, UNREADABLE_FILE, UNREADABLE_FOLDER } from "@/lib/vault";
import { TOO_LARGE_TO_CHECK } from "@/lib/vault/reading";
import { type Issue, issueOf } from "../issue";
import type { RecordFile, VaultSnapshot } from "../snapshot";
import { obstructed } from "./obstructed";
import type { Rule } from "./rule";

/** A file that cannot be indexed, or not as a text, or without its fields. */
export const file001: Rule = (vault) => [
  ...vault.skipped.map(({ path, reason }) => unusable(path, reason)),
  ...vault.records.flatMap((file) => unreadable(vault, file)),
];

/** FM001 reports the frontmatter of typed records. */
function unreadable(vault: VaultSnapshot, file: RecordFile): Issue[] {
  const { obstacle, isTyped } = file.record;
  if (obstacle === undefined) return [];
  if (obstacle.kind === "bytes") return [unusable(file.path, obstacle.message)];
  const severity = obstacle.kind === "template" ? "info" : "warning";
  return isTyped ? [] : obstructed(vault, file, { code: "FILE001", severity });
}

const unusable = (path: string, reason: string) =>
  issueOf(path, {
    code: "FILE001",
    severity: "warning",
    key: "file",
    cause: reason,
    message: reason,
    suggested_fix: ADVICE.get(reason) ?? (isOfName(path, reason) ? RENAME : REPLACE),
  });

/** The text may be as it should: only the name is in the way. */
const isOfName = (path: string, reason: string): boolean =>
  reason === NOT_UTF8 || reason === extensionProblem(path) || reason === pathProblem(path);

const RENAME = "Rename it; it is not searched until then";
const REPLACE = "Replace it with a text file of the vault; it is not searched until then";
const ALLOW = "Give the service permission to read it";

const ADVICE: ReadonlyMap<string, string> = new Map([
  [UNREADABLE_FILE, ALLOW],
  [UNREADABLE_FOLDER, ALLOW],
  [TOO_LARGE_TO_CHECK, "Split it into smaller files"],
]);
