import { line } from "d3-shape";
import { LineLegend, LineMark, type LineTone, STROKES } from "./line-mark";
import { OverTime, type OverTimeProps } from "./over-time";

export interface Series {
  name: string;
  tone: LineTone;
  values: number[];
}

interface Props extends OverTimeProps {
  series: Series[];
}

/** With more points the marks would touch; then only the lines are drawn. */
const MAX_MARKS = 40;

/** Lines over a row of points. */
export function LineChart({ series, ...axes }: Props) {
  const most = Math.max(...series.flatMap(({ values }) => values), 0);
  return (
    <>
      <OverTime {...axes} most={most}>
        {({ x, y }) =>
          series.map(({ name, tone, values }) => (
            <g key={name}>
              {values.length > 1 && (
                <path
                  d={line<number>((_, at) => x(at), y)(values) ?? ""}
                  fill="none"
                  strokeLinejoin="round"
                  className={STROKES[tone]}
                />
              )}
              {values.length <= MAX_MARKS &&
                values.map((value, at) => <LineMark key={x(at)} tone={tone} x={x(at)} y={y(value)} />)}
            </g>
          ))
        }
      </OverTime>
      <LineLegend series={series} />
    </>
  );
}
