/** Days in ISO form, from one up to, not including, another; open without it. */
export interface Days {
  from?: string;
  before?: string;
}

type Period = Required<Days>;

const PERIOD = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A year, a month or a day as the days it has; undefined for anything else. */
function periodOf(text: string): Period | undefined {
  const [found, year, month, day] = PERIOD.exec(text) ?? [];
  if (found === undefined) return undefined;
  const [y, m, d] = [Number(year), Number(month ?? 1), Number(day ?? 1)];
  const from = isoDay(y, m, d);
  // A month or day that does not exist is carried over.
  if (!from.startsWith(found) || y < 1000 || y > 9998) return undefined;
  const before = day ? isoDay(y, m, d + 1) : month ? isoDay(y, m + 1, 1) : isoDay(y + 1, 1, 1);
  return { from, before };
}

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Reads `>2026-01-01`, `<=2026-01`, `=2026`, `2026-01-31` or `2026-01-01..2026-01-31`, where `*` leaves one end open. */
export function readDays(text: string): Days | undefined {
  const range = /^([^.]+)\.\.([^.]+)$/.exec(text);
  if (range) return readRange(range[1] ?? "", range[2] ?? "");
  const [, operator, value = ""] = /^(>=|<=|>|<|=)?(.*)$/s.exec(text) ?? [];
  const period = periodOf(value);
  if (!period) return undefined;
  if (operator === ">") return { from: period.before };
  if (operator === ">=") return { from: period.from };
  if (operator === "<") return { before: period.from };
  if (operator === "<=") return { before: period.before };
  return period;
}

function readRange(first: string, last: string): Days | undefined {
  const [from, until] = [endOf(first), endOf(last)];
  if (!from || !until) return undefined;
  return {
    ...(from.from !== undefined && { from: from.from }),
    ...(until.before !== undefined && { before: until.before }),
  };
}

const endOf = (text: string): Days | undefined => (text === "*" ? {} : periodOf(text));
