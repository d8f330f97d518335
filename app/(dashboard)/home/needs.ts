import { listDevices } from "@/lib/accounts";
import { backupStatus } from "@/lib/backups";
import { daysBefore } from "@/lib/core/clock";
import { count } from "@/lib/core/count";
import { listCuratorProposals } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { janitorStatus, tallyIssues } from "@/lib/janitor";
import { countWorkflows } from "@/lib/runs";
import { listProposals } from "@/lib/surveyor";
import { countQuarantined, listTasks } from "@/lib/vault";

/** Something that waits for a decision of the owner. */
export interface Need {
  title: string;
  /** What deciding it means. */
  detail: string;
  href: string;
  tone: "warning" | "failed" | "waiting";
}

const FAILED_RUN_DAYS = 7;

/** The filter of the runs that failed lately. A file whose run failed is in quarantine, and counted there until it is settled. */
const failedLately = (now: Date): string =>
  `ExecutionStatus = 'Failed' AND WorkflowType != 'CuratorWorkflow' AND CloseTime > '${daysBefore(now, FAILED_RUN_DAYS).toISOString()}'`;

/** The sentence for a number of each kind, the most urgent first. */
export const NEEDS = {
  devices: (n: number): Need => ({
    title: count(n, "device"),
    detail: n === 1 ? "asks for access" : "ask for access",
    href: "/settings/devices",
    tone: "warning",
  }),
  backups: (n: number): Need => ({
    title: count(n, "backup"),
    detail: "has far fewer files than the one before: review it",
    href: "/settings/backups",
    tone: "failed",
  }),
  quarantined: (n: number): Need => ({
    title: count(n, "inbox file"),
    detail: "could not be processed: see the error, or retry",
    href: "/inbox",
    tone: "failed",
  }),
  overdue: (n: number): Need => ({
    title: count(n, "task"),
    detail: n === 1 ? "is overdue" : "are overdue",
    href: "/vault/tasks",
    tone: "warning",
  }),
  unsure: (n: number): Need => ({
    title: count(n, "proposal"),
    detail: "of the curator to review",
    href: "/inbox/proposals",
    tone: "waiting",
  }),
  runs: (n: number, now: Date): Need => ({
    title: `${count(n, "run")} failed`,
    detail: `in the last ${FAILED_RUN_DAYS} days`,
    href: `/workflows?${new URLSearchParams({ query: failedLately(now) })}`,
    tone: "failed",
  }),
  issues: (n: number): Need => ({
    title: count(n, "critical issue"),
    detail: "in your records",
    href: "/janitor",
    tone: "warning",
  }),
  unscanned: (n: number): Need => ({
    title: count(n, "record"),
    detail: "not scanned for issues yet: scan now, or wait for the nightly scan",
    href: "/janitor",
    tone: "waiting",
  }),
  proposals: (n: number): Need => ({
    title: count(n, "proposal"),
    detail: "for links and tags",
    href: "/knowledge/clusters",
    tone: "waiting",
  }),
};

type Kind = keyof typeof NEEDS;

/** In a vault with fewer records, of which most were written here, the nightly scan is soon enough. */
const MANY_RECORDS = 20;

/** What needs the owner, the most urgent first. `records`: how many the vault has. */
export async function needsOf(ctx: Context, records: number): Promise<Need[]> {
  const now = ctx.clock.now();
  const counts = await countNeeds(ctx, now, records);
  const kinds = Object.keys(NEEDS) as Kind[];
  return kinds.filter((kind) => counts[kind] > 0).map((kind) => NEEDS[kind](counts[kind], now));
}

async function countNeeds(ctx: Context, now: Date, records: number): Promise<Record<Kind, number>> {
  const [devices, quarantined, overdue, unsure, runs, backups, issues, janitor, proposals] =
    await Promise.all([
      listDevices(ctx),
      countQuarantined(ctx),
      countOverdue(ctx),
      listCuratorProposals(ctx, { likely: "true", limit: 1 }),
      countWorkflows(ctx, { query: failedLately(now) }),
      backupStatus(ctx),
      tallyIssues(ctx),
      janitorStatus(ctx),
      listProposals(ctx, { limit: 1 }),
    ]);
  return {
    devices: devices.pending.length,
    backups: backups.suspect ? 1 : 0,
    quarantined,
    overdue,
    unsure: unsure.count,
    runs: Number(runs.count),
    issues: issues.rows.reduce((sum, { severity, open }) => sum + (severity === "critical" ? open : 0), 0),
    unscanned: janitor.last_sweep === null && records >= MANY_RECORDS ? records : 0,
    proposals: proposals.count,
  };
}

/** Tasks that were due before today. */
async function countOverdue(ctx: Context): Promise<number> {
  const { today } = await listTasks(ctx, { limit: 1 });
  const yesterday = daysBefore(new Date(today), 1).toISOString().slice(0, 10);
  return (await listTasks(ctx, { due_by: yesterday, limit: 1 })).count;
}
