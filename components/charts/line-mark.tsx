import { symbol, symbolCircle, symbolSquare } from "d3-shape";

export type LineTone = "accent" | "ok";

/** Two lines differ in colour, in dashes and in their marks. */
export const STROKES: Record<LineTone, string> = {
  accent: "stroke-accent stroke-2",
  ok: "stroke-ok stroke-2 [stroke-dasharray:5_3]",
};

const MARKS = {
  accent: { shape: symbolCircle, look: "fill-accent" },
  ok: { shape: symbolSquare, look: "fill-ok" },
} as const;

const AREA = 28;

export function LineMark({ tone, x, y }: { tone: LineTone; x: number; y: number }) {
  const { shape, look } = MARKS[tone];
  return <path d={symbol(shape, AREA)() ?? ""} transform={`translate(${x} ${y})`} className={look} />;
}

/** Names the lines; a single one is named by the chart's title. */
export function LineLegend({ series }: { series: { name: string; tone: LineTone }[] }) {
  if (series.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {series.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="24" height="10" viewBox="0 0 24 10" aria-hidden="true">
            <path d="M0 5H24" className={STROKES[tone]} />
            <LineMark tone={tone} x={12} y={5} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
