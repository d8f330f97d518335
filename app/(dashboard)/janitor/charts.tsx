import { ChartFigure } from "@/components/charts/figure";
import { LineChart } from "@/components/charts/line-chart";
import { Numbers } from "@/components/charts/numbers";
import { StackedBars } from "@/components/charts/stacked-bars";
import { Link } from "@/components/ui/link";
import type { SweepRecord, Tally } from "@/lib/janitor";
import { byCode, foundAndFixed, health, PARTS, placesOf, sweepData } from "./chart-data";
import { hrefOf, type JanitorQuery, SPANS } from "./query";

interface Props {
  tally: Tally;
  history: SweepRecord[];
  query: JanitorQuery;
}

/** How many faults there are, of what kind, and whether it gets better. */
export function Charts({ tally, history, query }: Props) {
  const places = placesOf(history);
  const [bars, sweeps, trend] = [byCode(tally), foundAndFixed(history), health(history)];
  return (
    <section aria-label="Charts">
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <ChartFigure
          title="Open issues by code"
          reading="What is left now, by severity"
          numbers={{ data: bars.data, csvHref: "/janitor/csv?of=open" }}
        >
          <StackedBars label={bars.label} xTitle="Open issues" rows={bars.rows} parts={PARTS} />
        </ChartFigure>
        <ChartFigure title="Found and fixed" reading="Issues of each sweep">
          <LineChart
            label={sweeps.label}
            yTitle="Issues"
            xTitle="Sweeps, oldest first"
            places={places(sweeps.told)}
            series={sweeps.series}
          />
        </ChartFigure>
        <ChartFigure title="Health" reading="Issues left after each sweep: less is better">
          <LineChart
            label={trend.label}
            yTitle="Per 1,000 records"
            xTitle="Sweeps, oldest first"
            places={places(trend.told)}
            series={trend.series}
            isCount={false}
          />
        </ChartFigure>
      </div>
      <div className="mt-2 grid grid-cols-1 gap-x-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <Span query={query} />
        <Numbers
          caption="Sweeps"
          label="Show these sweeps as a table"
          data={sweepData(history)}
          csvHref={`/janitor/csv?of=sweeps&limit=${query.sweeps}`}
        />
      </div>
    </section>
  );
}

/** How far back the charts go. */
function Span({ query }: { query: JanitorQuery }) {
  return (
    <nav aria-label="Sweeps shown" className="flex flex-wrap items-center gap-1 text-xs text-muted">
      The last
      {SPANS.map((sweeps) => (
        <Link
          key={sweeps}
          href={hrefOf({ ...query, sweeps })}
          scroll={false}
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
