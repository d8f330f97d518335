"use client";

import type { Tone } from "@/components/ui/chip";
import { exact } from "@/components/ui/time";
import { inWords } from "@/components/workflows/duration";
import type { Attempt, Step } from "@/components/workflows/steps";

const FILLS: Record<Tone, string> = {
  ok: "fill-ok",
  running: "fill-running",
  waiting: "fill-line-strong",
  warning: "fill-warning",
  failed: "fill-failed",
};

const SAID: Record<Tone, string> = {
  ok: "completed",
  running: "running",
  waiting: "cut off",
  warning: "failed, tried again",
  failed: "failed",
};

/** Who has no mouse scrolls what has the focus. */
const FOCUSABLE = { tabIndex: 0 };

interface Props {
  steps: Step[];
  /** To which steps that go on are drawn. */
  until: string;
  /** Which part of a long history is drawn; null for all. */
  part: string | null;
}

/** One bar a step, from its start to its end, a piece for each try. */
export function Timeline({ steps, until, part }: Props) {
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
        <p className="rounded-lg border border-dashed border-line-strong/60 p-4 text-muted">
          No step has begun here.
        </p>
      ) : (
        <section
          aria-label="Steps in time"
          className="relative max-h-[36rem] overflow-auto rounded-lg border border-line bg-surface px-3 py-2"
          {...FOCUSABLE}
        >
          <p className="flex justify-between pb-1 text-xs text-muted tabular-nums" aria-hidden>
            <span title={exact(new Date(from))}>0</span>
            <span title={exact(new Date(to))}>{inWords(to - from)}</span>
          </p>
          <ol>
            {steps.map((step) => (
              <Bar key={step.id} step={step} from={from} length={Math.max(1, to - from)} until={until} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface BarProps {
  step: Step;
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds. */
  length: number;
  until: string;
}

function Bar({ step: { name, attempts }, from, length, until }: BarProps) {
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (!first || !last) return null;
  const took = inWords(Date.parse(last.end ?? until) - Date.parse(first.start));
  const tries = attempts.length > 1 ? `, ${attempts.length} tries` : "";
  const said = `${SAID[last.tone]} after ${took}${tries}`;
  return (
    <li
      title={`${name}: ${said}; began ${exact(new Date(first.start))}`}
      className="grid h-6 grid-cols-[minmax(0,9fr)_minmax(0,10fr)_minmax(4rem,auto)] items-center gap-2"
    >
      <span className="truncate">{name}</span>
      <svg aria-hidden width="100%" height="12" className="rounded-xs bg-sunken">
        {attempts.map((attempt) => (
          <Piece key={attempt.start} attempt={attempt} from={from} length={length} until={until} />
        ))}
      </svg>
      <span className="text-right text-xs text-muted tabular-nums">
        {took}
        {attempts.length > 1 && ` ×${attempts.length}`}
        <span className="sr-only">: {said}</span>
      </span>
    </li>
  );
}

/** No try is so short that it cannot be seen; percent. */
const THINNEST = 0.8;

function Piece({ attempt, from, length, until }: Omit<BarProps, "step"> & { attempt: Attempt }) {
  const { start, end = until, tone } = attempt;
  const width = Math.max(THINNEST, ((Date.parse(end) - Date.parse(start)) / length) * 100);
  const x = Math.min(100 - THINNEST, ((Date.parse(start) - from) / length) * 100);
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
