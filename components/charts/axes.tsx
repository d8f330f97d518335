import { FRAME, short } from "./frame";

const { width, height, left, right, top, bottom } = FRAME;
const TEXT = "fill-muted text-[11px] tabular-nums";

interface YAxis {
  title: string;
  ticks: number[];
  y: (value: number) => number;
}

/** Lines across the chart at round values, the unit above them. */
export function YAxis({ title, ticks, y }: YAxis) {
  return (
    <>
      <text x={0} y={12} className={TEXT}>
        {title}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end" className={TEXT}>
            {short(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

interface XAxis {
  title: string;
  /** The labels below the first, middle and last point; fewer if there are fewer points. */
  labels: { at: number; text: string }[];
}

export function XAxis({ title, labels }: XAxis) {
  const base = height - bottom;
  return (
    <>
      <line x1={left} x2={width - right} y1={base} y2={base} className="stroke-line-strong" />
      {labels.map(({ at, text }) => (
        <text key={at} x={at} y={base + 14} textAnchor={anchorOf(at)} className={TEXT}>
          {text}
        </text>
      ))}
      <text x={(left + width - right) / 2} y={height - 4} textAnchor="middle" className={TEXT}>
        {title}
      </text>
    </>
  );
}

/** Labels at the edges stay inside. */
function anchorOf(at: number): "start" | "middle" | "end" {
  if (at < left + 30) return "start";
  return at > width - right - 30 ? "end" : "middle";
}

export const PLOT = { x: [left, width - right], y: [height - bottom, top] } as const;
