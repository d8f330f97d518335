import { Brush, Compass, FlaskConical, type LucideIcon, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Chip, type Tone } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { Elapsed } from "@/components/workflows/elapsed";
import { queryHref, workflowHref } from "@/components/workflows/href";
import type { WorkerStatus } from "@/lib/runs";
import { newChip, registeredWorkflows, type WorkerName } from "@/lib/runs";
import { type LastRun, runnableKind } from "./last-run";
import { LastRunLine } from "./last-run-line";
import { RunNow } from "./run-now";
import { Steer } from "./steer";

const ROLES: Record<WorkerName, { Icon: LucideIcon; title: string; role: string }> = {
  curator: { Icon: WandSparkles, title: "Curator", role: "Turns inbox files into linked records" },
  janitor: { Icon: Brush, title: "Janitor", role: "Finds and fixes what is wrong in the vault" },
  distiller: { Icon: FlaskConical, title: "Distiller", role: "Extracts what the notes have taught" },
  surveyor: { Icon: Compass, title: "Surveyor", role: "Groups records that belong together" },
};

const HEALTHS: Record<WorkerStatus["health"], { tone: Tone; word: string; means: string }> = {
  idle: { tone: "ok", word: "Idle", means: "Nothing to do; the last run went well" },
  busy: { tone: "running", word: "Busy", means: "A run goes on" },
  stalled: { tone: "warning", word: "Stalled", means: "Work waits, or could come, and nobody takes it up" },
  failing: { tone: "failed", word: "Failing", means: "The last run failed" },
};

interface Props {
  worker: WorkerStatus;
  last: LastRun | null;
  /** What runs and waits is about, by workflow id. */
  names: ReadonlyMap<string, string>;
}

export function WorkerCard({ worker, last, names }: Props) {
  const { name, state, health } = worker;
  const { Icon, title, role } = ROLES[name];
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
        <div className="flex gap-1.5">
          <Chip tone={isStopped ? "waiting" : "ok"}>{isStopped ? "Stopped" : "Started"}</Chip>
          <span title={means}>
            <Chip tone={isStopped && health === "idle" ? "waiting" : tone}>{word}</Chip>
          </span>
        </div>
      </div>
      <Facts worker={worker} last={last} names={names} />
      <div className="mt-auto flex flex-wrap gap-2">
        {kind && <RunNow type={kind.type} purpose={kind.purpose} worker={name} />}
        <Steer order={isStopped ? "start" : "stop"} only={name} />
        <Steer order="restart" only={name} />
        <Link
          href={runsOf(name)}
          aria-label={`Runs of the ${name}`}
          className={buttonClass("quiet", "small")}
        >
          All runs
        </Link>
        {!registeredWorkflows().some(({ queue }) => queue === name) && (
          <p className="flex min-h-7 items-center text-muted">It has nothing to run yet.</p>
        )}
      </div>
    </section>
  );
}

const runsOf = (worker: WorkerName): string =>
  queryHref(newChip({ attribute: "TaskQueue", operator: "=", value: worker }).text);

function Facts({ worker, last, names }: Props) {
  const { name, since, queue, last_success, last_error, current } = worker;
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      <Fact label="Since">
        {since ? <Time at={since} /> : <span className="text-muted">It was set up</span>}
      </Fact>
      <Fact label="Queue">
        {queue.depth === 0 ? <span className="text-muted">Nothing waits</span> : `${queue.depth} waiting`}
        {queue.oldest_waiting && (
          <>
            , the oldest for <Elapsed since={queue.oldest_waiting} />
          </>
        )}
      </Fact>
      <Fact label="Runs now">
        {current.length === 0 && <span className="text-muted">Nothing</span>}
        <ul>
          {current.slice(0, 5).map((run) => (
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
        {current.length > 5 && <Link href={runsOf(name)}>and {current.length - 5} more</Link>}
      </Fact>
      {last && (
        <Fact label="Last pass">
          <LastRunLine last={last} worker={name} />
        </Fact>
      )}
      <Fact label="Last success">
        {last_success ? <Time at={last_success} /> : <span className="text-muted">None yet</span>}
      </Fact>
      <Fact label="Last error">
        {last_error ? (
          <>
            <Time at={last_error.at} />
            <span className="line-clamp-2 break-words text-failed" title={last_error.message}>
              {last_error.message}
            </span>
          </>
        ) : (
          <span className="text-muted">None</span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
