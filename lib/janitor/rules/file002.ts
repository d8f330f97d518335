import { type Issue, issueOf } from "../issue";
import type { RecordFile } from "../snapshot";
import { type Copy, copiesIn } from "./copies/find";
import type { Rule } from "./rule";

/** A copy that a sync tool left when a file was changed in two places, or a git merge that nobody completed. */
export const file002: Rule = (vault) => [
  ...[...copiesIn(vault).values()].map(copied),
  ...vault.records.filter(({ record }) => record.conflictAt !== undefined).map(unmerged),
];

const copied = ({ file, by, path, original, isEqual }: Copy): Issue =>
  issueOf(file.path, {
    code: "FILE002",
    severity: isEqual ? "info" : "warning",
    key: "copy",
    cause: isEqual ? "equal" : "different",
    message: `${by} left this copy of another file${isEqual ? ", with the same content" : ""}.`,
    detail: `${path}: ${state(original !== undefined, isEqual)}`,
    suggested_fix: isEqual
      ? "Delete the copy; links to it then lead to the original"
      : "Compare both, keep what is right in the original, and delete the copy",
    offers: isEqual ? [{ kind: "delete", path }] : original && [{ kind: "merge", paths: [path] }],
  });

function state(isThere: boolean, isEqual: boolean): string {
  if (!isThere) return "the original is not there";
  return isEqual ? "the contents are equal" : "the contents differ";
}

const unmerged = ({ path, record }: RecordFile): Issue =>
  issueOf(path, {
    code: "FILE002",
    severity: "warning",
    key: "markers",
    cause: "markers",
    at: record.conflictAt ?? 0,
    message: "A merge of git is not complete: both versions are in the file.",
    suggested_fix: "Keep one version between <<<<<<< and >>>>>>>, and remove these lines",
  });
