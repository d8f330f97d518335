import { Bot, Brush, Compass, FlaskConical, type LucideIcon, WandSparkles, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { ActionButton } from "@/components/form/action-button";
import { Elapsed } from "@/components/runs/elapsed";
import { queryHref, workflowHref } from "@/components/runs/href";
import { RunBars } from "@/components/runs/run-bars";
import { buttonClass } from "@/components/ui/button";
import { Chip, type Tone } from "@/components/ui/chip";
import { Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import {
  type ExecutionSummary,
  newChip,
  WORKER_LABELS,
  type WorkerName,
  type WorkerStatus,
} from "@/lib/runs";
import { runNowAction } from "./actions";
import { ControlButton } from "./controls";
import { type LastRun, runnableKind } from "./last-run";
import { LastRunLine } from "./last-run-line";

/** A worker without an icon here has `Bot`. */
const ICONS: Partial<Record<WorkerName, LucideIcon>> = {
  curator: WandSparkles,
  janitor: Brush,
  distiller: FlaskConical,
  surveyor: Compass,
};

const HEALTHS: Record<WorkerStatus["health"], { tone: Tone; word: string; means: string }> = {
  idle: { tone: "ok", word: "idle", means: "Nothing to do" },
  busy: { tone: "running", word: "busy", means: "A run is active" },
  stalled: { tone: "warning", word: "stalled", means: "No process is running the queue" },
  failing: { tone: "failed", word: "failing", means: "The last run failed" },
};

interface Props {
  worker: WorkerStatus;
  last: LastRun | null;
  /** The last runs of its queue, newest first. */
  runs: ExecutionSummary[];
  /** The inbox files of runs, by workflow id. */
  names: ReadonlyMap<string, string>;
}

export function WorkerCard({ worker, last, runs, names }: Props) {
  const { name, state, health } = worker;
  const { title, role } = WORKER_LABELS[name];
  const Icon = ICONS[name] ?? Bot;
  const kind = runnableKind(name);
  const { tone, word, means } = HEALTHS[health];
  const isStopped = state === "stopped";
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={`${name}-title`} className="flex items-center gap-2 text-base font-semibold">
            <Icon aria-hidden className="size-4 text-muted" /> {title}
          </h2>
          <p className="text-muted">{role}</p>
        </div>
        <span title={means}>
          <Chip tone={isStopped && health === "idle" ? "waiting" : tone}>
            {/* One that is stopped has nothing to do. */}
            {isStopped && health === "idle" ? "Stopped" : `${isStopped ? "Stopped" : "Running"} · ${word}`}
          </Chip>
        </span>
      </div>
      <WorkerFacts worker={worker} last={last} runs={runs} names={names} />
      <div className="mt-auto flex flex-wrap gap-2">
        {kind && (
          <ActionButton
            action={runNowAction}
            values={{ type: kind.type }}
            size="small"
            title={kind.purpose}
            aria-label={`Run the ${name} now`}
          >
            <Zap aria-hidden className="size-3.5" /> Run now
          </ActionButton>
        )}
        <ControlButton command={isStopped ? "start" : "stop"} only={name} />
        <ControlButton command="restart" only={name} />
        <Link
          href={runsOf(name)}
          aria-label={`Runs of the ${name}`}
          className={buttonClass("quiet", "small")}
        >
          All runs
        </Link>
      </div>
    </section>
  );
}

const runsOf = (worker: WorkerName): string =>
  queryHref(newChip({ attribute: "TaskQueue", operator: "=", value: worker }).text);

function WorkerFacts({ worker, last, runs, names }: Props) {
  const { name, since, queue, current, last_success, last_error } = worker;
  return (
    <Facts
      facts={[
        ...fact("Since", since && <Time key="since" at={since} />),
        ["Queue", <Queue key="queue" {...queue} />],
        ...fact(
          "Active runs",
          current.length > 0 && <ActiveRuns key="active" worker={worker} names={names} />,
        ),
        ...fact("Last run", last && <LastRunLine key="last" last={last} worker={name} />),
        ...fact(
          "Recent runs",
          runs.some(({ closeTime }) => closeTime) && (
            <RunBars key="recent" label={`Runs of the ${name}`} runs={runs} />
          ),
        ),
        ["Last success", last_success ? <Time key="success" at={last_success} /> : NONE_YET],
        ...fact("Last error", last_error && <LastError key="error" {...last_error} />),
      ]}
    />
  );
}

/** A row of facts; left out without a value. */
const fact = (name: string, value: ReactNode): [string, ReactNode][] => (value ? [[name, value]] : []);

const NONE_YET = <span className="text-muted">None yet</span>;

function Queue({ depth, oldest_waiting }: WorkerStatus["queue"]) {
  if (depth === 0) return <span className="text-muted">Empty</span>;
  return (
    <>
      {depth} waiting
      {oldest_waiting && (
        <>
          , oldest for <Elapsed since={oldest_waiting} />
        </>
      )}
    </>
  );
}

const MAX_RUNS = 5;

function ActiveRuns({ worker: { name, current }, names }: Pick<Props, "worker" | "names">) {
  return (
    <>
      <ul>
        {current.slice(0, MAX_RUNS).map((run) => (
          <li key={run.runId} className="flex gap-2">
            <Link
              href={workflowHref(run)}
              className="truncate text-accent hover:underline"
              title={run.workflowId}
            >
              {names.get(run.workflowId) ?? run.workflowId}
            </Link>
            <span className="text-muted">
              <Elapsed since={run.startTime} />
            </span>
          </li>
        ))}
      </ul>
      {current.length > MAX_RUNS && <Link href={runsOf(name)}>{current.length - MAX_RUNS} more</Link>}
    </>
  );
}

function LastError({ at, message }: NonNullable<WorkerStatus["last_error"]>) {
  return (
    <>
      <Time at={at} />
      <span className="line-clamp-2 break-words text-failed" title={message}>
        {message}
      </span>
    </>
  );
}
