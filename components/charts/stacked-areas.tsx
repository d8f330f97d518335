import { area, stack } from "d3-shape";
import { useId } from "react";
import { BarLegend, fillOf, Hatching } from "./bar-parts";
import { OverTime, type OverTimeProps, type Plot } from "./over-time";
import type { Part } from "./stacked-bars";

/** The values of one point, by the parts' names. */
export type Stacked = Readonly<Record<string, number>>;

interface Props extends OverTimeProps {
  most: number;
  parts: Part[];
  values: Stacked[];
}

/** Areas on top of one another over a row of points, the first part at the bottom. */
export function StackedAreas({ most, parts, values, ...axes }: Props) {
  const hatching = useId();
  const layers = stack<Stacked, string>()
    .keys(parts.map(({ name }) => name))
    .value((point, part) => point[part] ?? 0)(values);
  return (
    <>
      <OverTime {...axes} most={most}>
        {(plot) => (
          <>
            <Hatching id={hatching} />
            {layers.map((layer, part) => (
              <path
                key={layer.key}
                d={pathOf(
                  layer.map(([from, to]) => [from, to]),
                  plot,
                )}
                {...fillOf(parts[part]?.tone ?? "info", hatching)}
              />
            ))}
          </>
        )}
      </OverTime>
      <BarLegend parts={parts} />
    </>
  );
}

/** A single point is drawn as wide as the plot. */
function pathOf(layer: [number, number][], { x, y, step }: Plot): string {
  const isSingle = layer.length === 1;
  const at = (index: number) => (isSingle ? x(0) + (index - 0.5) * step : x(index));
  const shape = area<[number, number]>()
    .x((_, index) => at(index))
    .y0(([from]) => y(from))
    .y1(([, to]) => y(to));
  return shape(isSingle ? [...layer, ...layer] : layer) ?? "";
}
