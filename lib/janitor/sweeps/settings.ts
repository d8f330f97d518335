import type { Context } from "@/lib/db";
import { readLayout } from "@/lib/vault";
import { settingsOf } from "../settings";
import { keptFacts, type SnapshotCache } from "../snapshot";
import { historyOf } from "./history";

export type SweepSettings = Awaited<ReturnType<typeof scanSettings>>;

/** Settings of a scan, from the database. */
export async function scanSettings(ctx: Context, cache: SnapshotCache) {
  const settings = await settingsOf(ctx);
  return {
    cache,
    kept: keptFacts(ctx),
    layout: await readLayout(ctx),
    history: await historyOf(ctx),
    reportBodyLinks: settings.report_body_links,
    relateBodyLinks: settings.relate_body_links,
    acceptedStatuses: settings.accepted_statuses,
  };
}
