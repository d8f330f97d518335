import { DayBars } from "@/components/charts/day-bars";
import { count, formatNumber } from "@/lib/core/count";

/** The requests of a day; the day as `2026-03-04`. */
interface Day {
  day: string;
  requests: number;
  failed: number;
}

/** Requests per day as bars, those that failed at their feet. */
export function RequestsPerDay({ days }: { days: readonly Day[] }) {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const requests = sum((day) => day.requests);
  const failed = sum((day) => day.failed);
  return (
    <figure className="mb-6 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-2">
        <p className="font-medium">Requests per day, last {days.length} days (UTC)</p>
        <p className="text-muted">
          {count(requests, "request")}, {formatNumber(failed)} answered with an error
        </p>
      </figcaption>
      <DayBars label="Requests per day" days={days.map(barOf)} labelEvery={5} />
    </figure>
  );
}

const barOf = ({ day, requests, failed }: Day) => ({
  day,
  bars: [
    { value: requests, className: "fill-accent" },
    { value: failed, className: "fill-failed" },
  ],
  text: `${day}: ${count(requests, "request")}, ${formatNumber(failed)} failed`,
});
