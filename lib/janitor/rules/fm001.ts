import { localDate } from "@/lib/core/wall-time";
import { editText, titleField } from "@/lib/vault";
import { editBetween } from "../edits";
import { type Issue, issueOf } from "../issue";
import type { RecordFacts, RecordFile, VaultSnapshot } from "../snapshot";
import { obstructed } from "./obstructed";
import { fixOf, ofEach, type Rule } from "./rule";

/** Frontmatter that cannot be read, and missing required fields, of typed records. */
export const fm001: Rule = (vault) =>
  ofEach(
    vault.typedRecords.filter(({ record }) => record.obstacle || isIncomplete(record)),
    (file) => (file.record.obstacle ? obstructed(vault, file, UNREADABLE) : missing(vault, file)),
  );

const UNREADABLE = { code: "FM001", severity: "critical" } as const;

const isIncomplete = ({ hasCreated, typeField, hasTitle }: RecordFacts): boolean =>
  !hasCreated || typeField === null || !hasTitle;

function* missing(vault: VaultSnapshot, file: RecordFile): Generator<Issue> {
  const { record } = file;
  if (!record.hasCreated) yield withoutCreated(vault, file);
  if (record.typeField === null) {
    yield without(vault, file, { field: "type", value: record.type, source: "the directory" });
  }
  if (!record.hasTitle) {
    const field = titleField(record.type);
    yield without(vault, file, { field, value: record.name, source: "the file's name" });
  }
}

/** The file's timestamp is only offered: a copy or a sync sets it to the day of the copy. */
function withoutCreated(vault: VaultSnapshot, file: RecordFile): Issue {
  const field = "created";
  const { createdDate } = file.record;
  // The date of the file needs a decision, so it is another group.
  if (createdDate)
    return without(vault, file, { field, ...createdDate, cause: `${field} ${createdDate.source}` });
  const value = localDate(vault.layout.settings.timeZone, new Date(vault.timeOf(file)));
  return issueOf(file.path, {
    ...missingField(vault, file, field),
    suggested_fix: `Set created, such as to ${value}, the date of the file`,
    offers: [{ kind: "set", field, value }],
  });
}

interface FoundValue {
  field: string;
  value: string;
  source: string;
  /** What the issue shares with others, if not the field. */
  cause?: string;
}

function without(
  vault: VaultSnapshot,
  file: RecordFile,
  { field, value, source, cause = field }: FoundValue,
): Issue {
  const fix = fixOf(vault, file, `${field}: ${value}`, (text) => withValue(text, field, value));
  return issueOf(file.path, {
    ...missingField(vault, file, field),
    cause,
    suggested_fix: `Set ${field} to ${value}, from ${source}`,
    ...(fix ? { fix } : { offers: [{ kind: "set", field, value }] }),
  });
}

const missingField = (vault: VaultSnapshot, file: RecordFile, field: string) => ({
  code: "FM001" as const,
  severity: isRequired(vault, file, field) ? ("critical" as const) : ("info" as const),
  key: field,
  cause: field,
  message: `The field ${field} is missing.`,
});

/** Plain files in a folder that the user has named for a type, such as `People`, were written without any fields on purpose. */
const isRequired = ({ layout }: VaultSnapshot, { path, record }: RecordFile, field: string): boolean =>
  (field === "type" || field === "created") && !(record.typeField === null && layout.isInOwnFolder(path));

/** Sets an empty field; undefined if that would remove a comment. */
function withValue(text: string, field: string, value: string): string | undefined {
  const filled = editText(text, { set: { [field]: value } }).text;
  const losesComment = editBetween(text, filled).some(({ start, end }) =>
    text.slice(start, end).includes("#"),
  );
  return losesComment ? undefined : filled;
}
