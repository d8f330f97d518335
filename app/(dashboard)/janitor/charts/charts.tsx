import { ChartFigure } from "@/components/charts/figure";
import { Numbers } from "@/components/charts/numbers";
import { PartBars } from "@/components/charts/part-bars";
import { StackedAreas } from "@/components/charts/stacked-areas";
import { StackedBars } from "@/components/charts/stacked-bars";
import { Link } from "@/components/ui/link";
import { count, formatNumber } from "@/lib/core/count";
import type { SweepRecord, Tally } from "@/lib/janitor";
import { type JanitorQuery, janitorQuery, SPANS } from "../query";
import { byCode, overTime, PARTS, sweepData } from "./chart-data";

interface Props {
  tally: Tally;
  history: SweepRecord[];
  query: JanitorQuery;
}

/** How open issues develop from scan to scan, on one scale with what was found and fixed; and those of each code. */
export function Charts({ tally, history, query }: Props) {
  const { most, open, openPoints, found, fixed, fixedPoints } = overTime(history, tally);
  const bars = byCode(tally);
  const axes = { yTitle: "Issues", xTitle: "Scans and fixes, oldest first", most };
  return (
    <section aria-label="Charts" className="mt-8">
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {/* One scan is no development. */}
        {history.length > 1 && (
          <>
            <ChartFigure title="Open over time" reading="Open issues by severity">
              <StackedAreas
                {...axes}
                label={`Area chart: ${count(tally.open, "open issue")} after ${count(history.length, "scan")}`}
                points={openPoints}
                parts={PARTS}
                values={open}
              />
            </ChartFigure>
            <ChartFigure
              title="Found and fixed"
              reading="Issues that each scan found, and of these the fixed ones"
            >
              <PartBars
                {...axes}
                label={`Bar chart: the last of ${count(history.length, "scan")} found ${count(found.at(-1) ?? 0, "issue")} and fixed ${formatNumber(fixed.at(-1) ?? 0)}`}
                points={fixedPoints}
                whole={{ name: "found", values: found }}
                part={{ name: "fixed", values: fixed }}
              />
            </ChartFigure>
          </>
        )}
        <ChartFigure
          title="Open issues by code"
          reading="By severity"
          numbers={{ data: bars.data, csvHref: "/janitor/csv?of=open" }}
        >
          <StackedBars label={bars.label} xTitle="Open issues" rows={bars.rows} parts={PARTS} />
        </ChartFigure>
      </div>
      <div className="mt-2 grid grid-cols-1 gap-x-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <Span query={query} />
        <Numbers
          caption="Scans and fixes"
          label="Show scans as a table"
          data={sweepData(history)}
          csvHref={`/janitor/csv?of=sweeps&limit=${query.span}`}
        />
      </div>
    </section>
  );
}

/** How far back the charts go. */
function Span({ query }: { query: JanitorQuery }) {
  return (
    <nav aria-label="Scans shown" className="flex flex-wrap items-center gap-1 text-xs text-muted">
      Last
      {SPANS.map((span) => (
        <Link
          key={span}
          href={janitorQuery.href({ ...query, span })}
          scroll={false}
          aria-current={span === query.span ? "true" : undefined}
          className="inline-flex h-6 items-center rounded-md px-1.5 underline hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent aria-[current]:no-underline"
        >
          {formatNumber(span)}
        </Link>
      ))}
      scans
    </nav>
  );
}
