import { number } from "@/components/charts/frame";
import { Sparkline } from "@/components/charts/sparkline";
import type { SweepRecord } from "@/lib/janitor";
import { openIssues } from "./charts/chart-data";

/** The open issues after the last scan, in a large vault per 1,000 records, and how that developed. */
export function Health({ history }: { history: SweepRecord[] }) {
  const { values, unit } = openIssues(history);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <strong className="text-lg font-semibold tabular-nums">{number(last)}</strong>
      <span className="text-muted">{unit}</span>
      {values.length > 1 && (
        <>
          <Sparkline
            label={`${number(last)} ${unit}, ${trendOf(first, last, values.length)}`}
            values={values}
          />
          <span className="text-muted">{trendOf(first, last, values.length)}</span>
        </>
      )}
    </p>
  );
}

/** `down by 1.2 in 30 scans`. */
function trendOf(first: number, last: number, scans: number): string {
  const change = number(Math.abs(last - first));
  if (change === "0") return `unchanged in ${scans} scans`;
  return `${last < first ? "down" : "up"} by ${change} in ${scans} scans`;
}
