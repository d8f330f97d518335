import type { Context } from "@/lib/db";
import type { Report } from "@/lib/runs";
import { hashOf, type Rewrite, readLayout, recoverVault, rewriteFiles } from "@/lib/vault";
import { type Decision, fixBy } from "../decisions";
import { editBetween } from "../edits";
import { type Change, type FileChanges, fix } from "../fix";
import { groupOf, type Issue } from "../issue";
import { runRules, type Scan, scan } from "../scan";
import { settingsOf } from "../settings";
import type { SweepResult } from "../shapes";
import { readVault, type SnapshotCache } from "../snapshot";
import type { JanitorInput } from "../workflow";
import { historyOf } from "./history";
import { ignoredMatcher } from "./ignored";
import { moveAll, movesOf } from "./move-group";
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
  const found = withoutIgnored(
    await scan(ctx.account.vaultDir, await scanSettings(ctx, cache)),
    await ignoredMatcher(ctx),
  );
  const result = resultOf(sweep, found);
  await ctx.db.tx((tx) =>
    input.fix
      ? storeIssues(ctx, tx, found.issues)
      : storeSweep(ctx, tx, rowOf(ctx, sweep, input, result), found.issues),
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
  let written = 0;
  const { after } = await fix(ctx.account.vaultDir, {
    ...(await scanSettings(ctx, cache)),
    wants,
    decide: decision && ((vault, issue) => fixBy(decision, vault, issue)),
    write: async (files) => {
      const done = await write(ctx, sweep, files, decision);
      written += done.filter(Boolean).length;
      await report({ files_fixed: written });
      return done;
    },
  });
  const left = withoutIgnored(after, isIgnored);
  const open = new Set(left.issues.map(({ id }) => id));
  const fixed = (await storedIds(ctx)).filter((id) => !open.has(id)).length;
  const result = { ...before, issues_fixed: fixed };
  await ctx.db.tx((tx) => storeSweep(ctx, tx, rowOf(ctx, sweep, input, result), left.issues));
  return result;
}

async function scanForMoves(ctx: Context, cache: SnapshotCache) {
  const settings = await scanSettings(ctx, cache);
  const vault = await readVault(ctx.account.vaultDir, settings);
  return { vault, scan: await runRules(vault, settings) };
}

/** Settings of a scan, from the database. */
export async function scanSettings(ctx: Context, cache: SnapshotCache) {
  const settings = await settingsOf(ctx);
  return {
    cache,
    layout: await readLayout(ctx),
    history: await historyOf(ctx),
    reportBodyLinks: settings.report_body_links,
    relateBodyLinks: settings.relate_body_links,
    acceptedStatuses: settings.accepted_statuses,
  };
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
  const done = await rewriteFiles(
    ctx,
    rewrites.filter((rewrite) => rewrite !== null),
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

const entryOf = (detail: Record<string, unknown>, { rule, path, issue, before, after }: Change) => ({
  action: "janitor.fix",
  subject: path,
  before: hashOf(before),
  after: hashOf(after),
  detail: { ...detail, rule, issue: issue.id, message: issue.message, edits: diffEntries(before, after) },
});

/** The changed parts of two texts, for the audit log. */
export const diffEntries = (before: string, after: string) =>
  editBetween(before, after).map(({ start, end, text }) => ({
    start,
    before: before.slice(start, end),
    after: text,
  }));

const resultOf = ({ sweepId }: SweepId, { files, issues }: Scan): SweepResult => ({
  sweep_id: sweepId,
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
