import type { AuditRow } from "@/lib/audit";
import { backupTimes } from "@/lib/backups";
import { isUuid } from "@/lib/core/uuid";
import type { Context } from "@/lib/db";
import { inboxNames } from "@/lib/vault";
import { listWebhooks } from "@/lib/webhooks";

/** The workflow id of an inbox file's run ends in the id of the file. */
const CURATOR = "curator-";

/** The names of subjects that are ids, by subject; without those that are no longer known. */
export async function namesOf(
  ctx: Context,
  entries: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  for (const { subject, detail } of entries) {
    const name = [detail.name, detail.url, detail.username].find((each) => typeof each === "string");
    if (typeof name === "string") named.set(subject, name);
  }
  const left = [...new Set(entries.map(({ subject }) => subject))].filter((each) => !named.has(each));
  const bare = left.map((subject) => subject.replace(CURATOR, "")).filter(isUuid);
  if (bare.length === 0) return named;
  const isOf = (kind: string) => entries.some(({ action }) => action.startsWith(`${kind}.`));
  const [files, times, webhooks] = await Promise.all([
    inboxNames(ctx, bare),
    isOf("backup") ? backupTimes(ctx, bare) : new Map<string, string>(),
    isOf("webhook") ? listWebhooks(ctx, {}) : { webhooks: [] },
  ]);
  const urls = new Map(webhooks.webhooks.map(({ id, url }) => [id, url]));
  for (const subject of left) {
    const id = subject.replace(CURATOR, "");
    const time = times.get(id);
    const name = files.get(id) ?? urls.get(id) ?? (time && `Backup of ${time}`);
    if (name) named.set(subject, name);
    else if (id === ctx.account.id) named.set(subject, "This account");
  }
  return named;
}
