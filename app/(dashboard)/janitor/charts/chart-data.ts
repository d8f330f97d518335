import type { ChartData } from "@/components/charts/data-details";
import { number } from "@/components/charts/frame";
import type { Point } from "@/components/charts/over-time";
import type { Stacked } from "@/components/charts/stacked-areas";
import type { BarRow, Part } from "@/components/charts/stacked-bars";
import { exact } from "@/components/ui/time";
import { CODES, RULES, SEVERITIES, type SweepRecord, type Tally } from "@/lib/janitor";

export const PARTS: Part[] = SEVERITIES.map((name) => ({ name, tone: name }));

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

const openAfter = ({ issues_found, issues_fixed }: SweepRecord): number => issues_found - issues_fixed;

/** Issues open after a scan or fix, per 1,000 records. */
export const openPerThousand = (sweep: SweepRecord): number =>
  sweep.files_scanned === 0 ? 0 : (openAfter(sweep) / sweep.files_scanned) * 1_000;

/** From here on a rate says more than a number: before, it would be of records that are not there. */
const RECORDS_OF_A_RATE = 1_000;

/** The open issues after each scan or fix: how many, or of a large vault how many per 1,000 records. */
export function openIssues(history: SweepRecord[]): { values: number[]; unit: string } {
  const isRate = (history.at(-1)?.files_scanned ?? 0) >= RECORDS_OF_A_RATE;
  if (isRate) return { values: history.map(openPerThousand), unit: "open issues per 1,000 records" };
  const values = history.map(openAfter);
  return { values, unit: values.at(-1) === 1 ? "open issue" : "open issues" };
}

/** Both charts over time have the same points and the same scale. */
export interface SweepSeries {
  most: number;
  /** What each scan or fix found, by severity; after a fix also what is open now. */
  open: Stacked[];
  openPoints: Point[];
  found: number[];
  fixed: number[];
  fixedPoints: Point[];
}

/** A fix is stored with what it found, so only the open issues show what it left. */
export function overTime(history: SweepRecord[], { rows, open }: Tally): SweepSeries {
  const pointOf = pointsOf(history);
  const isChanged = history.at(-1)?.kind === "fix";
  const now = Object.fromEntries(SEVERITIES.map((severity) => [severity, openOf(rows, severity)]));
  const [found, fixed] = [
    history.map(({ issues_found }) => issues_found),
    history.map(({ issues_fixed }) => issues_fixed),
  ];
  const after = <T>(last: T): T[] => (isChanged ? [last] : []);
  const fixedPoints = history.map((sweep) =>
    pointOf(sweep, `${number(sweep.issues_found)} found, ${number(sweep.issues_fixed)} fixed`),
  );
  const openPoints = history.map((sweep) => pointOf(sweep, openHint(sweep)));
  return {
    most: Math.max(0, ...found),
    found,
    fixed,
    open: [...history.map(({ issues_by_severity }) => issues_by_severity), ...after(now)],
    openPoints: [...openPoints, ...after({ tick: "now", hint: `Now: ${number(open)} open issues` })],
    fixedPoints: [...fixedPoints, ...after({ tick: "now", hint: "Now" })],
  };
}

const openOf = (rows: Tally["rows"], severity: string): number =>
  rows.filter((row) => row.severity === severity).reduce((sum, row) => sum + row.open, 0);

const openHint = ({ issues_found, issues_by_severity }: SweepRecord): string => {
  const parts = SEVERITIES.map((severity) => `${number(issues_by_severity[severity] ?? 0)} ${severity}`);
  return `${number(issues_found)} open issues: ${parts.join(", ")}`;
};

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
      number(openAfter(sweep)),
      number(openPerThousand(sweep)),
    ],
  })),
});

/** The points of a chart over time: dates below the axis, or times where all are of one day. */
function pointsOf(history: SweepRecord[]): (sweep: SweepRecord, hint: string) => Point {
  const isOneDay = new Set(history.map(({ timestamp }) => timestamp.slice(0, 10))).size === 1;
  return ({ timestamp, kind }, hint) => ({
    tick: isOneDay ? `${timestamp.slice(11, 16)} UTC` : dayOf(timestamp),
    hint: `${exact(new Date(timestamp))}, ${kind}: ${hint}`,
  });
}

const dayOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
