import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { isTextFix } from "../decisions";
import { changeOf } from "./apply";
import { findSuggestedFix, suggestedFixInput } from "./find";

/** The text of the issue's file before and after; null if the fix does not change it. */
export interface SuggestedFixPreview {
  path: string;
  change: { before: string; after: string } | null;
}

/** Previews `applySuggestedFix`. */
export async function previewSuggestedFix(
  ctx: Context,
  input: z.input<typeof suggestedFixInput>,
): Promise<SuggestedFixPreview> {
  const found = await findSuggestedFix(ctx, parse(suggestedFixInput, input));
  const { offer, issue } = found;
  return { path: issue.path, change: isTextFix(offer) ? changeOf(found, offer) : null };
}
