import { LoaderCircle } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Elapsed } from "@/components/workflows/elapsed";
import { workflowHref } from "@/components/workflows/href";
import type { Context } from "@/lib/db";
import { listWorkflows, workersStatus } from "@/lib/runs";

const WORDS: Record<string, string> = {
  BackupWorkflow: "A backup",
  BackupDrillWorkflow: "A drill",
  BackupVerifyWorkflow: "A verification",
  BackupRestoreWorkflow: "A restore",
};

const OPEN = "TaskQueue = 'backups' AND ExecutionStatus = 'Running'";

/** The runs that go on or wait. */
export async function RunState({ ctx }: { ctx: Context }) {
  const { runs } = await listWorkflows(ctx, { query: OPEN, limit: 5 });
  if (runs.length === 0) return null;
  const isIdle = (await workersStatus(ctx)).processes === 0;
  return (
    <Notice kind={isIdle ? "warning" : "info"}>
      {runs.map(({ execution, type, startTime, executionTime }) => (
        <p key={execution.runId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isIdle && <LoaderCircle aria-hidden className="size-4 animate-spin text-running" />}
          <span>
            {WORDS[type.name] ?? "A run"} {stateOf(isIdle, executionTime !== undefined)}
          </span>
          <span className="text-muted">
            <Elapsed since={startTime} />
          </span>
          <Link href={workflowHref(execution)} prefetch={false} className="underline">
            See the run
          </Link>
        </p>
      ))}
    </Notice>
  );
}

function stateOf(isIdle: boolean, hasBegun: boolean): string {
  if (isIdle) return "waits: no worker process is running";
  return hasBegun ? "goes on" : "is about to start";
}
