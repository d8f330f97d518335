import { editText } from "@/lib/vault";
import type { RecordFile, VaultFacts } from "../facts";
import { type Fix, type Issue, issueOf } from "../issue";
import type { ScanOptions } from "../options";
import { fixOf, type Rule } from "./rule";

/** A record that the body links to and no field bears. */
export const link002: Rule = (vault, options) =>
  vault.records.filter(({ record }) => !record.obstacle).flatMap((file) => unborne(vault, file, options));

function unborne(vault: VaultFacts, file: RecordFile, options: ScanOptions): Issue[] {
  const { links } = file;
  if (links.at(-1)?.relation !== "body") return NONE;
  const leads = vault.leadsOf(file);
  const borne = new Set<string>([file.path]);
  const issues: Issue[] = [];
  // The links of the frontmatter come first. Plain loops, since there are very many links.
  for (let at = 0; at < links.length; at++) {
    const path = leads[at]?.path;
    const link = links[at];
    if (path === undefined || !link || borne.has(path)) continue;
    if (link.relation === "body" && vault.isRecord(path))
      issues.push(issue(vault, file, path, link.start, options));
    borne.add(path);
  }
  return issues;
}

const NONE: Issue[] = [];

function issue(vault: VaultFacts, file: RecordFile, target: string, at: number, options: ScanOptions): Issue {
  const found = issueOf(file.path, {
    code: "LINK002",
    severity: "info",
    key: target,
    at,
    message: `The body links to ${target}, and no field does.`,
    suggested_fix: "Add it to related",
  });
  const fix = options.relateBodyLinks ? relating(vault, file, target) : undefined;
  if (fix) found.fix = fix;
  else found.offers = [{ kind: "relate", path: target }];
  return found;
}

function relating(vault: VaultFacts, file: RecordFile, target: string): Fix | undefined {
  const link = `[[${target.slice(0, -".md".length)}]]`;
  return fixOf(vault, file, `related: ${link}`, (text) => related(text, link));
}

const related = (text: string, link: string): string => editText(text, { append: { related: [link] } }).text;
