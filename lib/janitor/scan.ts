import { Turns } from "@/lib/core/turns";
import type { Issue } from "./issue";
import { DEFAULT_OPTIONS, type ScanOptions } from "./options";
import { compareIssues } from "./order";
import { CODES, type Code, RULES } from "./rules";
import { type ReadOptions, readVault, type VaultSnapshot } from "./snapshot";

export interface Scan {
  /** Scanned records. */
  files: number;
  /** Sorted by severity, path, code and offset. */
  issues: Issue[];
}

export interface ScanSettings extends Partial<ScanOptions>, Omit<ReadOptions, "times"> {}

/** Scans the whole vault on disk for issues. Changes nothing. */
export async function scan(vaultDir: string, settings: ScanSettings = {}): Promise<Scan> {
  return runRules(await readVault(vaultDir, settings), settings);
}

/** Runs last, since a thread reads what it needs in the meantime. */
const LAST: Code = "LINK004";
const IN_ORDER = [...CODES.filter((code) => code !== LAST), LAST];

/** Runs every rule on a snapshot. Other work gets a turn between issues. */
export async function runRules(vault: VaultSnapshot, settings: Partial<ScanOptions> = {}): Promise<Scan> {
  const options = { ...DEFAULT_OPTIONS, ...settings };
  const issues: Issue[] = [];
  const anchors = vault.readAnchors();
  const turns = new Turns();
  for (const code of IN_ORDER) {
    if (code === LAST) await anchors;
    for (const issue of RULES[code].check(vault, options)) {
      issues.push(issue);
      await turns.next();
    }
    await turns.next();
  }
  return { files: vault.records.length, issues: issues.sort(compareIssues) };
}
