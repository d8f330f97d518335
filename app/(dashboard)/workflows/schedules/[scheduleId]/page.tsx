import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { workflowHref } from "@/components/runs/href";
import { RunStatus } from "@/components/runs/status";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { exact, Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { describeSchedule, type Schedule } from "@/lib/runs";
import { policies, zones } from "../choices";
import { DeleteSchedule, PauseOrResume, Trigger } from "../schedule-buttons";
import { EditScheduleForm } from "./form";

export const metadata: Metadata = { title: "Schedule" };

export default async function SchedulePage({ params }: { params: Promise<{ scheduleId: string }> }) {
  const ctx = await requireContext();
  const schedule = await find(ctx, decodeURIComponent((await params).scheduleId));
  const { scheduleId, spec, state, info, builtIn } = schedule;
  return (
    <>
      <Breadcrumb
        links={[
          { href: "/workflows", title: "Workflows" },
          { href: "/workflows/schedules", title: "Schedules" },
        ]}
      />
      <PageHeader
        title={scheduleId}
        purpose={`Starts ${schedule.action.workflowType}.${builtIn ? " Built in: it can be paused, not deleted." : ""}`}
        action={
          <div className="flex gap-2">
            <Trigger scheduleId={scheduleId} />
            <PauseOrResume scheduleId={scheduleId} isPaused={state.paused} />
          </div>
        }
      />
      <Live />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <EditScheduleForm
          scheduleId={scheduleId}
          spec={{
            cron: spec.cron,
            time_zone: spec.timeZone,
            overlap: schedule.policies.overlapPolicy.replace("SCHEDULE_OVERLAP_POLICY_", ""),
            note: state.notes ?? "",
          }}
          policies={policies()}
          zones={zones()}
        />
        <div className="flex flex-col gap-6">
          <section>
            <h2 className="mb-2 font-semibold">Next runs</h2>
            {state.paused && <p className="text-muted">None (paused)</p>}
            <ul className="text-muted tabular-nums">
              {info.futureActionTimes.map((time) => (
                <li key={time}>{exact(new Date(time))}</li>
              ))}
            </ul>
          </section>
          <Recent info={info} />
        </div>
      </div>
      {!builtIn && (
        <section className="mt-10 max-w-2xl border-t border-line pt-4">
          <DeleteSchedule scheduleId={scheduleId} />
        </section>
      )}
    </>
  );
}

function Recent({ info }: { info: Schedule["info"] }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">Recent runs</h2>
      {info.recentActions.length === 0 && <p className="text-muted">None yet</p>}
      <ul className="flex flex-col gap-1">
        {info.recentActions.map(({ execution, status, startTime }) => (
          <li key={execution.runId}>
            <Link href={workflowHref(execution)} className="inline-flex items-center gap-2 hover:underline">
              <RunStatus run={{ status, executionTime: startTime }} />
              <Time at={startTime} />
            </Link>
          </li>
        ))}
      </ul>
      {info.lastFailure && <p className="mt-2 text-failed">{info.lastFailure.message}</p>}
      {info.overlapSkipped !== "0" && (
        <p className="mt-2 text-muted">
          Skipped {count(Number(info.overlapSkipped), "time")} because the previous run was still active.
        </p>
      )}
    </section>
  );
}

async function find(ctx: Context, scheduleId: string): Promise<Schedule> {
  try {
    return await describeSchedule(ctx, { scheduleId });
  } catch (error) {
    if (error instanceof KvError) notFound();
    throw error;
  }
}
