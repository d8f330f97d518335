import type { VaultFacts } from "../facts";
import { issueOf } from "../issue";
import type { Rule } from "./rule";

/** A record to which no other file links. */
export const orphan001: Rule = (vault) => {
  const linked = linkedPlaces(vault);
  return vault.eachRecord(({ path }, _, place) => (linked[place] ? [] : [orphan(path)]));
};

const orphan = (path: string) =>
  issueOf(path, {
    code: "ORPHAN001",
    severity: "info",
    key: "links",
    message: "Nothing links to the record.",
    suggested_fix: "Link to it from where it belongs",
  });

/** 1 at the place of each file that others link to; a link that several could answer counts for each. */
function linkedPlaces(vault: VaultFacts): Uint8Array {
  const linked = new Uint8Array(vault.files.length);
  vault.eachFile((_, leads, place) => {
    for (const lead of leads) {
      if (lead >= 0 && lead !== place) linked[lead] = 1;
      for (const other of vault.ambiguity(lead)?.places ?? []) if (other !== place) linked[other] = 1;
    }
    return [];
  });
  return linked;
}
