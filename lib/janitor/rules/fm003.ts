import { withArticle } from "@/lib/core/article";
import { isRecordType, replaceWord, STATUS_BY_TYPE } from "@/lib/vault";
import { type Issue, issueOf } from "../issue";
import type { AcceptedStatuses } from "../options";
import type { RecordFile, VaultSnapshot } from "../snapshot";
import { fixOf, ofEach, type Rule, shown } from "./rule";
import { statusMeant } from "./words/statuses";

/** A status that the record's type does not have. Not checked while the type is unknown. */
export const fm003: Rule = (vault, { acceptedStatuses }) =>
  ofEach(
    vault.typedRecords.filter((file) => hasUnknownStatus(file, acceptedStatuses)),
    (file) => [unknown(vault, file)],
  );

function hasUnknownStatus({ record }: RecordFile, accepted: AcceptedStatuses): boolean {
  const { obstacle, status, type, typeField } = record;
  if (obstacle || status === null || (typeField !== null && !isRecordType(typeField))) return false;
  const known = STATUS_BY_TYPE[type];
  return known !== undefined && !includes(known, status) && !includes(accepted[type] ?? [], status);
}

const includes = (statuses: readonly unknown[], status: unknown): boolean => statuses.includes(status);

function unknown(vault: VaultSnapshot, file: RecordFile): Issue {
  const { status, type } = file.record;
  const allowed = STATUS_BY_TYPE[type] ?? [];
  const meant = typeof status === "string" ? statusMeant(type, status) : undefined;
  const fix = meant && fixOf(vault, file, `status: ${meant}`, (text) => replaceWord(text, "status", meant));
  return issueOf(file.path, {
    code: "FM003",
    severity: "warning",
    key: "status",
    cause: `${type} ${shown(status)}`,
    message: `${withArticle(type, "A")} has no status ${shown(status)}.`,
    detail: `Its statuses are ${allowed.join(", ")}.`,
    suggested_fix: `Set status to ${meant ?? "one of them"}`,
    ...(fix && { fix }),
    ...(!fix && { offers: allowed.map((value) => ({ kind: "set" as const, field: "status", value })) }),
  });
}
