import type { Context } from "@/lib/db";
import { NoModel } from "@/lib/gateway";
import { editText, splitDocument } from "@/lib/vault";
import { missingLines, newBlocks } from "./bodies";
import { joinFields } from "./fields";
import { askForText, NoText } from "./model";
import { MERGE } from "./prompt";
import type { Side } from "./sides";
import type { Written } from "./written";

/** One record of two, by the fields of both and the body that a model makes of theirs; without one, both bodies. */
export async function merge(ctx: Context, keep: Side, gone: Side): Promise<Written> {
  try {
    const material = { given: [keep.body, gone.body], about: [keep.path, gone.path] };
    const { text, ...by } = await askForText(ctx, MERGE, material);
    return mergeWith(keep, gone, text, { engine: "model", ...by });
  } catch (error) {
    if (!(error instanceof NoModel) && !(error instanceof NoText)) throw error;
    return mergeLocally(keep, gone, error.message);
  }
}

/** Puts the bodies one behind the other; what stands in both word for word stands there once. */
export const mergeLocally = (keep: Side, gone: Side, reason: string): Written =>
  mergeWith(keep, gone, null, { engine: "local", reason });

/** With `body` as body, or the second behind the first. Whatever line of either is missing then is told. */
function mergeWith(keep: Side, gone: Side, body: string | null, by: Written["by"]): Written {
  const { text, leftOut } = joinFields(keep, gone);
  const { eol } = splitDocument(text);
  const written = (part: string) => part.replace(/\r?\n/g, eol);
  const added = newBlocks(gone.body, keep.body).join("\n\n");
  const patch = body === null ? { bodyAppend: written(added) } : { body: written(`${body.trim()}\n`) };
  const after = editText(text, patch).text;
  const { bodyStart } = splitDocument(after);
  return { after, leftOut: [...leftOut, ...missingLines(after.slice(bodyStart), keep.body, gone.body)], by };
}
