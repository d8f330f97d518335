import { type Issue, type IssueFinding, issueOf } from "../issue";
import { repairYaml } from "../repair";
import type { RecordFile, VaultSnapshot } from "../snapshot";
import { fixOf } from "./rule";

/** The issue of a record whose frontmatter cannot be read; none of a file that is not text. */
export function obstructed(
  vault: VaultSnapshot,
  file: RecordFile,
  { code, severity }: Pick<IssueFinding, "code" | "severity">,
): Issue[] {
  const { kind, message, line, column } = file.record.obstacle ?? UNKNOWN;
  if (kind === "bytes") return [];
  const fix = kind === "yaml" ? fixOf(vault, file, "yaml", repairYaml) : undefined;
  return [
    issueOf(file.path, {
      code,
      severity,
      key: kind,
      cause: message,
      message,
      detail: `line ${line}, column ${column}`,
      suggested_fix: fix ? "Quote the invalid values" : ADVICE[kind],
      ...(fix && { fix }),
    }),
  ];
}

const UNKNOWN = { kind: "yaml", message: "The frontmatter cannot be read.", line: 1, column: 1 } as const;

const ADVICE = {
  yaml: "Fix the frontmatter there; the janitor skips the record until then",
  template: "Replace the template's placeholders; the janitor skips the record until then",
} as const;
