const NANOSECONDS = new Map<string, bigint>([
  ["d", 86_400_000_000_000n],
  ["h", 3_600_000_000_000n],
  ["m", 60_000_000_000n],
  ["s", 1_000_000_000n],
  ["ms", 1_000_000n],
  ["us", 1_000n],
  ["µs", 1_000n], // micro sign
  ["μs", 1_000n], // Greek mu
  ["ns", 1n],
]);
const WRITTEN = ["d", "h", "m", "s", "ms", "us", "ns"];

const WHOLE = /^[-+]?\d+$/;
const CLOCK = /^(\d+):([0-5]?\d):([0-5]?\d)$/;
const PARTS = /^[-+]?(?:\d+(?:\.\d*)?(?:ns|us|µs|μs|ms|[smhd])|\.\d+(?:ns|us|µs|μs|ms|[smhd]))+$/;
const PART = /(\d*)(?:\.(\d*))?(ns|us|µs|μs|ms|[smhd])/g;

const LARGEST = 2n ** 63n - 1n;

/**
 * The nanoseconds of `90000000000`, `1h30m`, `10d`, `-1.5h` or `01:30:00` (Go's durations and days of 24 hours, as
 * Temporal reads them). Undefined for anything else and beyond 64 bits.
 */
export function parseDuration(text: string): bigint | undefined {
  const nanoseconds = read(text);
  if (nanoseconds === undefined || nanoseconds > LARGEST || nanoseconds < -LARGEST) return undefined;
  return nanoseconds;
}

function read(text: string): bigint | undefined {
  if (WHOLE.test(text)) return BigInt(text.replace("+", ""));
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, hours = "", minutes = "", seconds = ""] = clock;
    return ofUnit(hours, "", "h") + ofUnit(minutes, "", "m") + ofUnit(seconds, "", "s");
  }
  if (!PARTS.test(text)) return undefined;
  let sum = 0n;
  for (const [, whole = "", fraction = "", unit = ""] of text.matchAll(PART))
    sum += ofUnit(whole, fraction, unit);
  return text.startsWith("-") ? -sum : sum;
}

function ofUnit(whole: string, fraction: string, unit: string): bigint {
  const size = NANOSECONDS.get(unit) ?? 0n;
  return BigInt(whole || "0") * size + (BigInt(fraction || "0") * size) / 10n ** BigInt(fraction.length);
}

/** The shortest text that `parseDuration` reads back: `1h30m`, `0s`. */
export function formatDuration(nanoseconds: bigint): string {
  let rest = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  let text = nanoseconds < 0n ? "-" : "";
  for (const unit of WRITTEN) {
    const size = NANOSECONDS.get(unit) ?? 1n;
    if (rest >= size) text += `${rest / size}${unit}`;
    rest %= size;
  }
  return text || "0s";
}

/** The message for a text that `parseDuration` rejects. */
export const durationProblem = (shown: string): string =>
  `${shown} is not a valid duration; use '10d', '1h30m', '01:30:00' or a whole number of nanoseconds (at most 292 years).`;
