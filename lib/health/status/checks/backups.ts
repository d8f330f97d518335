import { backupStanding, faultsOf, type Standing } from "@/lib/backups";
import type { Check, Finding } from "../check";

/** Whether backups and drills are made, and are good. */
export const backups: Check = {
  name: "backups",
  look: async (ctx) => judgeBackups(await backupStanding(ctx), ctx.clock.now()),
};

export function judgeBackups(standing: Standing, now: Date): Finding {
  const faults = faultsOf(standing, now);
  if (faults.length > 0) return { status: "degraded", detail: faults.join("; ") };
  const { good, passed } = standing;
  if (good === null) return { status: "ok", detail: "No backup yet; the first is made within a day" };
  const tried = passed === null ? "no drill yet" : `the last drill passed at ${passed.toISOString()}`;
  return { status: "ok", detail: `The last good backup is of ${good.toISOString()}; ${tried}` };
}
