import { scaleBand, scaleLinear } from "d3-scale";
import { count, formatNumber } from "@/lib/core/count";

/** The requests of a day; the day as `2026-03-04`. */
interface Day {
  day: string;
  requests: number;
  failed: number;
}

const SIZE = { width: 420, height: 130, left: 40, right: 4, top: 10, bottom: 20 };
const TEXT = "fill-muted text-[11px] tabular-nums";
const TICKS = 3;

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** Requests per day as bars, those that failed at their feet. */
export function RequestsPerDay({ days }: { days: readonly Day[] }) {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([SIZE.left, SIZE.width - SIZE.right])
    .padding(0.25);
  const base = SIZE.height - SIZE.bottom;
  const y = scaleLinear().domain([0, most]).range([base, SIZE.top]).nice(TICKS);
  return (
    <figure className="mb-6 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-2">
        <p className="font-medium">Requests per day, last {days.length} days (UTC)</p>
        <p className="text-muted">
          {count(
            sum(({ requests }) => requests),
            "request",
          )}
          , {formatNumber(sum(({ failed }) => failed))} answered with an error
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={days
          .filter(({ requests }) => requests > 0)
          .map(textOf)
          .join("; ")}
        className="w-full max-w-xl"
      >
        {y
          .ticks(TICKS)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <line
                x1={SIZE.left}
                x2={SIZE.width - SIZE.right}
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-line"
              />
              <text x={SIZE.left - 6} y={y(tick)} dy="0.35em" textAnchor="end" className={TEXT}>
                {compact.format(tick)}
              </text>
            </g>
          ))}
        {days.map((day, at) => {
          const [left, width] = [x(day.day) ?? 0, x.bandwidth()];
          return (
            <g key={day.day}>
              <title>{textOf(day)}</title>
              <rect
                x={left}
                y={y(day.requests)}
                width={width}
                height={base - y(day.requests)}
                className="fill-accent"
              />
              <rect
                x={left}
                y={y(day.failed)}
                width={width}
                height={base - y(day.failed)}
                className="fill-failed"
              />
              {(days.length - 1 - at) % 5 === 0 && (
                <text x={left + width / 2} y={SIZE.height - 5} textAnchor="middle" className={TEXT}>
                  {day.day.slice(5)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

const textOf = ({ day, requests, failed }: Day): string =>
  `${day}: ${count(requests, "request")}, ${formatNumber(failed)} failed`;
