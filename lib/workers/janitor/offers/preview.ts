import type { z } from "zod";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { changeOf } from "./apply";
import { findOffer, offerInput } from "./find";
import { isTextOffer } from "./text";

/** What an offer would make of the issue's file. */
export interface OfferPreview {
  path: string;
  before: string;
  after: string;
}

/** As `applyOffer`, without doing it. Throws `CONFLICT` for an offer that changes no text. */
export async function previewOffer(ctx: Context, input: z.input<typeof offerInput>): Promise<OfferPreview> {
  const found = await findOffer(ctx, parse(offerInput, input));
  if (!isTextOffer(found.offer)) throw conflict("This offer changes no text: there is nothing to compare");
  return { path: found.issue.path, ...changeOf(found, found.offer) };
}
