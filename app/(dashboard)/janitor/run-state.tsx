import { LoaderCircle } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Elapsed } from "@/components/workflows/elapsed";
import { workflowHref } from "@/components/workflows/href";
import type { Context } from "@/lib/db";
import type { Tally } from "@/lib/janitor";
import { workersStatus } from "@/lib/runs";
import { currentRun, type JanitorRun } from "./current-run";
import { count } from "./words";

interface Props {
  ctx: Context;
  status: "running" | "stopped";
  tally: Tally;
}

/** The run that goes on or waits, with how far it is; or that the last one failed. */
export async function RunState({ ctx, status, tally }: Props) {
  const run = await currentRun(ctx, tally);
  if (!run) return null;
  const href = workflowHref(run.execution);
  if (run.state === "failed") {
    return (
      <div className="mb-4">
        <Notice kind="failed">
          The last run failed: {run.failure}{" "}
          <Link href={href} className="underline">
            See the run
          </Link>
        </Notice>
      </div>
    );
  }
  const isIdle =
    run.state === "waiting" && (status === "stopped" || (await workersStatus(ctx)).processes === 0);
  return (
    <div className="mb-4">
      <Notice kind={isIdle ? "warning" : "info"}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isIdle && <LoaderCircle aria-hidden className="size-4 animate-spin text-running" />}
          {isIdle ? <Idle what={run.what} isStopped={status === "stopped"} /> : <Going run={run} />}
          <span className="text-muted">
            <Elapsed since={run.since} />
          </span>
          <Link href={href} className="underline">
            See the run
          </Link>
        </span>
      </Notice>
    </div>
  );
}

function Idle({ what, isStopped }: { what: string; isStopped: boolean }) {
  return (
    <span>
      A {what} waits: {isStopped ? "the janitor is stopped." : "no worker process is running."} See{" "}
      <Link href="/workers" className="underline">
        Workers
      </Link>
      .
    </span>
  );
}

function Going({ run: { what, state, progress } }: { run: JanitorRun }) {
  if (state === "waiting") return <span>A {what} is about to start</span>;
  if (!progress) return <span>A {what} goes on</span>;
  const { done, of } = progress;
  return (
    <>
      <span>A {what} goes on:</span>
      <progress aria-label={`Progress of the ${what}`} value={Math.min(done, of)} max={of} className="w-32" />
      <span className="tabular-nums">
        {done.toLocaleString("en")} of {count(of, "file")}
      </span>
    </>
  );
}
