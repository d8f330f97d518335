import { PLOT } from "./axes";

/** More would be narrower than a pixel: then a band tells of several places, each on a line. */
const MOST = 150;
/** The width of the only one. */
const ALONE = 60;

interface Props {
  /** What each place tells. */
  told: string[];
  x: (at: number) => number;
  /** The distance of two places. */
  step: number;
}

/** Invisible bands over the places, which tell exact values to whoever points at them. */
export function Bands({ told, x, step }: Props) {
  const size = Math.ceil(told.length / MOST);
  const starts = told.map((_, at) => at).filter((at) => at % size === 0);
  const wide = step === 0 ? ALONE : step;
  return (
    <>
      {starts.map((at) => {
        const group = told.slice(at, at + size);
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
