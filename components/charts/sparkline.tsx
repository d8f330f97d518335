import { line } from "d3-shape";

const WIDTH = 96;
const HEIGHT = 24;
/** So that the line and its last point are not cut off. */
const INSET = 3;

interface Props {
  /** The alternative text. */
  label: string;
  /** At least one, oldest first. */
  values: number[];
}

/** How a number developed, within a line of text. */
export function Sparkline({ label, values }: Props) {
  const most = Math.max(1, ...values);
  const step = values.length > 1 ? (WIDTH - 2 * INSET) / (values.length - 1) : 0;
  const x = (at: number) => (values.length > 1 ? INSET + at * step : WIDTH - INSET);
  const y = (value: number) => HEIGHT - INSET - (value / most) * (HEIGHT - 2 * INSET);
  const last = values.length - 1;
  return (
    <svg
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="inline-block shrink-0"
    >
      <title>{label}</title>
      <path
        d={line<number>((_, at) => x(at), y)(values) ?? ""}
        fill="none"
        strokeLinejoin="round"
        className="stroke-accent [stroke-width:1.5]"
      />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r="2.5" className="fill-accent" />
    </svg>
  );
}
