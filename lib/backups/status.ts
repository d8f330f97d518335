import { and, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { schedules } from "@/lib/runs";
import { destinationOf } from "./destination";
import { firstPresent } from "./presence";
import { allBackups, type BackupRow, type DrillRow, drills } from "./store";
import { pendingSuspect, reliableBackups, type Suspect } from "./usable";
import { backupWorkflow } from "./workflows";

/** What health and the security audit evaluate. */
export interface BackupStatus {
  /** When the schedule was created: nothing can be overdue before. */
  since: Date;
  /** The latest backup, and when the latest verified one was taken that is not suspect and has its file. */
  last: BackupRow | null;
  good: Date | null;
  /** Where the latest verified one should be, but is not. */
  missingFrom: string | null;
  suspect: Suspect | null;
  lastDrill: DrillRow | null;
  passed: Date | null;
}

/** Leaves room for a machine that sleeps at night. */
const BACKUP_HOURS = 30;
const DRILL_DAYS = 8;

const HOUR_MS = 3_600_000;

export async function backupStatus(ctx: Context): Promise<BackupStatus> {
  const { rows, ...rest } = await storedStatus(ctx);
  const { found, isFirst } = await firstPresent(ctx, reliableBackups(rows), rows);
  return {
    ...rest,
    good: found?.takenAt ?? null,
    missingFrom: isFirst ? null : destinationOf(ctx.account.id).where,
  };
}

function storedStatus(
  ctx: Context,
): Promise<Omit<BackupStatus, "good" | "missingFrom"> & { rows: BackupRow[] }> {
  return ctx.db.tx(async (tx) => {
    const [schedule] = await tx
      .select({ createdAt: schedules.createdAt })
      .from(schedules)
      .where(
        and(
          eq(schedules.accountId, ctx.account.id),
          eq(schedules.scheduleId, backupWorkflow.schedule?.id ?? ""),
        ),
      );
    const rows = await allBackups(ctx, tx);
    const tried = await drills(ctx, tx, 20);
    return {
      since: schedule?.createdAt ?? ctx.clock.now(),
      rows,
      last: rows[0] ?? null,
      suspect: pendingSuspect(rows),
      lastDrill: tried[0] ?? null,
      passed: tried.find(({ passed }) => passed)?.finishedAt ?? null,
    };
  });
}

/** What is wrong with the account's backups, as sentences; empty when nothing is. */
export function backupIssues(
  { since, last, good, missingFrom, suspect, lastDrill, passed }: BackupStatus,
  now: Date,
): string[] {
  const issues: string[] = [];
  if (suspect) issues.push(describeSuspect(suspect));
  if (last?.state === "failed") issues.push(`The last backup failed: ${last.error}`);
  else if (last?.verificationError)
    issues.push(`The last backup could not be verified: ${last.verificationError}`);
  else if (last && isUnverified(last, now))
    issues.push("The last backup has not been verified: its run says why");
  if (missingFrom !== null)
    issues.push(
      `The last usable backup is not in ${missingFrom}: it was made by another installation, or stored elsewhere. Back up now`,
    );
  const late = now.getTime() - latest(good, since);
  if (late > BACKUP_HOURS * HOUR_MS)
    issues.push(`No usable backup for ${Math.floor(late / HOUR_MS)} h: the last is ${describeTime(good)}`);
  if (lastDrill && !lastDrill.passed) issues.push(`The last restore test failed: ${lastDrill.error}`);
  const untested = now.getTime() - latest(passed, since);
  if (untested > DRILL_DAYS * 24 * HOUR_MS)
    issues.push(
      `No restore test passed for ${Math.floor(untested / 24 / HOUR_MS)} days: the last is ${describeTime(passed)}`,
    );
  return issues;
}

/** It is verified as soon as it is made; that takes long for a large one in a slow store. */
const VERIFICATION_HOURS = 6;

/** Whether it could not be read back, for lack of the key or of its store. */
const isUnverified = ({ state, verifiedAt, takenAt }: BackupRow, now: Date): boolean =>
  state === "stored" &&
  verifiedAt === null &&
  now.getTime() - takenAt.getTime() > VERIFICATION_HOURS * HOUR_MS;

const describeSuspect = ({ id, takenAt, files, expectedFiles }: Suspect): string =>
  `The backup of ${takenAt.toISOString()} is suspect: ${files} files, ${expectedFiles} before. ` +
  `Nothing is removed until it is confirmed (${id})`;

const latest = (at: Date | null, since: Date): number => Math.max(at?.getTime() ?? 0, since.getTime());

const describeTime = (at: Date | null): string => (at === null ? "none" : `from ${at.toISOString()}`);
