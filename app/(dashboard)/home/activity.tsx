import { scaleBand, scaleLinear } from "d3-scale";
import { changesPerWeek, type WeekOfChanges } from "@/lib/audit";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";

const WEEKS = 12;
/** Half the date of the last bar is to the right of it. */
const SIZE = { width: 320, height: 84, left: 0, right: 6, top: 4, bottom: 18 };

/** The changes of the last weeks as bars: those of the owner, and above them those of the workers. */
export async function Activity({ ctx }: { ctx: Context }) {
  const weeks = await changesPerWeek(ctx, WEEKS);
  const most = Math.max(1, ...weeks.map(({ owner, workers }) => owner + workers));
  const base = SIZE.height - SIZE.bottom;
  const y = scaleLinear().domain([0, most]).range([base, SIZE.top]);
  const x = scaleBand<string>()
    .domain(weeks.map(({ week }) => week))
    .range([SIZE.left, SIZE.width - SIZE.right])
    .padding(0.25);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={weeks.map(describe).join("; ")}
      >
        <line x1={0} x2={SIZE.width} y1={base} y2={base} className="stroke-line-strong" />
        {weeks.map((week, at) => (
          <g key={week.week}>
            <Bar x={x(week.week)} width={x.bandwidth()} from={y(0)} to={y(week.owner)} look="fill-accent" />
            <Bar
              x={x(week.week)}
              width={x.bandwidth()}
              from={y(week.owner)}
              to={y(week.owner + week.workers)}
              look="fill-line-strong"
            />
            {(WEEKS - 1 - at) % 3 === 0 && (
              <text
                x={(x(week.week) ?? 0) + x.bandwidth() / 2}
                y={SIZE.height - 5}
                textAnchor="middle"
                className="fill-muted text-[11px] tabular-nums"
              >
                {week.week.slice(5)}
              </text>
            )}
            <rect x={x(week.week)} y={0} width={x.bandwidth()} height={base} className="fill-transparent">
              <title>{describe(week)}</title>
            </rect>
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 flex gap-4 text-xs text-muted">
        <Key look="fill-accent">you and your programs</Key>
        <Key look="fill-line-strong">workers</Key>
      </figcaption>
    </figure>
  );
}

interface BarProps {
  x: number | undefined;
  width: number;
  from: number;
  to: number;
  look: string;
}

const Bar = ({ x, width, from, to, look }: BarProps) => (
  <rect x={x} y={to} width={width} height={from - to} className={look} />
);

const Key = ({ look, children }: { look: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <svg width="10" height="10" aria-hidden="true">
      <rect width="10" height="10" rx="2" className={look} />
    </svg>
    {children}
  </span>
);

const describe = ({ week, owner, workers }: WeekOfChanges): string =>
  `Week of ${week}: ${count(owner, "change")} by you and your programs, ${workers} by workers`;
