import { z } from "zod";
import { conflict, notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import type { Subject } from "../decisions";
import type { Issue } from "../issue";
import { runRules } from "../scan";
import type { SuggestedFix } from "../shapes";
import { isRecord, readVault, SnapshotCache, type VaultSnapshot } from "../snapshot";
import { scanSettings } from "../sweeps/settings";

export const suggestedFixInput = z.strictObject({
  issue: textInput.max(100, "at most 100 characters").meta({ description: "The id of the issue" }),
  offer: z
    .int("must be the index of an offer of the issue, from 0")
    .min(0, "must be at least 0")
    .max(1_000, "must be at most 1000")
    .meta({ description: "The index in the issue's offers, from 0" }),
});

export type SuggestedFixRequest = z.output<typeof suggestedFixInput>;

/** A suggested fix and the vault that it was found in. */
export interface FoundSuggestedFix extends Subject {
  offer: SuggestedFix;
}

const cache = new SnapshotCache(50_000);

/**
 * Scans again and finds a suggested fix. Throws `NOT_FOUND` when the issue no longer exists, and `CONFLICT` when it has
 * no such fix.
 */
export async function findSuggestedFix(
  ctx: Context,
  { issue: id, offer: index }: SuggestedFixRequest,
): Promise<FoundSuggestedFix> {
  const found = await findIssue(ctx, id);
  const { issue } = found;
  const offer = issue.offers?.[index];
  if (offer) return { ...found, offer };
  const total = issue.offers?.length ?? 0;
  throw conflict(
    total === 0
      ? "The issue has no offers"
      : `The issue has ${total === 1 ? "one offer, 0" : `${total} offers, 0 to ${total - 1}`}: read the list of issues again`,
  );
}

/** Scans again and finds an issue. Throws `NOT_FOUND` when it no longer exists. */
export async function findIssue(ctx: Context, id: string): Promise<Subject> {
  const { vault, issues } = await scanNow(ctx);
  const issue = issues.find((each) => each.id === id);
  const file = vault.byPath.get(issue?.path ?? "");
  if (!issue || !file || !isRecord(file)) throw notFound("The issue no longer exists");
  return { vault, file, issue };
}

/** The vault on disk and its issues; changes nothing. */
export async function scanNow(ctx: Context): Promise<{ vault: VaultSnapshot; issues: Issue[] }> {
  const settings = await scanSettings(ctx, cache);
  const vault = await readVault(ctx.account.vaultDir, settings);
  return { vault, issues: (await runRules(vault, settings)).issues };
}
