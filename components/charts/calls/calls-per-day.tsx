import { scaleBand, scaleLinear } from "d3-scale";

/** The calls of a day; the day as `2026-03-04`. */
interface Day {
  day: string;
  calls: number;
  failed: number;
  tokens: number;
  cost_usd: number;
  median_ms: number | null;
}

const SIZE = { width: 400, height: 130, left: 36, right: 4, top: 10, bottom: 20 };
const TEXT = "fill-muted text-[11px] tabular-nums";
const TICKS = 3;

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 4 });
const number = new Intl.NumberFormat("en");

/** Tokens per day as bars, with the calls of each day on hover. */
export function CallsPerDay({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.map(({ tokens }) => tokens));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([SIZE.left, SIZE.width - SIZE.right])
    .padding(0.25);
  const base = SIZE.height - SIZE.bottom;
  const y = scaleLinear().domain([0, most]).range([base, SIZE.top]).nice(TICKS);
  return (
    <figure className="mb-4 flex flex-wrap items-start gap-x-10 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <figcaption className="grow">
        <p className="mb-2 font-medium">Tokens per day, last {days.length} days (UTC)</p>
        <Totals days={days} />
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={days
          .filter(({ calls }) => calls > 0)
          .map(formatDuration)
          .join("; ")}
        className="w-full max-w-md"
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
              <title>{formatDuration(day)}</title>
            </rect>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Totals({ days }: { days: Day[] }) {
  const total = (of: (day: Day) => number) => days.reduce((sum, day) => sum + of(day), 0);
  const facts = [
    ["Tokens", number.format(total(({ tokens }) => tokens))],
    ["Calls", number.format(total(({ calls }) => calls))],
    ["Failed calls", number.format(total(({ failed }) => failed))],
    ["Reported cost", dollars.format(total(({ cost_usd }) => cost_usd))],
  ];
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function formatDuration({ day, calls, failed, tokens, median_ms }: Day): string {
  const took = median_ms === null ? "" : `, ${number.format(Math.round(median_ms))} ms at the median`;
  return `${day}: ${number.format(tokens)} tokens, ${number.format(calls)} calls, ${number.format(failed)} failed${took}`;
}
