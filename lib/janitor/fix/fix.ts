import { gatherFacts } from "../facts";
import type { Issue } from "../issue";
import { judge, type Scan, type ScanSettings } from "../scan";
import { type Change, type FileChanges, plan } from "./plan";
import { type WriteChanges, writeTo } from "./write";

/** A fix makes room for the next; three follow one another at most, in a record that has no frontmatter. */
const MOST_ROUNDS = 10;
/** Flushes to the disk overlap. */
const WRITTEN_AT_ONCE = 16;

export interface FixSettings extends ScanSettings {
  /** Which issues may be fixed; all by default. */
  wants?: (issue: Issue) => boolean;
  write?: WriteChanges;
}

export interface FixRun {
  /** The vault as it was found. */
  before: Scan;
  /** The vault scanned again when no certain fix was left. */
  after: Scan;
  /** Every change that was written, in the order in which it was. */
  changes: Change[];
  /** How many of the issues that were found are no more. */
  issuesFixed: number;
}

/** Applies certain fixes and nothing else, and scans again, until there is none left. */
export async function fix(vaultDir: string, settings: FixSettings = {}): Promise<FixRun> {
  const { wants = () => true, write = writeTo(vaultDir) } = settings;
  // A file that this run has written keeps, for its rules, the time it had before.
  const times = new Map<string, number>();
  const look = async () => {
    const vault = await gatherFacts(vaultDir, settings.cache, times);
    return { vault, scan: await judge(vault, settings) };
  };
  let { vault, scan } = await look();
  const before = scan;
  const changes: Change[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const written = await writeAll(plan(vault, scan.issues.filter(wants)), write);
    if (written.length === 0) break;
    for (const file of written) {
      const facts = vault.byPath.get(file.path);
      if (facts) times.set(file.path, vault.timeOf(facts));
      changes.push(...file.changes);
    }
    ({ vault, scan } = await look());
  }
  return { before, after: scan, changes, issuesFixed: fixedBetween(before, scan) };
}

async function writeAll(files: readonly FileChanges[], write: WriteChanges): Promise<FileChanges[]> {
  const written: FileChanges[] = [];
  for (let at = 0; at < files.length; at += WRITTEN_AT_ONCE) {
    const group = files.slice(at, at + WRITTEN_AT_ONCE);
    const done = await write(group);
    written.push(...group.filter((_, index) => done[index]));
  }
  return written;
}

function fixedBetween(before: Scan, after: Scan): number {
  const left = new Set(after.issues.map(({ id }) => id));
  return before.issues.filter(({ id }) => !left.has(id)).length;
}
