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
  /** What a listener is told instead of the drawing. */
  label: string;
  yTitle: string;
  xTitle: string;
  /** One place after the other along the axis: what stands below it, and what is told of it on hover. */
  places: { tick: string; told: string }[];
  series: Series[];
  isCount?: boolean;
}

/** Beyond so many the marks would touch: then the lines stand alone. */
const MOST_MARKS = 40;
/** How far the first and the last place stand from the edges. */
const INSET = 8;

/** Lines over a row of places, drawn without any script. */
export function LineChart({ label, yTitle, xTitle, places, series, isCount = true }: Props) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear()
    .domain([0, most])
    .range([...PLOT.y])
    .nice(4);
  const [from, to] = [PLOT.x[0] + INSET, PLOT.x[1] - INSET];
  const step = places.length > 1 ? (to - from) / (places.length - 1) : 0;
  const x = (at: number) => (places.length > 1 ? from + at * step : (from + to) / 2);
  const path = line<number>((_, at) => x(at), y);
  return (
    <>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label} className="max-w-sm">
        <YAxis title={yTitle} ticks={ticksOf(y, isCount)} y={y} />
        <XAxis title={xTitle} labels={labelsOf(places, x)} />
        {series.map(({ name, tone, values }) => (
          <g key={name}>
            {values.length > 1 && (
              <path d={path(values) ?? ""} fill="none" strokeLinejoin="round" className={STROKES[tone]} />
            )}
            {values.length <= MOST_MARKS &&
              values.map((value, at) => <LineMark key={x(at)} tone={tone} x={x(at)} y={y(value)} />)}
          </g>
        ))}
        <Bands told={places.map(({ told }) => told)} x={x} step={step} />
      </svg>
      <LineLegend series={series} />
    </>
  );
}

/** The first place, the one in the middle and the last one are named. */
function labelsOf(places: Props["places"], x: (at: number) => number) {
  const last = places.length - 1;
  const named = last > 3 ? [0, Math.round(last / 2), last] : last > 0 ? [0, last] : [0];
  return named.map((at) => ({ at: x(at), text: places[at]?.tick ?? "" }));
}
