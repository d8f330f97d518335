import { type FactsCache, gatherFacts, type VaultFacts } from "./facts";
import type { Issue } from "./issue";
import { type ScanOptions, USUAL_OPTIONS } from "./options";
import { byWeight } from "./order";
import { CODES, RULES } from "./rules";

export interface Scan {
  /** Records that were looked at. */
  files: number;
  /** By severity, path, code and place. */
  issues: Issue[];
}

export interface ScanSettings extends Partial<ScanOptions> {
  /** What this process remembers of vaults; its own by default. */
  cache?: FactsCache;
}

/** Looks at a whole vault as it lies on the disk, and finds what is wrong with its records. Changes nothing. */
export async function scan(vaultDir: string, settings: ScanSettings = {}): Promise<Scan> {
  return judge(await gatherFacts(vaultDir, settings.cache), settings);
}

/** What the rules say of facts. Others get their turn between them. */
export async function judge(vault: VaultFacts, settings: Partial<ScanOptions> = {}): Promise<Scan> {
  const options = { ...USUAL_OPTIONS, ...settings };
  const issues: Issue[] = [];
  for (const code of CODES) {
    for (const issue of RULES[code].check(vault, options)) issues.push(issue);
    await new Promise(setImmediate);
  }
  return { files: vault.records.length, issues: issues.sort(byWeight) };
}
