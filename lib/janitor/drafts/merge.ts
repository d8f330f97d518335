import type { Context } from "@/lib/db";
import { NoModel } from "@/lib/gateway";
import { editText, splitDocument } from "@/lib/vault";
import { missingLines, newBlocks } from "./bodies";
import { mergeFields } from "./fields";
import { generateText, NoText } from "./model";
import { MERGE } from "./prompt";
import type { Side } from "./sides";
import type { DraftText } from "./written";

/** Merges the fields of two records and lets a model merge their bodies; without a model, joins the bodies. */
export async function merge(ctx: Context, keep: Side, gone: Side): Promise<DraftText> {
  try {
    const material = { given: [keep.body, gone.body], about: [keep.path, gone.path] };
    const { text, ...by } = await generateText(ctx, MERGE, material);
    return mergeWith(keep, gone, text, { engine: "model", ...by });
  } catch (error) {
    if (!(error instanceof NoModel) && !(error instanceof NoText)) throw error;
    return mergeLocally(keep, gone, error.message);
  }
}

/** Joins the bodies; paragraphs that both have appear once. */
export const mergeLocally = (keep: Side, gone: Side, reason: string): DraftText =>
  mergeWith(keep, gone, null, { engine: "local", reason });

/** Uses `body`, or appends the second body to the first. Lines that are missing afterwards are in `leftOut`. */
function mergeWith(keep: Side, gone: Side, body: string | null, by: DraftText["by"]): DraftText {
  const { text, leftOut } = mergeFields(keep, gone);
  const { eol } = splitDocument(text);
  const written = (part: string) => part.replace(/\r?\n/g, eol);
  const added = newBlocks(gone.body, keep.body).join("\n\n");
  const patch = body === null ? { bodyAppend: written(added) } : { body: written(`${body.trim()}\n`) };
  const after = editText(text, patch).text;
  const { bodyStart } = splitDocument(after);
  return { after, leftOut: [...leftOut, ...missingLines(after.slice(bodyStart), keep.body, gone.body)], by };
}
