import type { ChartData } from "@/components/charts/data-details";
import { number } from "@/components/charts/frame";
import type { Series } from "@/components/charts/line-chart";
import type { BarRow, Part } from "@/components/charts/stacked-bars";
import { exact } from "@/components/ui/time";
import { CODES, RULES, SEVERITIES, type SweepRecord, type Tally } from "@/lib/janitor";

export const PARTS: Part[] = SEVERITIES.map((name) => ({ name, tone: name }));

interface LineData {
  /** The chart in a sentence. */
  label: string;
  hints: string[];
  series: Series[];
}

export function byCode({ rows: tallied, open }: Tally): { label: string; rows: BarRow[]; data: ChartData } {
  const rows = CODES.map((name): BarRow => {
    const own = tallied.filter(({ code }) => code === name);
    const values = Object.fromEntries(own.map((row) => [row.severity, row.open]));
    return { name, means: RULES[name].title, values };
  }).filter(({ values }) => Object.keys(values).length > 0);
  const cells = rows.map(({ name, means, values }) => ({
    id: name,
    cells: [`${name} ${means}`, ...SEVERITIES.map((severity) => number(values[severity] ?? 0))],
  }));
  return {
    label: `Bar chart: ${number(open)} open issues of ${rows.length} codes`,
    rows,
    data: { columns: ["Code", ...SEVERITIES], rows: cells },
  };
}

export function foundAndFixed(history: SweepRecord[]): LineData {
  const [found, fixed] = [
    history.map(({ issues_found }) => issues_found),
    history.map(({ issues_fixed }) => issues_fixed),
  ];
  return {
    label: `Line chart: the last of ${history.length} scans found ${number(found.at(-1) ?? 0)} issues and fixed ${number(fixed.at(-1) ?? 0)}`,
    hints: history.map((_, at) => `${number(found[at] ?? 0)} found, ${number(fixed[at] ?? 0)} fixed`),
    series: [
      { name: "found", tone: "accent", values: found },
      { name: "fixed", tone: "ok", values: fixed },
    ],
  };
}

/** Issues open after a scan or fix, per 1,000 records. */
export const openPerThousand = ({ issues_found, issues_fixed, files_scanned }: SweepRecord): number =>
  files_scanned === 0 ? 0 : ((issues_found - issues_fixed) / files_scanned) * 1_000;

export function health(history: SweepRecord[]): LineData {
  const values = history.map(openPerThousand);
  const hints = history.map(
    (sweep, at) =>
      `${number(sweep.issues_found - sweep.issues_fixed)} open issues in ${number(sweep.files_scanned)} records: ${number(values[at] ?? 0)} per 1,000`,
  );
  return {
    label: `Line chart: the last of ${history.length} scans left ${number(values.at(-1) ?? 0)} issues per 1,000 records`,
    hints,
    series: [{ name: "open issues per 1,000 records", tone: "accent", values }],
  };
}

/** The numbers of both charts over time. */
export const sweepData = (history: SweepRecord[]): ChartData => ({
  columns: ["Time", "Kind", "Records", "Found", "Fixed", "Open", "Per 1,000 records"],
  rows: history.map((sweep) => ({
    id: sweep.sweep_id,
    cells: [
      exact(new Date(sweep.timestamp)),
      sweep.kind,
      number(sweep.files_scanned),
      number(sweep.issues_found),
      number(sweep.issues_fixed),
      number(sweep.issues_found - sweep.issues_fixed),
      number(openPerThousand(sweep)),
    ],
  })),
});

/** The points of a chart over time: dates below the axis, or times where all are of one day. */
export function pointsOf(history: SweepRecord[]): (hints: string[]) => { tick: string; hint: string }[] {
  const isOneDay = new Set(history.map(({ timestamp }) => timestamp.slice(0, 10))).size === 1;
  return (hints) =>
    history.map(({ timestamp, kind }, at) => ({
      tick: isOneDay ? `${timestamp.slice(11, 16)} UTC` : dayOf(timestamp),
      hint: `${exact(new Date(timestamp))}, ${kind}: ${hints[at]}`,
    }));
}

const dayOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
