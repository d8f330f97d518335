/** Formats milliseconds: `85 ms`, `1.2 s`, `3 min 5 s`, `2 h 4 min`, `3 d 1 h`. */
export function formatDuration(milliseconds: number): string {
  const ms = Math.max(0, Math.round(milliseconds));
  if (ms < 1_000) return `${ms} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < 3_600) return inUnits(seconds, ["min", 60], ["s", 1]);
  if (seconds < 86_400) return inUnits(seconds, ["h", 3_600], ["min", 60]);
  return inUnits(seconds, ["d", 86_400], ["h", 3_600]);
}

type Unit = [name: string, seconds: number];

function inUnits(seconds: number, [unit, size]: Unit, [smaller, smallerSize]: Unit): string {
  const rest = Math.floor((seconds % size) / smallerSize);
  return `${Math.floor(seconds / size)} ${unit}${rest > 0 ? ` ${rest} ${smaller}` : ""}`;
}

/** The duration between two times. */
export const between = (start: string, end: string): string =>
  formatDuration(Date.parse(end) - Date.parse(start));
