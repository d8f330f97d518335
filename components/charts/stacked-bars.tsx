import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { useId } from "react";
import { BarLegend, fillOf, Hatching, type PartTone } from "./bar-parts";
import { FRAME, number, short, ticksOf } from "./frame";

export interface BarRow {
  name: string;
  /** What the name means, shown on hover. */
  means: string;
  /** By the parts' names. */
  values: Readonly<Record<string, number>>;
}

export interface Part {
  name: string;
  tone: PartTone;
}

interface Props {
  label: string;
  xTitle: string;
  rows: BarRow[];
  parts: Part[];
}

const ROW = 20;
const LEFT = 78;
const BELOW = 32;
const ABOVE = 4;
const RIGHT = 40;
const TEXT = "fill-muted text-[11px] tabular-nums";

/** A stacked bar per row. */
export function StackedBars({ label, xTitle, rows, parts }: Props) {
  const hatching = useId();
  const totals = rows.map(({ values }) => parts.reduce((sum, { name }) => sum + (values[name] ?? 0), 0));
  const base = ABOVE + Math.max(rows.length, 1) * ROW;
  const x = scaleLinear()
    .domain([0, Math.max(1, ...totals)])
    .range([LEFT, FRAME.width - RIGHT])
    .nice(4);
  const y = scaleBand<number>().domain(rows.keys()).range([ABOVE, base]).paddingInner(0.3).paddingOuter(0.15);
  const layers = stack<BarRow, string>()
    .keys(parts.map(({ name }) => name))
    .value((row, part) => row.values[part] ?? 0)(rows);
  return (
    <>
      <svg viewBox={`0 0 ${FRAME.width} ${base + BELOW}`} role="img" aria-label={label} className="max-w-sm">
        <Hatching id={hatching} />
        {ticksOf(x).map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={ABOVE} y2={base} className="stroke-line" />
            <text x={x(tick)} y={base + 13} textAnchor="middle" className={TEXT}>
              {short(tick)}
            </text>
          </g>
        ))}
        <line x1={LEFT} x2={LEFT} y1={ABOVE} y2={base} className="stroke-line-strong" />
        <text x={(LEFT + FRAME.width - RIGHT) / 2} y={base + 28} textAnchor="middle" className={TEXT}>
          {xTitle}
        </text>
        {rows.map(({ name, means }, at) => (
          <g key={name}>
            <text
              x={LEFT - 6}
              y={(y(at) ?? 0) + y.bandwidth() / 2}
              dy="0.35em"
              textAnchor="end"
              className="fill-ink text-[11px]"
            >
              {name}
              <title>{means}</title>
            </text>
            <text
              x={x(totals[at] ?? 0) + 5}
              y={(y(at) ?? 0) + y.bandwidth() / 2}
              dy="0.35em"
              className="fill-ink text-[11px] tabular-nums"
            >
              {number(totals[at] ?? 0)}
            </text>
          </g>
        ))}
        {layers.flatMap((layer, part) =>
          layer.map(([from, to], at) => {
            const [row, { name = "", tone = "info" } = {}] = [rows[at], parts[part]];
            if (!row || to === from) return null;
            return (
              <rect
                key={`${row.name} ${name}`}
                x={x(from)}
                y={y(at) ?? 0}
                width={x(to) - x(from)}
                height={y.bandwidth()}
                {...fillOf(tone, hatching)}
              >
                <title>{`${row.name}, ${name}: ${number(to - from)}\n${row.means}`}</title>
              </rect>
            );
          }),
        )}
      </svg>
      <BarLegend parts={parts} />
    </>
  );
}
