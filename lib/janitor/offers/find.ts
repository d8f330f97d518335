import { z } from "zod";
import { conflict, notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { FactsCache, gatherFacts, isRecord, type RecordFile, type VaultFacts } from "../facts";
import type { Issue, Offer } from "../issue";
import { judge } from "../scan";
import { scanSettings } from "../sweeps/sweep";

export const offerInput = z.strictObject({
  issue: textInput
    .max(100, "at most 100 characters")
    .meta({ description: "The issue's id, as the list of issues has it" }),
  offer: z
    .int("must be the place of an offer in the issue's list, from 0")
    .min(0, "must be at least 0")
    .max(1_000, "must be at most 1000")
    .meta({ description: "Which of the issue's offers, counted from 0" }),
});

/** Which offer of which issue. */
export type OfferRequest = z.output<typeof offerInput>;

/** An offer as it stands in the vault of this moment. */
export interface FoundOffer {
  vault: VaultFacts;
  file: RecordFile;
  issue: Issue;
  offer: Offer;
}

/** What this process remembers of the vaults whose offers it was asked for. */
const cache = new FactsCache(50_000);

/**
 * Scans again, and finds an issue's offer. Throws `NOT_FOUND` when the issue is no more, and `CONFLICT` when it
 * has no such offer (any more).
 */
export async function findOffer(
  ctx: Context,
  { issue: id, offer: index }: OfferRequest,
): Promise<FoundOffer> {
  const found = await findIssue(ctx, id);
  const { issue } = found;
  const offer = issue.offers?.[index];
  if (offer) return { ...found, offer };
  const many = issue.offers?.length ?? 0;
  throw conflict(
    many === 0
      ? "The issue has no offers to choose from (any more)"
      : `The issue has ${many === 1 ? "one offer, 0" : `${many} offers, 0 to ${many - 1}`}: read the list of issues again`,
  );
}

/** Scans again, and finds an issue. Throws `NOT_FOUND` when it is no more. */
export async function findIssue(ctx: Context, id: string): Promise<Omit<FoundOffer, "offer">> {
  const { history, relateBodyLinks } = await scanSettings(ctx, cache);
  const vault = await gatherFacts(ctx.account.vaultDir, cache);
  const { issues } = await judge(vault, { history, relateBodyLinks });
  const issue = issues.find((each) => each.id === id);
  const file = vault.byPath.get(issue?.path ?? "");
  if (!issue || !file || !isRecord(file)) throw notFound("The vault has no such issue any more");
  return { vault, file, issue };
}
