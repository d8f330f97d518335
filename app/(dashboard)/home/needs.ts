import { listDevices } from "@/lib/accounts";
import { backupStatus } from "@/lib/backups";
import { count } from "@/lib/core/count";
import { listCuratorProposals } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { tallyIssues } from "@/lib/janitor";
import { listWorkflows } from "@/lib/runs";
import { listProposals } from "@/lib/surveyor";
import { inboxStates } from "@/lib/vault";
import { since } from "./last-visit";

/** Something that waits for a decision of the owner. */
export interface Need {
  title: string;
  /** What deciding it means. */
  detail: string;
  href: string;
  tone: "warning" | "failed" | "waiting";
}

const FAILED_RUN_DAYS = 7;
const MAX_RUNS = 100;

/** What needs the owner, the most urgent first. */
export async function needsOf(ctx: Context): Promise<Need[]> {
  const [devices, inbox, findings, runs, backups, issues, proposals] = await Promise.all([
    listDevices(ctx),
    inboxStates(ctx),
    listCuratorProposals(ctx, { likely: "true", limit: 1 }),
    failedRuns(ctx),
    backupStatus(ctx),
    tallyIssues(ctx),
    listProposals(ctx, { limit: 1 }),
  ]);
  const quarantined = inbox.files.filter(({ state }) => state === "quarantined").length;
  const critical = issues.rows.reduce((sum, row) => sum + (row.severity === "critical" ? row.open : 0), 0);
  const needs: [number, Need][] = [
    [
      devices.pending.length,
      {
        title: count(devices.pending.length, "device"),
        detail: "asks for access",
        href: "/settings/devices",
        tone: "warning",
      },
    ],
    [
      backups.suspect ? 1 : 0,
      {
        title: "1 backup",
        detail: "has far fewer files than the one before: confirm it or not",
        href: "/settings/backups",
        tone: "failed",
      },
    ],
    [
      quarantined,
      {
        title: count(quarantined, "inbox file"),
        detail: "could not be processed: retry it, or read the error",
        href: "/inbox",
        tone: "failed",
      },
    ],
    [
      findings.count,
      {
        title: count(findings.count, "finding"),
        detail: "of the curator to review",
        href: "/inbox/proposals",
        tone: "waiting",
      },
    ],
    [
      runs,
      {
        title: `${count(runs, "run")} failed`,
        detail: `in the last ${FAILED_RUN_DAYS} days`,
        href: `/workflows?${new URLSearchParams({ query: FAILED })}`,
        tone: "failed",
      },
    ],
    [
      critical,
      {
        title: count(critical, "critical issue"),
        detail: "in your records",
        href: "/janitor",
        tone: "warning",
      },
    ],
    [
      proposals.count,
      {
        title: count(proposals.count, "proposal"),
        detail: "for links and tags",
        href: "/knowledge/clusters",
        tone: "waiting",
      },
    ],
  ];
  return needs.flatMap(([n, need]) => (n > 0 ? [need] : []));
}

const FAILED = "ExecutionStatus = 'Failed'";

async function failedRuns(ctx: Context): Promise<number> {
  const from = since(ctx.clock.now(), FAILED_RUN_DAYS).toISOString();
  const { runs } = await listWorkflows(ctx, {
    query: `${FAILED} AND CloseTime > '${from}'`,
    limit: MAX_RUNS,
  });
  return runs.length;
}
