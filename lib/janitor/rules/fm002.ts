import { isRecordType, RECORD_TYPES, replaceWord } from "@/lib/vault";
import type { RecordFile, VaultFacts } from "../facts";
import { type Issue, issueOf } from "../issue";
import { fixOf, type Rule, shown } from "./rule";
import { typeMeant } from "./words/types";

/** A type that is none of the known ones. */
export const fm002: Rule = (vault) =>
  vault.records
    .filter(({ record }) => !record.obstacle && record.typeField !== null && !isRecordType(record.typeField))
    .map((file) => unknown(vault, file));

function unknown(vault: VaultFacts, file: RecordFile): Issue {
  const { typeField, directory } = file.record;
  const meant = typeof typeField === "string" ? typeMeant(typeField) : undefined;
  const fix = meant && fixOf(vault, file, `type: ${meant}`, (text) => replaceWord(text, "type", meant));
  return issueOf(file.path, {
    code: "FM002",
    severity: "critical",
    key: "type",
    message: `There is no type ${shown(typeField)}.`,
    detail: `The types are ${RECORD_TYPES.join(", ")}.`,
    suggested_fix: `Set type to ${meant ?? `one of the known types; the directory says ${directory}`}`,
    ...(fix && { fix }),
    ...(!fix && { offers: [{ kind: "set", field: "type", value: meant ?? directory }] }),
  });
}
