import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { changeOf } from "./apply";
import { findOffer, offerInput } from "./find";
import { isTextOffer } from "./text";

/** What an offer would do to the issue's file: null where it changes no text there. */
export interface OfferPreview {
  path: string;
  change: { before: string; after: string } | null;
}

/** As `applyOffer`, without doing it. */
export async function previewOffer(ctx: Context, input: z.input<typeof offerInput>): Promise<OfferPreview> {
  const found = await findOffer(ctx, parse(offerInput, input));
  const { offer, issue } = found;
  return { path: issue.path, change: isTextOffer(offer) ? changeOf(found, offer) : null };
}
