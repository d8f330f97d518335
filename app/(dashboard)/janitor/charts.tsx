import Link from "next/link";
import { ChartFigure } from "@/components/charts/figure";
import { LineChart } from "@/components/charts/line-chart";
import { StackedBars } from "@/components/charts/stacked-bars";
import type { SweepRecord, Tally } from "@/lib/workers";
import { byCode, foundAndFixed, health, PARTS, placesOf } from "./chart-data";
import { hrefOf, type JanitorQuery, SPANS } from "./query";

interface Props {
  tally: Tally;
  history: SweepRecord[];
  query: JanitorQuery;
}

/** How many faults there are, of what kind, and whether it gets better. */
export function Charts({ tally, history, query }: Props) {
  const csv = `/janitor/csv?of=sweeps&limit=${query.sweeps}`;
  const places = placesOf(history);
  const [bars, sweeps, trend] = [byCode(tally), foundAndFixed(history), health(history)];
  return (
    <section aria-label="Charts">
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <ChartFigure
          title="Open issues by code"
          reading="What is left now, by severity"
          data={bars.data}
          csvHref="/janitor/csv?of=open"
        >
          <StackedBars label={bars.label} xTitle="Open issues" rows={bars.rows} parts={PARTS} />
        </ChartFigure>
        <ChartFigure title="Found and fixed" reading="Issues of each sweep" data={sweeps.data} csvHref={csv}>
          <LineChart
            label={sweeps.label}
            yTitle="Issues"
            xTitle="Sweeps, oldest first"
            places={places(sweeps.told)}
            series={sweeps.series}
          />
        </ChartFigure>
        <ChartFigure
          title="Health"
          reading="Issues left per 1,000 records: less is better"
          data={trend.data}
          csvHref={csv}
        >
          <LineChart
            label={trend.label}
            yTitle="Issues left per 1,000 records"
            xTitle="Sweeps, oldest first"
            places={places(trend.told)}
            series={trend.series}
            isCount={false}
          />
        </ChartFigure>
      </div>
      <Span query={query} />
    </section>
  );
}

/** How far back the charts go. */
function Span({ query }: { query: JanitorQuery }) {
  return (
    <nav aria-label="Sweeps shown" className="mt-2 flex flex-wrap items-center gap-1 text-xs text-muted">
      The last
      {SPANS.map((sweeps) => (
        <Link
          key={sweeps}
          href={hrefOf({ ...query, sweeps })}
          scroll={false}
          prefetch={false}
          aria-current={sweeps === query.sweeps ? "true" : undefined}
          className="inline-flex h-6 items-center rounded-md px-1.5 underline hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent aria-[current]:no-underline"
        >
          {sweeps.toLocaleString("en")}
        </Link>
      ))}
      sweeps
    </nav>
  );
}
