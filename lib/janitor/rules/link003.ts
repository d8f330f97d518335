import { BROKEN, isAmbiguous, type Lead, type LinkFact, type RecordFile, type VaultFacts } from "../facts";
import { type Issue, issueOf } from "../issue";
import { Ordinals } from "./ordinals";
import type { Rule } from "./rule";

/** More would be a list nobody reads. */
const OFFERED = 10;

/** A bare link that several records could answer. */
export const link003: Rule = (vault) =>
  vault.eachRecord((file, leads) => (leads.some(isAmbiguous) ? ambiguous(vault, file, leads) : NONE));

const NONE: Issue[] = [];

function ambiguous(vault: VaultFacts, file: RecordFile, leads: readonly Lead[]): Issue[] {
  const ordinals = new Ordinals();
  return file.links.flatMap((link, at) => {
    const found = vault.ambiguity(leads[at] ?? BROKEN);
    if (!found || link.target.includes("/")) return [];
    const records = found.places
      .map((place) => vault.files[place])
      .filter((other) => other?.record !== undefined);
    const paths = records.flatMap((record) => (record ? [record.path] : []));
    const opened = vault.files[found.opened]?.path ?? "";
    return paths.length < 2 ? [] : [issue(file, link, paths, opened, ordinals)];
  });
}

function issue(
  { path }: RecordFile,
  { target, relation, start }: LinkFact,
  records: string[],
  opened: string,
  ordinals: Ordinals,
): Issue {
  return issueOf(path, {
    code: "LINK003",
    severity: "info",
    key: ordinals.next(`${relation}\0${target}`),
    at: start,
    message: `Several records could be meant by [[${target}]].`,
    detail: `${records.slice(0, OFFERED).join(", ")}; ${opened} is the one that opens`,
    suggested_fix: "Write the full path",
    offers: records.slice(0, OFFERED).map((record) => ({ kind: "retarget", path: record })),
  });
}
