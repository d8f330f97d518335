"use client";

import { formatDuration } from "@/components/runs/duration";
import type { Attempt, Step } from "@/components/runs/steps";
import type { Tone } from "@/components/ui/chip";
import { FOCUSABLE } from "@/components/ui/focusable";
import { exact } from "@/components/ui/time";

const FILLS: Record<Tone, string> = {
  ok: "fill-ok",
  running: "fill-running",
  waiting: "fill-line-strong",
  warning: "fill-warning",
  failed: "fill-failed",
};

const OUTCOMES: Record<Tone, string> = {
  ok: "completed",
  running: "running",
  waiting: "interrupted",
  warning: "failed, retried",
  failed: "failed",
};

interface Props {
  steps: Step[];
  /** The end of open steps. */
  until: string;
  /** The visible part of a long history; null for all of it. */
  part: string | null;
  /** Called with an event of the step that was chosen. */
  onSelect: (id: number) => void;
}

/** The events of each step as one bar over the whole width, with a segment per attempt. */
export function Timeline({ steps, until, part, onSelect }: Props) {
  const times = steps.flatMap(({ attempts }) => attempts.flatMap(({ start, end }) => [start, end ?? until]));
  const moments = times.map((time) => Date.parse(time));
  const from = moments.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const to = moments.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return (
    <div className="min-w-0">
      <h2 className="flex h-8 items-center gap-2 font-semibold">
        Steps {part && <span className="truncate font-normal text-muted tabular-nums">{part}</span>}
      </h2>
      {steps.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface p-4 text-muted">No steps yet.</p>
      ) : (
        <section
          aria-label="Timeline"
          className="relative max-h-[36rem] overflow-auto rounded-lg border border-line bg-surface px-3 py-2"
          {...FOCUSABLE}
        >
          <div className={`${GRID} pb-1 text-xs text-muted tabular-nums max-sm:hidden`} aria-hidden>
            <span>Step</span>
            <p className="flex justify-between">
              {TICKS.map((tick) => (
                <span key={tick} title={exact(new Date(from + tick * (to - from)))}>
                  {tick === 0 ? "0" : formatDuration(tick * (to - from))}
                </span>
              ))}
            </p>
            <span className="text-right">Duration</span>
          </div>
          <ol>
            {steps.map((step) => (
              <Bar
                key={step.id}
                step={step}
                from={from}
                length={Math.max(1, to - from)}
                until={until}
                onSelect={onSelect}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Steps, their bars, and how long they took: the bars have what the others leave. */
const GRID =
  "grid grid-cols-[30%_minmax(0,1fr)_4.5rem] items-center gap-3 sm:grid-cols-[minmax(6rem,14rem)_minmax(0,1fr)_minmax(5rem,auto)]";

/** Where the axis has a label, as parts of the whole time. */
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface BarProps {
  step: Step;
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds. */
  length: number;
  until: string;
  onSelect: (id: number) => void;
}

function Bar({ step: { id, name, attempts }, from, length, until, onSelect }: BarProps) {
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (!first || !last) return null;
  const took = formatDuration(Date.parse(last.end ?? until) - Date.parse(first.start));
  const attemptCount = attempts.length > 1 ? `, ${attempts.length} attempts` : "";
  const outcome = `${OUTCOMES[last.tone]} after ${took}${attemptCount}`;
  return (
    <li
      title={`${name}: ${outcome}; started ${exact(new Date(first.start))}`}
      className={`relative h-7 rounded-sm hover:bg-hover ${GRID}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onSelect(id)}
        className="truncate rounded-sm text-left after:absolute after:inset-0"
      >
        {name}
      </button>
      <svg aria-hidden width="100%" height="12" className="rounded-xs bg-sunken">
        {attempts.map((attempt) => (
          <Segment key={attempt.start} attempt={attempt} from={from} length={length} until={until} />
        ))}
      </svg>
      <span className="text-right text-xs text-muted tabular-nums">
        {took}
        {attempts.length > 1 && ` ×${attempts.length}`}
        <span className="sr-only">: {outcome}</span>
      </span>
    </li>
  );
}

/** The width of the shortest attempt, in percent. */
const MIN_WIDTH = 0.8;

function Segment({
  attempt,
  from,
  length,
  until,
}: Omit<BarProps, "step" | "onSelect"> & { attempt: Attempt }) {
  const { start, end = until, tone } = attempt;
  const width = Math.max(MIN_WIDTH, ((Date.parse(end) - Date.parse(start)) / length) * 100);
  const x = Math.min(100 - MIN_WIDTH, ((Date.parse(start) - from) / length) * 100);
  return (
    <rect
      x={`${x.toFixed(2)}%`}
      y="1"
      width={`${width.toFixed(2)}%`}
      height="10"
      rx="1.5"
      className={FILLS[tone]}
    />
  );
}
