import { quote } from "./quoted";

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/**
 * An RFC 3339 time with its zone, as `Value` has times: in UTC, cut to microseconds (what Temporal keeps in a SQL
 * store). Undefined for anything else, for days and times that do not exist, and outside the years 1 to 9999.
 */
export function parseTime(text: string): string | undefined {
  const parts = RFC3339.exec(text);
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as Six;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  const exists = local.getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
  const shift = offsetMinutes(parts);
  if (!exists || shift === undefined) return undefined;
  const utc = new Date(local.getTime() + ((hour * 60 + minute - shift) * 60 + second) * 1000);
  if (utc.getUTCFullYear() < 1 || utc.getUTCFullYear() > 9999) return undefined;
  return written(utc, (parts[7] ?? "").slice(0, 6));
}

/** A second in UTC and the digits after it, without zeros at their end. */
function written(second: Date, digits: string): string {
  const fraction = digits.replace(/0+$/, "");
  return `${second.toISOString().slice(0, 19)}${fraction && `.${fraction}`}Z`;
}

/**
 * The time that is a number of nanoseconds after 1970, as `parseTime` has it. Undefined for no whole number and beyond
 * 64 bits.
 */
export function timeOfNanoseconds(text: string): string | undefined {
  if (!/^[-+]?\d{1,19}$/.test(text)) return undefined;
  const nanoseconds = BigInt(text.replace("+", ""));
  if (nanoseconds !== BigInt.asIntN(64, nanoseconds)) return undefined;
  const micros = nanoseconds / 1_000n - (nanoseconds % 1_000n < 0n ? 1n : 0n);
  const ofSecond = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return written(new Date(Number((micros - ofSecond) / 1_000n)), String(ofSecond).padStart(6, "0"));
}

type Six = [number, number, number, number, number, number];

function offsetMinutes([, , , , , , , , sign, hours, minutes]: RegExpExecArray): number | undefined {
  if (!sign) return 0;
  const [h, m] = [Number(hours), Number(minutes)];
  if (h > 23 || m > 59) return undefined;
  return (h * 60 + m) * (sign === "-" ? -1 : 1);
}

/** Common mistakes in times, and their corrections. */
const REPAIRS: [mistake: string, repair: (text: string) => string][] = [
  ["is a date without a time", (text) => `${text}T00:00:00Z`],
  ["lacks its zone", (text) => `${text}Z`],
  ["lacks its zone", (text) => `${text}:00Z`],
  ["lacks its seconds", (text) => text.replace(/(?<=T\d\d:\d\d)(?!:)/, ":00")],
  ["lacks the T before the hour", (text) => text.replace(" ", "T")],
  ["lacks the T before the hour, and its zone", (text) => `${text.replace(" ", "T")}Z`],
  ["lacks the T before the hour, and its zone", (text) => `${text.replace(" ", "T")}:00Z`],
  ["has a zone without a colon", (text) => text.replace(/(?<=[+-]\d\d)(?=\d\d$)/, ":")],
  [
    "has a zone without its sign (in a URL, + is written %2B)",
    (text) => text.replace(/ (?=\d\d:\d\d$)/, "+"),
  ],
];

/** The message for a text that `parseTime` rejects; `shown` is how to quote it. */
export function timeProblem(text: string, shown: string): string {
  for (const [mistake, repair] of REPAIRS) {
    const repaired = repair(text);
    if (parseTime(repaired)) return `${shown} ${mistake}: write ${quote(repaired)}.`;
  }
  if (RFC3339.test(text)) return `there is no time ${shown}: check its day, hour, zone and year (1 to 9999).`;
  return `${shown} is no time: write it as RFC 3339 with its zone, such as '2026-01-31T09:00:00Z'.`;
}
