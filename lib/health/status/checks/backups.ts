import { type BackupStatus, backupIssues, backupStatus } from "@/lib/backups";
import type { HealthCheck, HealthFinding } from "../check";

/** Whether backups and restore tests are current and successful. */
export const backupHealth: HealthCheck = {
  name: "backups",
  run: async (ctx) => evaluateBackups(await backupStatus(ctx), ctx.clock.now()),
};

export function evaluateBackups(status: BackupStatus, now: Date): HealthFinding {
  const issues = backupIssues(status, now);
  if (issues.length > 0) return { status: "degraded", detail: issues.join("; ") };
  const { good, passed } = status;
  if (good === null) return { status: "ok", detail: "No backup yet; the first is made within a day" };
  const tried =
    passed === null ? "no restore test yet" : `the last restore test passed at ${passed.toISOString()}`;
  return { status: "ok", detail: `The last usable backup is from ${good.toISOString()}; ${tried}` };
}
