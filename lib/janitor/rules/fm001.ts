import { editText, titleField } from "@/lib/vault";
import { editBetween } from "../edits";
import { type Issue, issueOf } from "../issue";
import { repairYaml } from "../repair";
import type { RecordFile, VaultSnapshot } from "../snapshot";
import { fixOf, type Rule } from "./rule";

/** Frontmatter that cannot be read, and missing required fields. */
export const fm001: Rule = (vault) =>
  vault.records.flatMap((file) => (file.record.obstacle ? [obstructed(vault, file)] : missing(vault, file)));

function obstructed(vault: VaultSnapshot, file: RecordFile): Issue {
  const { kind, message, line, column } = file.record.obstacle ?? UNKNOWN;
  const fix = kind === "yaml" ? fixOf(vault, file, "yaml", repairYaml) : undefined;
  return issueOf(file.path, {
    code: "FM001",
    severity: "critical",
    key: kind,
    message,
    detail: `line ${line}, column ${column}`,
    suggested_fix: fix ? "Quote the invalid values" : ADVICE[kind],
    ...(fix && { fix }),
  });
}

const UNKNOWN = { kind: "yaml", message: "The frontmatter cannot be read.", line: 1, column: 1 } as const;

const ADVICE = {
  bytes: "Save the file as UTF-8 text; the janitor skips it until then",
  yaml: "Fix the frontmatter there; the janitor skips the record until then",
  template: "Replace the template's placeholders; the janitor skips the record until then",
} as const;

function missing(vault: VaultSnapshot, file: RecordFile): Issue[] {
  const { record } = file;
  const issues: Issue[] = [];
  // First, since it is derived from the file's timestamp, which the next fix changes.
  if (!record.hasCreated) issues.push(without(vault, file, "created", dateOf(vault.timeOf(file))));
  if (record.typeField === null) issues.push(without(vault, file, "type", record.directory));
  if (!record.hasTitle) issues.push(without(vault, file, titleField(record.type), record.name));
  return issues;
}

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const SOURCES: Readonly<Record<string, string>> = { type: "the directory", created: "the file's timestamp" };

function without(vault: VaultSnapshot, file: RecordFile, field: string, value: string): Issue {
  const source = SOURCES[field] ?? "the file's name";
  const fix = fixOf(vault, file, `${field}: ${value}`, (text) => withValue(text, field, value));
  return issueOf(file.path, {
    code: "FM001",
    severity: SOURCES[field] ? "critical" : "info",
    key: field,
    message: `The field ${field} is missing.`,
    suggested_fix: `Set ${field} to ${value}, from ${source}`,
    ...(fix ? { fix } : { offers: [{ kind: "set", field, value }] }),
  });
}

/** Sets an empty field; undefined if that would remove a comment. */
function withValue(text: string, field: string, value: string): string | undefined {
  const filled = editText(text, { set: { [field]: value } }).text;
  const losesComment = editBetween(text, filled).some(({ start, end }) =>
    text.slice(start, end).includes("#"),
  );
  return losesComment ? undefined : filled;
}
