import { OverTime, type OverTimeProps } from "./over-time";

interface Bars {
  name: string;
  values: number[];
}

interface Props extends OverTimeProps {
  most: number;
  whole: Bars;
  /** At most `whole`, point by point. */
  part: Bars;
}

const MAX_WIDTH = 16;

const LOOKS = { whole: "fill-accent-soft stroke-accent", part: "fill-ok" } as const;

/** Two bars a point: a whole, and the part of it in front. */
export function PartBars({ most, whole, part, ...axes }: Props) {
  return (
    <>
      <OverTime {...axes} most={most}>
        {({ x, y, step }) => {
          const width = Math.max(1, Math.min(MAX_WIDTH, step * 0.7));
          const bar = (value: number, at: number, size: number, look: string) =>
            value > 0 && (
              <rect
                x={x(at) - size / 2}
                y={y(value)}
                width={size}
                height={y(0) - y(value)}
                className={look}
              />
            );
          return whole.values.map((value, at) => (
            <g key={x(at)}>
              {bar(value, at, width, LOOKS.whole)}
              {bar(part.values[at] ?? 0, at, Math.max(1, width / 2), LOOKS.part)}
            </g>
          ));
        }}
      </OverTime>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        <Named name={whole.name} size={12} look={LOOKS.whole} />
        <Named name={part.name} size={6} look={LOOKS.part} />
      </ul>
    </>
  );
}

const Named = ({ name, size, look }: { name: string; size: number; look: string }) => (
  <li className="flex items-center gap-1.5">
    <svg width="13" height="13" viewBox="0 0 13 13" aria-hidden="true">
      <rect x={6.5 - size / 2} y="0.5" width={size} height="12" className={look} />
    </svg>
    {name}
  </li>
);
