import { isRecordType, type RecordType } from "@/lib/vault";
import { type Issue, issueOf } from "../issue";
import type { RecordFile, VaultSnapshot } from "../snapshot";
import type { Rule } from "./rule";

/** A record whose type is not that of its directory. */
export const dir001: Rule = (vault) =>
  vault.eachRecord((file) => {
    const { isTyped, obstacle, typeField, type, directory } = file.record;
    if (!isTyped || directory === undefined || type === directory || obstacle) return NONE;
    return isRecordType(typeField) ? [misplaced(vault, file, directory)] : NONE;
  });

const NONE: Issue[] = [];

function misplaced(vault: VaultSnapshot, { path, record }: RecordFile, directory: RecordType): Issue {
  const { type } = record;
  const to = `${vault.layout.folderOf(type)}/${path.slice(path.lastIndexOf("/") + 1)}`;
  return issueOf(path, {
    code: "DIR001",
    severity: "warning",
    key: "directory",
    cause: `${type} ${directory}`,
    message: `The type is ${type}, but the directory is for ${directory}.`,
    suggested_fix: `Move the record to ${to}, or set type to ${directory}`,
    offers: [
      { kind: "move", path: to },
      { kind: "set", field: "type", value: directory },
    ],
  });
}
