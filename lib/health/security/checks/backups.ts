import { backupIssues, backupStatus } from "@/lib/backups";
import type { SecurityCheck } from "../finding";

/** Failed or overdue backups and restore tests. */
export const backupSafety: SecurityCheck = {
  id: "backups.unsafe",
  run: async (ctx) =>
    backupIssues(await backupStatus(ctx), ctx.clock.now()).map((detail) => ({
      severity: "warn" as const,
      title: "The account has no reliable backup",
      detail,
      remediation:
        "See Settings → Backups: fix the error of the failed run (disk space, the store, the identity), make sure that " +
        "the schedules backup and backup-drill are not paused, then press Back up now; confirm a suspect backup if the " +
        "files were removed on purpose",
    })),
};
