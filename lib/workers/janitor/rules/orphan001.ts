import type { VaultFacts } from "../facts";
import { issueOf } from "../issue";
import type { Rule } from "./rule";

/** A record to which no other file links. */
export const orphan001: Rule = (vault) => {
  const linked = linkedFiles(vault);
  return vault.records
    .filter(({ path }) => !linked.has(path))
    .map(({ path }) =>
      issueOf(path, {
        code: "ORPHAN001",
        severity: "info",
        key: "links",
        message: "Nothing links to the record.",
        suggested_fix: "Link to it from where it belongs",
      }),
    );
};

/** The files that others link to; a link that several could answer counts for each. */
function linkedFiles(vault: VaultFacts): Set<string> {
  const linked = new Set<string>();
  for (const file of vault.files) {
    for (const found of vault.leadsOf(file)) {
      if (found.state === "ambiguous") for (const path of found.paths) linked.add(path);
      else if (found.path !== undefined && found.path !== file.path) linked.add(found.path);
    }
  }
  return linked;
}
