const STEPS: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [31_536_000, "year"],
  [2_592_000, "month"],
  [604_800, "week"],
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

/** Spans, not days of the calendar: what was 30 hours ago may have been the day before yesterday. */
const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** `3 minutes ago`; anything under a minute is `just now`. */
export function relative(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const step = STEPS.find(([size]) => Math.abs(seconds) >= size);
  return step ? words.format(Math.trunc(seconds / step[0]), step[1]) : "just now";
}

/** `2026-03-04 05:06:07 UTC`. */
export const exact = (date: Date): string =>
  date
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/, " UTC");

/** How long ago something was; the exact time on hover. */
export function Time({ at }: { at: Date | string }) {
  const date = new Date(at);
  return (
    // The clocks of server and browser may differ by the moment that makes another minute.
    <time
      dateTime={date.toISOString()}
      title={exact(date)}
      suppressHydrationWarning
      className="whitespace-nowrap"
    >
      {relative(date, new Date())}
    </time>
  );
}
