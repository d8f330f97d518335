import { batchesOf } from "@/lib/core/batches";
import { Turns } from "@/lib/core/turns";
import type { Fix, Issue } from "../issue";
import { runRules, type Scan, type ScanSettings } from "../scan";
import { readVault, type VaultSnapshot } from "../snapshot";
import { type Change, type FileChanges, plan } from "./plan";

/** A fix may allow another; a record without frontmatter needs at most three rounds. */
const MAX_ROUNDS = 10;
/** Files written in parallel. */
const CONCURRENCY = 16;

export interface FixSettings extends ScanSettings {
  /** Which issues may be fixed; all by default. */
  wants?: (issue: Issue) => boolean;
  /** What fixes an issue instead of its safe fix. */
  decide?: ((vault: VaultSnapshot, issue: Issue) => Fix | undefined) | undefined;
  write: WriteChanges;
}

/**
 * Replaces the first change's `before` with the last one's `after` in each file. False for a file that has changed
 * since: it is not written, and the next scan reads it again.
 */
export type WriteChanges = (files: readonly FileChanges[]) => Promise<boolean[]>;

export interface FixRun {
  /** The scan before the first fix. */
  before: Scan;
  /** The scan after the last fix. */
  after: Scan;
  /** Every written change, in order. */
  changes: Change[];
  /** Issues of `before` that `after` does not have. */
  issuesFixed: number;
}

/** Applies safe fixes and scans again until none is left. */
export async function fix(vaultDir: string, settings: FixSettings): Promise<FixRun> {
  const { wants = () => true, decide = (_, { fix }) => fix, write } = settings;
  // Rules see the timestamp that a file had before this run changed it.
  const times = new Map<string, number>();
  const rescan = async () => {
    const vault = await readVault(vaultDir, { ...settings, times });
    return { vault, scan: await runRules(vault, settings) };
  };
  let { vault, scan } = await rescan();
  const before = scan;
  const changes: Change[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const turns = new Turns();
    const wanted: Issue[] = [];
    for (const issue of scan.issues.filter(wants)) {
      wanted.push({ ...issue, fix: decide(vault, issue) });
      await turns.next();
    }
    const written = await writeAll(plan(vault, wanted), write);
    if (written.length === 0) break;
    for (const file of written) {
      const known = vault.byPath.get(file.path);
      if (known) times.set(file.path, vault.timeOf(known));
      changes.push(...file.changes);
    }
    ({ vault, scan } = await rescan());
  }
  return { before, after: scan, changes, issuesFixed: fixedBetween(before, scan) };
}

async function writeAll(files: readonly FileChanges[], write: WriteChanges): Promise<FileChanges[]> {
  const written: FileChanges[] = [];
  for (const group of batchesOf(files, CONCURRENCY)) {
    const done = await write(group);
    written.push(...group.filter((_, index) => done[index]));
  }
  return written;
}

function fixedBetween(before: Scan, after: Scan): number {
  const left = new Set(after.issues.map(({ id }) => id));
  return before.issues.filter(({ id }) => !left.has(id)).length;
}
