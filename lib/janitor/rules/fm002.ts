import { isRecordType, RECORD_TYPES, replaceWord, typeMeant } from "@/lib/vault";
import { type Issue, issueOf } from "../issue";
import type { RecordFile, VaultSnapshot } from "../snapshot";
import { fixOf, ofEach, type Rule, shown } from "./rule";

/** A type that does not exist. */
export const fm002: Rule = (vault) =>
  ofEach(
    vault.typedRecords.filter(
      ({ record }) => !record.obstacle && record.typeField !== null && !isRecordType(record.typeField),
    ),
    (file) => [unknown(vault, file)],
  );

function unknown(vault: VaultSnapshot, file: RecordFile): Issue {
  const { typeField, type } = file.record;
  const meant = typeof typeField === "string" ? typeMeant(typeField) : undefined;
  const fix = meant && fixOf(vault, file, `type: ${meant}`, (text) => replaceWord(text, "type", meant));
  return issueOf(file.path, {
    code: "FM002",
    severity: "critical",
    key: "type",
    cause: shown(typeField),
    message: `The type ${shown(typeField)} does not exist.`,
    detail: `The types are ${RECORD_TYPES.join(", ")}.`,
    suggested_fix: `Set type to ${meant ?? `one of them; the directory is for ${type}`}`,
    ...(fix && { fix }),
    ...(!fix && { offers: [{ kind: "set", field: "type", value: meant ?? type }] }),
  });
}
