import { type BackupStatus, backupIssues, backupStatus } from "@/lib/backups";
import type { HealthCheck, HealthFinding } from "../check";

/** Whether backups and drills are made, and are good. */
export const backupHealth: HealthCheck = {
  name: "backups",
  run: async (ctx) => evaluateBackups(await backupStatus(ctx), ctx.clock.now()),
};

export function evaluateBackups(standing: BackupStatus, now: Date): HealthFinding {
  const faults = backupIssues(standing, now);
  if (faults.length > 0) return { status: "degraded", detail: faults.join("; ") };
  const { good, passed } = standing;
  if (good === null) return { status: "ok", detail: "No backup yet; the first is made within a day" };
  const tried = passed === null ? "no drill yet" : `the last drill passed at ${passed.toISOString()}`;
  return { status: "ok", detail: `The last good backup is of ${good.toISOString()}; ${tried}` };
}
