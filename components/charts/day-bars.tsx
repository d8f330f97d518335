import { scaleBand, scaleLinear } from "d3-scale";
import { short, ticksOf } from "./frame";

/** A day, as `2026-03-04`. */
export interface DayBar {
  day: string;
  /** Drawn from the same foot, the later before the earlier. */
  bars: { value: number; className: string }[];
  /** The figures of the day, as a sentence. */
  text: string;
}

/** Half the date of the last bar is to the right of it. */
const SIZE = { width: 420, height: 130, left: 40, right: 20, top: 10, bottom: 20 };
const TEXT = "fill-muted text-[11px] tabular-nums";

interface Props {
  /** What the bars count: `Requests per day`. */
  label: string;
  days: readonly DayBar[];
  /** Every how many days a date is shown, counted back from the last. */
  labelEvery: number;
}

/** Counts per day as bars, with the figures of each on hover. */
export function DayBars({ label, days, labelEvery }: Props) {
  const most = Math.max(1, ...days.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([SIZE.left, SIZE.width - SIZE.right])
    .padding(0.25);
  const base = SIZE.height - SIZE.bottom;
  const y = scaleLinear().domain([0, most]).range([base, SIZE.top]).nice(3);
  const texts = days.filter(({ bars }) => bars.some(({ value }) => value > 0)).map(({ text }) => text);
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={[label, ...texts].join("; ")}
      className="w-full max-w-xl"
    >
      {ticksOf(y).map((tick) => (
        <g key={tick}>
          <line
            x1={SIZE.left}
            x2={SIZE.width - SIZE.right}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
          />
          <text x={SIZE.left - 6} y={y(tick)} dy="0.35em" textAnchor="end" className={TEXT}>
            {short(tick)}
          </text>
        </g>
      ))}
      {days.map(({ day, bars, text }, at) => {
        const [left, width] = [x(day) ?? 0, x.bandwidth()];
        return (
          <g key={day}>
            {bars.map(({ value, className }) => (
              <rect
                key={className}
                x={left}
                y={y(value)}
                width={width}
                height={base - y(value)}
                className={className}
              />
            ))}
            {(days.length - 1 - at) % labelEvery === 0 && (
              <text x={left + width / 2} y={SIZE.height - 5} textAnchor="middle" className={TEXT}>
                {day.slice(5)}
              </text>
            )}
            <rect
              x={left}
              y={SIZE.top}
              width={width}
              height={base - SIZE.top}
              className="fill-line-strong opacity-0 hover:opacity-20"
            >
              <title>{text}</title>
            </rect>
          </g>
        );
      })}
    </svg>
  );
}
