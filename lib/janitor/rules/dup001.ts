import { type Issue, issueOf } from "../issue";
import type { RecordFile } from "../snapshot";
import { copiesIn } from "./copies/find";
import type { Rule } from "./rule";

/** Files that folders have one each of. */
const FOLDER_NOTES = new Set(["index", "readme"]);

/** Records of one type with the same name, ignoring case, accents and Unicode form. FILE002 reports copies. */
export const dup001: Rule = (vault) => {
  const first = new Map<string, RecordFile>();
  const groups = new Map<string, RecordFile[]>();
  const copies = copiesIn(vault);
  for (const file of vault.records) {
    if (FOLDER_NOTES.has(file.stem) || copies.has(file.path)) continue;
    const key = `${file.record.type}/${file.record.looseName}`;
    const [other, same] = [first.get(key), groups.get(key)];
    if (other === undefined) first.set(key, file);
    else if (same) same.push(file);
    else groups.set(key, [other, file]);
  }
  return [...groups.values()].flatMap(duplicates);
};

/** Paths that an issue lists; it only counts the others. */
const MAX_NAMED = 10;

function duplicates(group: readonly RecordFile[]): Issue[] {
  const paths = group.map(({ path }): string => path).sort();
  return group.map(({ path, record }) => {
    const others = paths.filter((other) => other !== path);
    const named = others.slice(0, MAX_NAMED);
    const more = others.length - named.length;
    return issueOf(path, {
      code: "DUP001",
      severity: "info",
      key: "name",
      cause: `${record.type} ${record.looseName}`,
      message: `Another ${record.type} has the same name.`,
      detail: named.join(", ") + (more > 0 ? `, and ${more} more` : ""),
      suggested_fix: "Merge them, or rename one",
      offers: [{ kind: "merge", paths: named }],
    });
  });
}
