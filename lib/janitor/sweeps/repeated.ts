import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { SweepResult } from "../shapes";
import type { VaultSnapshot } from "../snapshot";
import { ignoredFiles, ignoredGroups } from "./ignored";
import type { SweepSettings } from "./settings";

/** What a scan found, without the issues, which are stored. */
export type Found = Omit<SweepResult, "sweep_id">;

interface LastScan {
  key: string;
  found: Found;
  /** The digest of the issues as they were stored. */
  digest: string;
}

/** The last scans of this process, by account. */
const scans = new Map<string, LastScan>();

/** Equal for scans that find the same: of the same files, by the same settings, with the same known and ignored. */
export async function keyOf(ctx: Context, vault: VaultSnapshot, settings: SweepSettings): Promise<string> {
  const { history, reportBodyLinks, relateBodyLinks, acceptedStatuses } = settings;
  const ignored = [await ignoredFiles(ctx), await ignoredGroups(ctx)];
  return JSON.stringify([
    vault.version,
    history.lastEntry,
    { reportBodyLinks, relateBodyLinks, acceptedStatuses },
    ignored,
  ]);
}

/** What the last scan found, when it had the same key and its issues are all still open; else null. */
export async function foundBefore(ctx: Context, tx: Tx, key: string): Promise<Found | null> {
  const last = scans.get(ctx.account.id);
  return last?.key === key && last.digest === (await digestOf(ctx, tx)) ? last.found : null;
}

/** Remembers what a scan found, in the transaction that stores its issues. */
export async function rememberFound(ctx: Context, tx: Tx, key: string, found: Found): Promise<void> {
  scans.set(ctx.account.id, { key, found, digest: await digestOf(ctx, tx) });
}

/** A digest of the open issues: sending their hashes would take longer than computing it. */
async function digestOf(ctx: Context, tx: Tx): Promise<string> {
  const [row] = await tx.execute<{ digest: string }>(sql`
    select md5(coalesce(string_agg(content_hash, '' order by position), '')) as digest
    from janitor_issues where account_id = ${ctx.account.id}::uuid`);
  return row?.digest ?? "";
}
