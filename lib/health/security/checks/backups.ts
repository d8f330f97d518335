import { backupIssues, backupStatus } from "@/lib/backups";
import type { SecurityCheck } from "../finding";

/** Backups and drills that failed or did not come. */
export const backupSafety: SecurityCheck = {
  id: "backups.unsafe",
  run: async (ctx) =>
    backupIssues(await backupStatus(ctx), ctx.clock.now()).map((detail) => ({
      severity: "warn" as const,
      title: "The account could not be restored as it is now",
      detail,
      remediation:
        "See Settings → Backups: put right what the failed run names (room on the disk, the store, the identity), see that " +
        "the schedules backup and backup-drill are not paused, then press Back up now",
    })),
};
