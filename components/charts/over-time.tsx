import { scaleLinear } from "d3-scale";
import type { ReactNode } from "react";
import { PLOT, XAxis, YAxis } from "./axes";
import { Bands } from "./bands";
import { FRAME, ticksOf } from "./frame";

/** A place along the axis: the label below, and the hint on hover. */
export interface Point {
  tick: string;
  hint: string;
}

/** Where a chart draws. */
export interface Plot {
  x: (at: number) => number;
  y: (value: number) => number;
  /** The distance of two points; of a single one, the width of the plot. */
  step: number;
}

export interface OverTimeProps {
  /** The alternative text. */
  label: string;
  yTitle: string;
  xTitle: string;
  points: Point[];
  isCount?: boolean;
}

interface Props extends OverTimeProps {
  /** The end of the y axis: charts that are compared have the same. */
  most: number;
  children: (plot: Plot) => ReactNode;
}

/** The distance of the first and the last point from the edges. */
const INSET = 8;

/** The axes of a chart over a row of points, drawn on the server, with exact values on hover. */
export function OverTime({ label, yTitle, xTitle, points, isCount = true, most, children }: Props) {
  const y = scaleLinear()
    .domain([0, Math.max(1, most)])
    .range([...PLOT.y])
    .nice(4);
  const [from, to] = [PLOT.x[0] + INSET, PLOT.x[1] - INSET];
  const step = points.length > 1 ? (to - from) / (points.length - 1) : 0;
  const x = (at: number) => (points.length > 1 ? from + at * step : (from + to) / 2);
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label} className="max-w-sm">
      <YAxis title={yTitle} ticks={ticksOf(y, isCount)} y={y} />
      <XAxis title={xTitle} labels={labelsOf(points, x)} />
      {children({ x, y, step: step || to - from })}
      <Bands hints={points.map(({ hint }) => hint)} x={x} step={step} />
    </svg>
  );
}

/** Labels of the first, the middle and the last point. */
function labelsOf(points: Point[], x: (at: number) => number) {
  const last = points.length - 1;
  const middle = last > 3 ? [Math.round(last / 2)] : [];
  const named = new Set([0, ...middle, Math.max(0, last)]);
  return [...named].map((at) => ({ at: x(at), text: points[at]?.tick ?? "" }));
}
