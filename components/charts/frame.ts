/** The drawing area of a chart, in viewBox units: one per pixel on a narrow card. */
export const FRAME = { width: 320, height: 236, left: 40, right: 12, top: 24, bottom: 36 } as const;

export const number = (value: number): string =>
  value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });

/** `1.2k`: short enough for an axis. */
export const short = (value: number): string =>
  value.toLocaleString("en", { notation: value >= 10_000 ? "compact" : "standard" });

/** Few enough that their labels do not touch. */
const TICKS = 4;

interface Scale {
  ticks: (count: number) => number[];
  domain: () => number[];
}

/** The ticks of a linear axis from 0; of counts only whole ones. */
export function ticksOf(scale: Scale, isCount = true): number[] {
  return scale.ticks(TICKS).filter((tick) => !isCount || Number.isInteger(tick));
}
