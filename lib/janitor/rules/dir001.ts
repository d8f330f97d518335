import { directoryOf, isRecordType } from "@/lib/vault";
import { type Issue, issueOf } from "../issue";
import type { RecordFile } from "../snapshot";
import type { Rule } from "./rule";

/** A record whose type is not that of its directory. */
export const dir001: Rule = (vault) =>
  vault.records
    .filter(
      ({ record }) => !record.obstacle && isRecordType(record.typeField) && record.type !== record.directory,
    )
    .map(misplaced);

function misplaced({ path, record }: RecordFile): Issue {
  const { type, directory } = record;
  const to = `${directoryOf(type)}/${path.slice(path.lastIndexOf("/") + 1)}`;
  return issueOf(path, {
    code: "DIR001",
    severity: "warning",
    key: "directory",
    message: `The type is ${type}, but the directory is for ${directory}.`,
    suggested_fix: `Move the record to ${to}, or set type to ${directory}`,
    offers: [
      { kind: "move", path: to },
      { kind: "set", field: "type", value: directory },
    ],
  });
}
