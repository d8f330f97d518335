import type { ReactNode } from "react";
import { DiffView } from "@/components/diff/diff-view";
import { diffOf } from "@/components/diff/hunks";
import { between } from "@/components/runs/duration";
import { Elapsed } from "@/components/runs/elapsed";
import { workflowHref } from "@/components/runs/href";
import { RunStatus } from "@/components/runs/status";
import type { Step } from "@/components/runs/steps";
import { Link } from "@/components/ui/link";
import { Scrollable } from "@/components/ui/scrollable";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import type { Side } from "./load";

interface Props {
  one: Side;
  other: Side;
}

/** Two runs side by side, and what their inputs and results have not in common. */
export function Comparison({ one, other }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <Facts one={one} other={other} />
      <Values title="Input" one={one.input} other={other.input} />
      <Values title="Result" one={one.outcome} other={other.outcome} />
    </div>
  );
}

const TABLE =
  "w-full border-collapse text-left [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5 [&_th]:font-medium [&_tr]:border-b [&_tr]:border-line [&_tr:last-child]:border-0";

function Facts({ one, other }: Props) {
  const names = namesOf(one, other);
  const row = (name: string, cell: (side: Side) => ReactNode) => (
    <tr>
      <th scope="row" className="text-muted">
        {name}
      </th>
      <td>{cell(one)}</td>
      <td>{cell(other)}</td>
    </tr>
  );
  return (
    <div className="relative rounded-lg border border-line bg-surface">
      <Scrollable label="The two runs">
        <table className={TABLE}>
          <caption className="sr-only">The two runs</caption>
          <thead>
            <tr>
              <td />
              <Run side={one} />
              <Run side={other} />
            </tr>
          </thead>
          <tbody>
            {row("Status", ({ run }) => (
              <RunStatus run={run} />
            ))}
            {row("Started", ({ run }) => (
              <Time at={run.startTime} />
            ))}
            {row("Duration", ({ run }) => (
              <Elapsed since={run.startTime} until={run.closeTime} />
            ))}
            {names.slice(0, MAX_STEPS).map((name) => (
              <tr key={name}>
                <th scope="row" className="break-words text-muted">
                  Step {name}
                </th>
                <td>{tookOf(one, name)}</td>
                <td>{tookOf(other, name)}</td>
              </tr>
            ))}
            {names.length > MAX_STEPS && (
              <tr>
                <td colSpan={3} className="text-muted">
                  {count(names.length - MAX_STEPS, "further step")}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </Scrollable>
    </div>
  );
}

const Run = ({ side: { run, title } }: { side: Side }) => (
  <th scope="col">
    <Link href={workflowHref(run.execution)} className="text-accent hover:underline">
      {title}
    </Link>
  </th>
);

/** A run over many files has a step for each, with its own name. */
const MAX_STEPS = 100;

const namesOf = (one: Side, other: Side): string[] => [
  ...new Set([...one.steps, ...other.steps].map(({ name }) => name)),
];

function tookOf({ steps }: Side, wanted: string): string {
  const step = steps.find(({ name }) => name === wanted);
  return step ? took(step) : "–";
}

function took({ attempts }: Step): string {
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (!first || !last?.end) return "open";
  const duration = between(first.start, last.end);
  return attempts.length > 1 ? `${duration}, ${attempts.length} attempts` : duration;
}

function Values({ title, one, other }: { title: string; one: unknown; other: unknown }) {
  const [before, after] = [one, other].map((value) => `${JSON.stringify(value, null, 2)}\n`);
  return (
    <section aria-label={title}>
      <h2 className="mb-1 font-semibold">{title}</h2>
      {before === after ? (
        <p className="text-muted">The same in both runs.</p>
      ) : (
        <DiffView
          label={`Differences of the ${title.toLowerCase()}`}
          diff={diffOf(before ?? "", after ?? "")}
        />
      )}
    </section>
  );
}
