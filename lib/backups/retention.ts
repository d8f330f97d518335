import { DAY_MS } from "@/lib/core/clock";
import { addToGroup } from "@/lib/core/group-by";

/** The periods for which a backup is kept. */
const PERIODS = ["day", "week", "month"] as const;
export type RetentionPeriod = (typeof PERIODS)[number];

/** How many backups of each period are kept. */
export const RETENTION: Readonly<Record<RetentionPeriod, number>> = { day: 7, week: 4, month: 12 };

const SAFETY_DAYS = 7;
const SUSPECT_DAYS = 30;

/** A point in time that can be restored. */
export interface Point {
  id: string;
  takenAt: Date;
  /** The backup with the file: itself, or an earlier one with the same content. */
  fileOf: string;
  files: number;
  /** It was read back, or restored in a test. */
  isVerified: boolean;
  /** Made before a restore. */
  isSafety: boolean;
  /** Not confirmed: it takes the place of no other. */
  isSuspect: boolean;
}

/** Why a backup is kept: "the last of day 2026-11-22". */
export interface RetentionReason {
  span: RetentionPeriod | "latest" | "safety" | "suspect" | "larger";
  /** `2026-11-22`, `2026-W47`, `2026-11`; or an instant. */
  of: string;
}

/**
 * Which points are kept, and why: the last of each of the seven latest days that have one, of the four latest weeks
 * (ISO 8601) and of the twelve latest months, all in UTC; and the latest of all. Days without a backup are not
 * counted, so that a service that was off for a month keeps its backups. Safety backups are kept for a week. Suspect ones
 * count for no period and are kept for 30 days, with the last verified one that is larger.
 */
export function retainedBackups(points: readonly Point[], now: Date): Map<string, RetentionReason[]> {
  const all = [...points].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime() || (a.id < b.id ? 1 : -1));
  const newest = all.filter(({ isSuspect }) => !isSuspect);
  const reasons = new Map<string, RetentionReason[]>();
  const add = (point: Point, keeping: RetentionReason) => addToGroup(reasons, point.id, keeping);
  const [latest] = newest;
  if (latest) add(latest, { span: "latest", of: latest.takenAt.toISOString() });
  const isWithin = (point: Point, days: number) => now.getTime() - point.takenAt.getTime() < days * DAY_MS;
  for (const point of all)
    if (point.isSafety && isWithin(point, SAFETY_DAYS))
      add(point, { span: "safety", of: point.takenAt.toISOString() });
  for (const suspect of all.filter((point) => point.isSuspect && isWithin(point, SUSPECT_DAYS))) {
    const of = suspect.takenAt.toISOString();
    add(suspect, { span: "suspect", of });
    const larger = newest.find((point) => point.isVerified && point.files > suspect.files);
    if (larger) add(larger, { span: "larger", of });
  }
  for (const span of PERIODS) {
    const seen = new Set<string>();
    for (const point of newest) {
      const of = nameOf(span, point.takenAt);
      if (seen.size === RETENTION[span] || seen.has(of)) continue;
      seen.add(of);
      add(point, { span, of });
    }
  }
  return reasons;
}

/** Ids of backups whose files are needed, including those of backups that are not kept themselves. */
export function retainedFiles(points: readonly Point[], reasons: ReadonlyMap<string, unknown>): Set<string> {
  return new Set(points.filter(({ id }) => reasons.has(id)).map(({ fileOf }) => fileOf));
}

function nameOf(span: RetentionPeriod, at: Date): string {
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
