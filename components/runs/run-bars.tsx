import type { ExecutionSummary } from "@/lib/runs";
import { formatDuration } from "./duration";
import { hasFailed } from "./open-runs";

const BAR = 4;
const GAP = 2;
const HEIGHT = 24;
/** Height of the shortest run's bar, so that it can be seen. */
const LEAST = 3;

interface Props {
  /** The alternative text begins with it: `Runs of the curator`. */
  label: string;
  /** Newest first, as they are listed. */
  runs: ExecutionSummary[];
}

/** The last runs as bars, oldest first: the height shows the duration, the fill the outcome. */
export function RunBars({ label, runs }: Props) {
  const closed = runs.filter(({ closeTime }) => closeTime).reverse();
  if (closed.length === 0) return null;
  const took = closed.map(
    ({ startTime, closeTime = startTime }) => Date.parse(closeTime) - Date.parse(startTime),
  );
  const most = Math.max(1, ...took);
  const failed = closed.filter(hasFailed).length;
  const width = closed.length * (BAR + GAP);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${closed.length}, of which ${failed} failed`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="inline-block shrink-0"
    >
      {closed.map((run, at) => {
        const height = LEAST + ((took[at] ?? 0) / most) * (HEIGHT - LEAST - 1);
        return (
          <rect
            key={run.execution.runId}
            x={at * (BAR + GAP) + 0.5}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={hasFailed(run) ? "fill-failed-soft stroke-failed" : "fill-ok"}
          >
            <title>{`${run.startTime}: ${hasFailed(run) ? "failed" : "ended"} after ${formatDuration(took[at] ?? 0)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
