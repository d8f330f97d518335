import { scaleBand, scaleLinear } from "d3-scale";

/** What a day's calls came to; the day as `2026-03-04`. */
interface Day {
  day: string;
  calls: number;
  failed: number;
  tokens: number;
  median_ms: number | null;
}

const SIZE = { width: 640, height: 120, left: 40, right: 8, top: 18, bottom: 20 };
const TEXT = "fill-muted text-[11px] tabular-nums";
const TICKS = 3;

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const number = new Intl.NumberFormat("en");

/** Tokens a day as bars, with the day's calls on hover; drawn on the server. */
export function CallsPerDay({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.map(({ tokens }) => tokens));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([SIZE.left, SIZE.width - SIZE.right])
    .padding(0.25);
  const base = SIZE.height - SIZE.bottom;
  const y = scaleLinear().domain([0, most]).range([base, SIZE.top]).nice(TICKS);
  const tokens = days.reduce((sum, day) => sum + day.tokens, 0);
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return (
    <figure className="mb-4 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">Tokens a day</span>
        <span className="text-muted tabular-nums">
          Last {days.length} days (UTC): {number.format(tokens)} tokens in {number.format(calls)} calls,{" "}
          {number.format(failed)} of them failed
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={days
          .filter(({ calls }) => calls > 0)
          .map(inWords)
          .join("; ")}
        className="max-h-40 w-full"
      >
        {y.ticks(TICKS).map((tick) => (
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
        {days.map((day, at) => (
          <g key={day.day}>
            <rect
              x={x(day.day)}
              y={y(day.tokens)}
              width={x.bandwidth()}
              height={base - y(day.tokens)}
              className="fill-accent"
            />
            {(days.length - 1 - at) % 3 === 0 && (
              <text
                x={(x(day.day) ?? 0) + x.bandwidth() / 2}
                y={SIZE.height - 5}
                textAnchor="middle"
                className={TEXT}
              >
                {day.day.slice(5)}
              </text>
            )}
            <rect
              x={x(day.day)}
              y={SIZE.top}
              width={x.bandwidth()}
              height={base - SIZE.top}
              className="fill-line-strong opacity-0 hover:opacity-20"
            >
              <title>{inWords(day)}</title>
            </rect>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function inWords({ day, calls, failed, tokens, median_ms }: Day): string {
  const took = median_ms === null ? "" : `, ${number.format(Math.round(median_ms))} ms at the median`;
  return `${day}: ${number.format(tokens)} tokens, ${number.format(calls)} calls, ${number.format(failed)} failed${took}`;
}
