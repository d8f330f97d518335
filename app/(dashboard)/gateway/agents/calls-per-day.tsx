import { DayBars } from "@/components/charts/day-bars";
import { formatNumber } from "@/lib/core/count";
import type { CallDay } from "@/lib/gateway";

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 4 });

/** Tokens per day as bars, with the calls of each day on hover. */
export function CallsPerDay({ days }: { days: CallDay[] }) {
  return (
    <figure className="mb-4 flex flex-wrap items-start gap-x-10 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <figcaption className="grow">
        <p className="mb-2 font-medium">Tokens per day, last {days.length} days (UTC)</p>
        <Totals days={days} />
      </figcaption>
      <DayBars label="Tokens per day" days={days.map(barOf)} labelEvery={3} />
    </figure>
  );
}

function Totals({ days }: { days: CallDay[] }) {
  const total = (of: (day: CallDay) => number) => days.reduce((sum, day) => sum + of(day), 0);
  const facts = [
    ["Tokens", formatNumber(total(({ tokens }) => tokens))],
    ["Calls", formatNumber(total(({ calls }) => calls))],
    ["Failed calls", formatNumber(total(({ failed }) => failed))],
    ["Reported cost", dollars.format(total(({ cost_usd }) => cost_usd))],
  ];
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function barOf({ day, calls, failed, tokens, median_ms }: CallDay) {
  const took = median_ms === null ? "" : `, ${formatNumber(Math.round(median_ms))} ms at the median`;
  return {
    day,
    bars: [{ value: tokens, className: "fill-accent" }],
    text: `${day}: ${formatNumber(tokens)} tokens, ${formatNumber(calls)} calls, ${formatNumber(failed)} failed${took}`,
  };
}
