import { PLOT } from "./axes";

/** More bands would be narrower than a pixel; then a band covers several points, each on a line. */
const MAX_BANDS = 150;
/** The width of a single band. */
const SINGLE_WIDTH = 60;

interface Props {
  /** The hint of each point. */
  hints: string[];
  x: (at: number) => number;
  /** The distance of two points. */
  step: number;
}

/** Invisible bands over the points, which show exact values on hover. */
export function Bands({ hints, x, step }: Props) {
  const size = Math.ceil(hints.length / MAX_BANDS);
  const starts = hints.map((_, at) => at).filter((at) => at % size === 0);
  const wide = step === 0 ? SINGLE_WIDTH : step;
  return (
    <>
      {starts.map((at) => {
        const group = hints.slice(at, at + size);
        return (
          <rect
            key={at}
            x={x(at) - wide / 2}
            y={PLOT.y[1]}
            width={wide * group.length}
            height={PLOT.y[0] - PLOT.y[1]}
            className="fill-line-strong opacity-0 hover:opacity-20"
          >
            <title>{group.join("\n")}</title>
          </rect>
        );
      })}
    </>
  );
}
