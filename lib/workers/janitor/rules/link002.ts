import { editText } from "@/lib/vault";
import type { RecordFile, VaultFacts } from "../facts";
import { type Finding, type Fix, type Issue, issueOf } from "../issue";
import type { ScanOptions } from "../options";
import { fixOf, type Rule } from "./rule";

/** A record that the body links to and no field bears. */
export const link002: Rule = (vault, options) => {
  const words = new Words();
  return vault.records
    .filter(({ record }) => !record.obstacle)
    .flatMap((file) => unborne(file, vault, options, words));
};

function unborne(file: RecordFile, vault: VaultFacts, options: ScanOptions, words: Words): Issue[] {
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
    if (link.relation === "body" && vault.isRecord(path)) {
      const fix = options.relateBodyLinks ? relating(vault, file, path) : undefined;
      issues.push(issueOf(file.path, { ...words.of(path), key: path, at: link.start, fix }));
    }
    borne.add(path);
  }
  return issues;
}

type Said = Omit<Finding, "key" | "at" | "fix">;

/** What is said of a target, but once: hubs are linked to from thousands of bodies. */
class Words {
  private readonly known = new Map<string, Said>();

  of(target: string): Said {
    const known = this.known.get(target) ?? {
      code: "LINK002",
      severity: "info",
      message: `The body links to ${target}, and no field does.`,
      suggested_fix: "Add it to related",
      offers: [{ kind: "relate", path: target }],
    };
    this.known.set(target, known);
    return known;
  }
}

const NONE: Issue[] = [];

function relating(vault: VaultFacts, file: RecordFile, target: string): Fix | undefined {
  const link = `[[${target.slice(0, -".md".length)}]]`;
  return fixOf(vault, file, `related: ${link}`, (text) => related(text, link));
}

const related = (text: string, link: string): string => editText(text, { append: { related: [link] } }).text;
