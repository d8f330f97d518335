import type { LinkFact, RecordFile, VaultFacts } from "../facts";
import { type Issue, issueOf } from "../issue";
import { Ordinals } from "./ordinals";
import type { Rule } from "./rule";

/** More would be a list nobody reads. */
const OFFERED = 10;

/** A bare link that several records could answer. */
export const link003: Rule = (vault) => vault.records.flatMap((file) => ambiguous(vault, file));

function ambiguous(vault: VaultFacts, file: RecordFile): Issue[] {
  if (!vault.leadsOf(file).some(({ state }) => state === "ambiguous")) return [];
  const ordinals = new Ordinals();
  const leads = vault.leadsOf(file);
  return file.links.flatMap((link, at) => {
    const found = leads[at];
    if (found?.state !== "ambiguous" || link.target.includes("/")) return [];
    const records = found.paths.filter((path) => vault.isRecord(path));
    return records.length < 2 ? [] : [issue(file, link, records, found.path, ordinals)];
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
