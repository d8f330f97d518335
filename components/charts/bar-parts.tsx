import { useId } from "react";

export type PartTone = "critical" | "warning" | "info";

/** The parts of a bar differ in colour and in how they are filled: full, hatched, light with a rim. */
export const fillOf = (tone: PartTone, hatching: string) =>
  ({
    critical: { className: "fill-failed" },
    warning: { className: "stroke-warning", fill: `url(#${hatching})` },
    info: { className: "fill-waiting-soft stroke-line-strong" },
  })[tone];

/** The stripes of what is hatched; ids are the page's, so each drawing brings its own. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" className="fill-warning-soft" />
        <rect width="2.5" height="5" className="fill-warning" />
      </pattern>
    </defs>
  );
}

export function BarLegend({ parts }: { parts: { name: string; tone: PartTone }[] }) {
  const hatching = useId();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {parts.map(({ name, tone }, at) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            {tone === "warning" && <Hatching id={`${hatching}${at}`} />}
            <rect x="0.5" y="0.5" width="11" height="11" {...fillOf(tone, `${hatching}${at}`)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
