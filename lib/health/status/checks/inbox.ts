import { and, count as countRows, eq, inArray, sql } from "drizzle-orm";
import { count } from "@/lib/core/count";
import { inboxFiles, isOnHold, registerFewInboxFiles, waitsSince } from "@/lib/vault";
import type { HealthCheck, HealthFinding } from "../check";
import { LIMITS } from "../limits";

/** How long the oldest inbox file has been waiting, including files copied there by hand, except those on hold. */
export const inbox: HealthCheck = {
  name: "inbox",
  run: async (ctx) => {
    const rows = await ctx.db.tx(async (tx) => {
      await registerFewInboxFiles(ctx, tx);
      const onHold = isOnHold.as("on_hold");
      const oldest = sql<Date | null>`min(${waitsSince})`.mapWith(inboxFiles.receivedAt);
      return tx
        .select({ state: inboxFiles.state, onHold, n: countRows(), oldest })
        .from(inboxFiles)
        .where(
          and(
            eq(inboxFiles.accountId, ctx.account.id),
            inArray(inboxFiles.state, ["waiting", "quarantined"]),
          ),
        )
        .groupBy(inboxFiles.state, onHold);
    });
    const waiting = rows.find(({ state, onHold }) => state === "waiting" && !onHold);
    return evaluateInbox({
      waiting: waiting?.n ?? 0,
      oldestMs: waiting?.oldest ? ctx.clock.now().getTime() - waiting.oldest.getTime() : 0,
      onHold: rows.find((row) => row.onHold)?.n ?? 0,
      quarantined: rows.find(({ state }) => state === "quarantined")?.n ?? 0,
    });
  },
};

interface Waiting {
  waiting: number;
  /** How long the oldest has waited. */
  oldestMs: number;
  /** Until they are processed on request. */
  onHold: number;
  quarantined: number;
}

export function evaluateInbox({ waiting, oldestMs, onHold, quarantined }: Waiting): HealthFinding {
  const parts = [
    waiting === 0
      ? "No files waiting"
      : `${count(waiting, "file")} waiting, the oldest for ${durationOf(oldestMs)}`,
    ...(onHold > 0 ? [`${count(onHold, "file is", "files are")} on hold`] : []),
    ...(quarantined > 0 ? [`${count(quarantined, "file is", "files are")} in quarantine`] : []),
  ];
  return { status: oldestMs > LIMITS.inboxWaitMs ? "degraded" : "ok", detail: parts.join("; ") };
}

function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
