import { type Issue, issueOf } from "../issue";
import type { VaultSnapshot } from "../snapshot";
import type { Rule } from "./rule";

/** A record without backlinks. */
export const orphan001: Rule = (vault) => {
  const linked = linkedPlaces(vault);
  return vault.eachRecord(({ path }, _, place) => (linked[place] ? NONE : [orphan(path)]));
};

const NONE: Issue[] = [];

const orphan = (path: string) =>
  issueOf(path, {
    code: "ORPHAN001",
    severity: "info",
    key: "links",
    message: "Nothing links to the record.",
    suggested_fix: "Link to it from a related record",
  });

/** 1 for each file with a backlink, by index; an ambiguous link counts for each match. */
function linkedPlaces(vault: VaultSnapshot): Uint8Array {
  const linked = new Uint8Array(vault.files.length);
  vault.eachFile((_, targets, place) => {
    for (const target of targets) {
      if (target >= 0 && target !== place) linked[target] = 1;
      for (const other of vault.ambiguity(target)?.places ?? []) if (other !== place) linked[other] = 1;
    }
  });
  return linked;
}
