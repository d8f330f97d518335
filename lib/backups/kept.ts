/** A day, week or month for which a backup is kept. */
export type Span = "day" | "week" | "month";

/** How many of each are kept. */
export const KEEP: Readonly<Record<Span, number>> = { day: 7, week: 4, month: 12 };

const SAFETY_DAYS = 7;
const DAY_MS = 86_400_000;

const SPANS: readonly Span[] = ["day", "week", "month"];

/** An instant of which a backup holds the account. One that stored nothing new stands for the file of another. */
export interface Point {
  id: string;
  takenAt: Date;
  /** Whose file holds what this one found: its own id, or that of the one before. */
  fileOf: string;
  /** Made before a restore, which it can take back. */
  isSafety?: boolean;
}

/** Why a backup is kept: "the last of day 2026-11-22". */
export interface Keeping {
  span: Span | "latest" | "safety";
  /** `2026-11-22`, `2026-W47`, `2026-11`; an instant. */
  of: string;
}

/**
 * Which points are kept, and why: the last of each of the seven latest days that have one, of the four latest weeks
 * (ISO 8601) and of the twelve latest months, all in UTC; and the latest of all. Days without a backup count for
 * nothing, so that a service that stood still for a month does not lose what it had. What was made before a restore is
 * kept for a week beside.
 */
export function kept(points: readonly Point[], now: Date): Map<string, Keeping[]> {
  const newest = [...points].sort(
    (a, b) => b.takenAt.getTime() - a.takenAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  const reasons = new Map<string, Keeping[]>();
  const note = (point: Point, keeping: Keeping) =>
    reasons.set(point.id, [...(reasons.get(point.id) ?? []), keeping]);
  const [latest] = newest;
  if (latest) note(latest, { span: "latest", of: latest.takenAt.toISOString() });
  for (const point of newest)
    if (point.isSafety && now.getTime() - point.takenAt.getTime() < SAFETY_DAYS * DAY_MS)
      note(point, { span: "safety", of: point.takenAt.toISOString() });
  for (const span of SPANS) {
    const seen = new Set<string>();
    for (const point of newest) {
      const of = nameOf(span, point.takenAt);
      if (seen.size === KEEP[span] || seen.has(of)) continue;
      seen.add(of);
      note(point, { span, of });
    }
  }
  return reasons;
}

/** The files that what is kept needs: also that of a backup which is not kept for itself. */
export function keptFiles(points: readonly Point[], reasons: ReadonlyMap<string, unknown>): Set<string> {
  return new Set(points.filter(({ id }) => reasons.has(id)).map(({ fileOf }) => fileOf));
}

function nameOf(span: Span, at: Date): string {
  const iso = at.toISOString();
  if (span === "day") return iso.slice(0, 10);
  return span === "month" ? iso.slice(0, 7) : isoWeek(at);
}

/** ISO 8601: a week begins on Monday and belongs to the year of its Thursday. */
function isoWeek(at: Date): string {
  const day = Math.floor(at.getTime() / DAY_MS);
  const thursday = day - ((((day + 3) % 7) + 7) % 7) + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  const first = Date.UTC(year, 0, 1) / DAY_MS;
  return `${year}-W${String(Math.floor((thursday - first) / 7) + 1).padStart(2, "0")}`;
}
