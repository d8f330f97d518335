import { editText } from "@/lib/vault";
import type { RecordFile, VaultFacts } from "../facts";
import { type Issue, issueOf } from "../issue";
import type { ScanOptions } from "../options";
import { fixOf, type Rule } from "./rule";

/** A record that the body links to and no field bears. */
export const link002: Rule = (vault, options) =>
  vault.records.filter(({ record }) => !record.obstacle).flatMap((file) => unborne(vault, file, options));

function unborne(vault: VaultFacts, file: RecordFile, options: ScanOptions): Issue[] {
  const borne = new Set<string>([file.path]);
  const found = new Map<string, number>();
  // The links of the frontmatter come first.
  const leads = vault.leadsOf(file);
  for (const [at, { relation, start }] of file.links.entries()) {
    const path = leads[at]?.path;
    if (path === undefined || borne.has(path)) continue;
    if (relation === "body" && vault.record(path)) found.set(path, start);
    borne.add(path);
  }
  return [...found].map(([path, at]) => issue(vault, file, path, at, options));
}

function issue(vault: VaultFacts, file: RecordFile, target: string, at: number, options: ScanOptions): Issue {
  const link = `[[${target.slice(0, -".md".length)}]]`;
  const fix = options.relateBodyLinks ? fixOf(vault, file, (text) => related(text, link)) : undefined;
  return issueOf(file.path, {
    code: "LINK002",
    severity: "info",
    key: target,
    at,
    message: `The body links to ${target}, and no field does.`,
    suggested_fix: "Add it to related",
    ...(fix && { fix }),
    ...(!fix && { offers: [{ kind: "relate", path: target }] }),
  });
}

const related = (text: string, link: string): string => editText(text, { append: { related: [link] } }).text;
