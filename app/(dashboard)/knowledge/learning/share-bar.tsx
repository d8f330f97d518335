interface Props {
  /** What the bar shows. */
  label: string;
  part: number;
  of: number;
  /** A threshold from 0 to 1, marked on the bar. */
  mark?: number;
}

const WIDTH = 120;
const HEIGHT = 8;

/** A share as a labelled bar. */
export function ShareBar({ label, part, of, mark }: Props) {
  const width = of === 0 ? 0 : (part / of) * WIDTH;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="shrink-0"
      >
        <rect width={WIDTH} height={HEIGHT} rx={2} className="fill-failed-soft" />
        <rect width={width} height={HEIGHT} rx={2} className="fill-ok" />
        {mark !== undefined && (
          <line
            x1={mark * WIDTH}
            x2={mark * WIDTH}
            y1={0}
            y2={HEIGHT}
            className="stroke-ink"
            strokeWidth={1.5}
          />
        )}
      </svg>
      <span className="text-muted tabular-nums">{label}</span>
    </p>
  );
}
