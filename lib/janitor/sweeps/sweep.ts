import type { Context } from "@/lib/db";
import type { Report } from "@/lib/runs";
import { type Rewrite, recoverVault, rewriteFiles } from "@/lib/vault";
import { type Decision, fixBy } from "../decisions";
import { type Change, type FileChanges, fix } from "../fix";
import { groupOf, type Issue } from "../issue";
import { runRules, type Scan } from "../scan";
import type { SweepResult } from "../shapes";
import { readVault, type SnapshotCache, type VaultSnapshot } from "../snapshot";
import type { JanitorInput } from "../workflow";
import { fixEntry } from "./audited";
import { ignoredMatcher } from "./ignored";
import { moveAll, movesOf } from "./move-group";
import { writeOrSkip } from "./one-by-one";
import { type Found, foundBefore, keyOf, rememberFound } from "./repeated";
import { type SweepSettings, scanSettings } from "./settings";
import { countBy, storedIds, storeSweep } from "./store";
import { storeIssues } from "./stored-issues";

export interface SweepId {
  sweepId: string;
  /** ISO 8601. */
  startedAt: string;
}

/** Scans the vault and stores the issues. A scan ends here; a fix compares with this result. */
export async function scanVault(
  ctx: Context,
  cache: SnapshotCache,
  sweep: SweepId,
  input: JanitorInput,
): Promise<SweepResult> {
  await recoverVault(ctx);
  const settings = await scanSettings(ctx, cache);
  const vault = await readVault(ctx.account.vaultDir, settings);
  const key = await keyOf(ctx, vault, settings);
  return (
    (await repeat(ctx, sweep, input, key)) ?? (await scanAnew(ctx, sweep, input, { vault, settings, key }))
  );
}

/** Stores a scan with what the last one found; null when this one may find something else. */
const repeat = (
  ctx: Context,
  sweep: SweepId,
  input: JanitorInput,
  key: string,
): Promise<SweepResult | null> =>
  ctx.db.tx(async (tx) => {
    const found = await foundBefore(ctx, tx, key);
    if (!found) return null;
    const result = { sweep_id: sweep.sweepId, ...found };
    if (!input.fix) await storeSweep(ctx, tx, rowOf(ctx, sweep, input, result));
    return result;
  });

async function scanAnew(
  ctx: Context,
  sweep: SweepId,
  input: JanitorInput,
  { vault, settings, key }: { vault: VaultSnapshot; settings: SweepSettings; key: string },
): Promise<SweepResult> {
  const scan = withoutIgnored(await runRules(vault, settings), await ignoredMatcher(ctx));
  const found = summaryOf(scan);
  const result = { sweep_id: sweep.sweepId, ...found };
  await ctx.db.tx(
    async (tx) => {
      await storeIssues(ctx, tx, scan.issues);
      await rememberFound(ctx, tx, key, found);
      if (!input.fix) await storeSweep(ctx, tx, rowOf(ctx, sweep, input, result));
    },
    { plans: "kept" },
  );
  return result;
}

/** Applies the requested safe fixes and counts them by scanning again. */
export async function fixVault(
  ctx: Context,
  cache: SnapshotCache,
  sweep: SweepId,
  input: JanitorInput,
  before: SweepResult,
  report: Report,
): Promise<SweepResult> {
  await recoverVault(ctx);
  const isIgnored = await ignoredMatcher(ctx);
  const { decision } = input;
  const wants = (issue: Issue) => !isIgnored(issue) && isWanted(input, issue);
  if (decision?.kind === "move") {
    const { vault, scan } = await scanForMoves(ctx, cache);
    await moveAll(ctx, sweep.sweepId, movesOf(vault, scan.issues.filter(wants)));
  }
  // A file may be written in several rounds.
  const written = new Set<string>();
  const { after } = await fix(ctx.account.vaultDir, {
    ...(await scanSettings(ctx, cache)),
    wants,
    decide: decision && ((vault, issue) => fixBy(decision, vault, issue)),
    write: async (files) => {
      const done = await write(ctx, sweep, files, decision);
      for (const [at, { path }] of files.entries()) if (done[at]) written.add(path);
      await report({ files_fixed: written.size });
      return done;
    },
  });
  const left = withoutIgnored(after, isIgnored);
  const open = new Set(left.issues.map(({ id }) => id));
  // A move changes the ids of all issues of a record.
  const known = await storedIds(ctx, decision?.kind === "move" ? input.groups : undefined);
  const fixed = known.filter((id) => !open.has(id)).length;
  const result = { ...before, issues_fixed: fixed };
  await ctx.db.tx((tx) => storeSweep(ctx, tx, rowOf(ctx, sweep, input, result), left.issues), {
    plans: "kept",
  });
  return result;
}

async function scanForMoves(ctx: Context, cache: SnapshotCache) {
  const settings = await scanSettings(ctx, cache);
  const vault = await readVault(ctx.account.vaultDir, settings);
  return { vault, scan: await runRules(vault, settings) };
}

const withoutIgnored = (found: Scan, isIgnored: (issue: Issue) => boolean): Scan => ({
  ...found,
  issues: found.issues.filter((issue) => !isIgnored(issue)),
});

const isWanted = ({ codes, paths, issues, groups }: JanitorInput, issue: Issue): boolean =>
  (groups === undefined || groups.includes(groupOf(issue))) &&
  (codes === undefined || codes.includes(issue.code)) &&
  (paths === undefined || paths.includes(issue.path)) &&
  (issues === undefined || issues.includes(issue.id));

/** Writes fixed files, with one audit entry per fix so that each can be reverted. */
async function write(
  ctx: Context,
  sweep: SweepId,
  files: readonly FileChanges[],
  chosen: Decision | undefined,
): Promise<boolean[]> {
  const detail = { sweep: sweep.sweepId, ...(chosen && { offer: chosen }) };
  const rewrites = files.map((file) => rewriteOf(detail, file));
  const done = await writeOrSkip(
    rewrites.filter((rewrite) => rewrite !== null),
    (some) => rewriteFiles(ctx, some),
    ({ path }, err) => ctx.log.warn({ path, err }, "the file cannot be written, and was not fixed"),
  );
  return rewrites.map((rewrite) => rewrite !== null && done.shift() === true);
}

function rewriteOf(detail: Record<string, unknown>, { path, changes }: FileChanges): Rewrite | null {
  const [first, last] = [changes[0], changes.at(-1)];
  // Postgres cannot store NUL, so the audit entry could not revert it.
  if (!first || !last || first.before.includes("\0")) return null;
  const entries = changes.map((change) => entryOf(detail, change));
  return { path, before: first.before, after: last.after, entries };
}

const entryOf = (detail: Record<string, unknown>, { rule, path, issue, before, after }: Change) =>
  fixEntry(path, before, after, { ...detail, rule, issue: issue.id, message: issue.message });

const summaryOf = ({ files, issues }: Scan): Found => ({
  files_scanned: files,
  issues_found: issues.length,
  issues_fixed: 0,
  issues_by_code: countBy(issues, "code"),
  issues_by_severity: countBy(issues, "severity"),
});

const rowOf = (ctx: Context, sweep: SweepId, input: JanitorInput, result: SweepResult) => ({
  accountId: ctx.account.id,
  sweepId: sweep.sweepId,
  isFix: input.fix,
  startedAt: new Date(sweep.startedAt),
  finishedAt: ctx.clock.now(),
  filesScanned: result.files_scanned,
  issuesFound: result.issues_found,
  issuesFixed: result.issues_fixed,
  byCode: result.issues_by_code,
  bySeverity: result.issues_by_severity,
});
