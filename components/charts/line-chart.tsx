import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { PLOT, XAxis, YAxis } from "./axes";
import { Bands } from "./bands";
import { FRAME, ticksOf } from "./frame";
import { LineLegend, LineMark, type LineTone, STROKES } from "./line-mark";

export interface Series {
  name: string;
  tone: LineTone;
  values: number[];
}

interface Props {
  /** The alternative text. */
  label: string;
  yTitle: string;
  xTitle: string;
  /** The points along the axis: the label below, and the hint on hover. */
  points: { tick: string; hint: string }[];
  series: Series[];
  isCount?: boolean;
}

/** With more points the marks would touch; then only the lines are drawn. */
const MAX_MARKS = 40;
/** The distance of the first and the last point from the edges. */
const INSET = 8;

/** Lines over a row of points, drawn on the server. */
export function LineChart({ label, yTitle, xTitle, points, series, isCount = true }: Props) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear()
    .domain([0, most])
    .range([...PLOT.y])
    .nice(4);
  const [from, to] = [PLOT.x[0] + INSET, PLOT.x[1] - INSET];
  const step = points.length > 1 ? (to - from) / (points.length - 1) : 0;
  const x = (at: number) => (points.length > 1 ? from + at * step : (from + to) / 2);
  const path = line<number>((_, at) => x(at), y);
  return (
    <>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label} className="max-w-sm">
        <YAxis title={yTitle} ticks={ticksOf(y, isCount)} y={y} />
        <XAxis title={xTitle} labels={labelsOf(points, x)} />
        {series.map(({ name, tone, values }) => (
          <g key={name}>
            {values.length > 1 && (
              <path d={path(values) ?? ""} fill="none" strokeLinejoin="round" className={STROKES[tone]} />
            )}
            {values.length <= MAX_MARKS &&
              values.map((value, at) => <LineMark key={x(at)} tone={tone} x={x(at)} y={y(value)} />)}
          </g>
        ))}
        <Bands hints={points.map(({ hint }) => hint)} x={x} step={step} />
      </svg>
      <LineLegend series={series} />
    </>
  );
}

/** Labels of the first, the middle and the last point. */
function labelsOf(points: Props["points"], x: (at: number) => number) {
  const last = points.length - 1;
  const named = last > 3 ? [0, Math.round(last / 2), last] : last > 0 ? [0, last] : [0];
  return named.map((at) => ({ at: x(at), text: points[at]?.tick ?? "" }));
}
