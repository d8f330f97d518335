import { ChartFigure } from "@/components/charts/figure";
import { LineChart } from "@/components/charts/line-chart";
import { Numbers } from "@/components/charts/numbers";
import { StackedBars } from "@/components/charts/stacked-bars";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/core/count";
import type { SweepRecord, Tally } from "@/lib/janitor";
import { type JanitorQuery, janitorQuery, SPANS } from "../query";
import { byCode, foundAndFixed, health, PARTS, pointsOf, sweepData } from "./chart-data";

interface Props {
  tally: Tally;
  history: SweepRecord[];
  query: JanitorQuery;
}

/** Open issues by code, and how they develop from scan to scan. */
export function Charts({ tally, history, query }: Props) {
  const points = pointsOf(history);
  const [bars, overTime, trend] = [byCode(tally), foundAndFixed(history), health(history)];
  return (
    <section aria-label="Charts">
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <ChartFigure
          title="Open issues by code"
          reading="By severity"
          numbers={{ data: bars.data, csvHref: "/janitor/csv?of=open" }}
        >
          <StackedBars label={bars.label} xTitle="Open issues" rows={bars.rows} parts={PARTS} />
        </ChartFigure>
        <ChartFigure title="Found and fixed" reading="Issues per scan or fix">
          <LineChart
            label={overTime.label}
            yTitle="Issues"
            xTitle="Scans, oldest first"
            points={points(overTime.hints)}
            series={overTime.series}
          />
        </ChartFigure>
        <ChartFigure title="Issue density" reading="Open issues per 1,000 records; lower is better">
          <LineChart
            label={trend.label}
            yTitle="Per 1,000 records"
            xTitle="Scans, oldest first"
            points={points(trend.hints)}
            series={trend.series}
            isCount={false}
          />
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
