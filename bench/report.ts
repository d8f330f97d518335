/** What was measured, and what was wanted. */
export interface Measure {
  name: string;
  /** The figures themselves, with their units. */
  figures: string;
  /** The value that the target limits. */
  ratio?: number;
  target?: { limit: number; is: "at least" | "at most" };
}

const WIDTHS = { name: 44, ratio: 8, target: 8 };

/** One line a measure: name, ratio, target, met or not, figures. */
export function lineOf({ name, figures, ratio, target }: Measure): string {
  const wanted = target ? `${target.is === "at least" ? "≥" : "≤"} ${target.limit}` : "";
  const columns = [
    name.padEnd(WIDTHS.name),
    (ratio === undefined ? "" : ratio.toFixed(2)).padStart(WIDTHS.ratio),
    wanted.padEnd(WIDTHS.target),
    verdict(ratio, target).padEnd(7),
    figures,
  ];
  return columns.join("  ").trimEnd();
}

export function isMet(ratio: number, { limit, is }: NonNullable<Measure["target"]>): boolean {
  return is === "at least" ? ratio >= limit : ratio <= limit;
}

function verdict(ratio: number | undefined, target: Measure["target"]): string {
  if (ratio === undefined || target === undefined) return "";
  return isMet(ratio, target) ? "met" : "NOT MET";
}

/** The middle one of an odd number of figures, the mean of the two middle ones else. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

export const ms = (value: number): string =>
  value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** How long `work` takes, in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
