import { and, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { schedules } from "@/lib/runs";
import { uselessOf } from "./prune";
import { allBackups, type BackupRow, type DrillRow, drills } from "./store";
import { backupWorkflow } from "./workflows";

/** What health and the security audit judge by. */
export interface Standing {
  /** Since when backups are made by themselves: nothing can be overdue before. */
  since: Date;
  /** The latest backup, and the latest that can be relied on. */
  last: BackupRow | null;
  good: Date | null;
  lastDrill: DrillRow | null;
  passed: Date | null;
}

/** A daily backup may be late by as much as a machine that sleeps at night. */
const BACKUP_HOURS = 30;
const DRILL_DAYS = 8;

const HOUR_MS = 3_600_000;

export function backupStanding(ctx: Context): Promise<Standing> {
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
      last: rows[0] ?? null,
      good: lastGood(rows),
      lastDrill: tried[0] ?? null,
      passed: tried.find(({ passed }) => passed)?.finishedAt ?? null,
    };
  });
}

/** Stored and read back, or the same as one that was. */
function lastGood(rows: readonly BackupRow[]): Date | null {
  const useless = uselessOf(rows);
  const good = rows.find(
    ({ id, state, verifiedAt }) => !useless.has(id) && (state === "unchanged" || verifiedAt !== null),
  );
  return good?.takenAt ?? null;
}

/** What is wrong with the account's backups, each a sentence; none where all is well. */
export function faultsOf({ since, last, good, lastDrill, passed }: Standing, now: Date): string[] {
  const faults: string[] = [];
  if (last?.state === "failed") faults.push(`The last backup failed: ${last.error}`);
  else if (last?.verificationError)
    faults.push(`The last backup cannot be read back: ${last.verificationError}`);
  const late = now.getTime() - latest(good, since);
  if (late > BACKUP_HOURS * HOUR_MS)
    faults.push(`No good backup for ${Math.floor(late / HOUR_MS)} h: the last is ${told(good)}`);
  if (lastDrill && !lastDrill.passed) faults.push(`The last drill failed: ${lastDrill.error}`);
  const untried = now.getTime() - latest(passed, since);
  if (untried > DRILL_DAYS * 24 * HOUR_MS)
    faults.push(
      `No drill for ${Math.floor(untried / 24 / HOUR_MS)} days: the last that passed is ${told(passed)}`,
    );
  return faults;
}

const latest = (at: Date | null, since: Date): number => Math.max(at?.getTime() ?? 0, since.getTime());

const told = (at: Date | null): string => (at === null ? "none" : `of ${at.toISOString()}`);
