import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import {
  editBlock,
  editSection,
  findBlock,
  findHeading,
  readOutline,
  replaceTexts,
  SECTION_OPS,
} from "../outline";
import { splitDocument } from "../record";
import { withBody } from "../record/body";

const MAX_REPLACEMENTS = 100;

export const sectionInput = z
  .strictObject({
    heading: z
      .array(textInput, 'must be a list of headings, such as ["Project", "Tasks"]')
      .min(1, "must name at least one heading")
      .max(6, "at most 6 headings")
      .optional()
      .meta({ description: "The heading of the section, after those above it as far as needed" }),
    block: z
      .string("must be the id of a block")
      .regex(/^\^?[A-Za-z0-9-]{1,60}$/, "must be the id of a block, such as ^quote-1")
      .optional()
      .meta({ description: "The id of a block, such as ^quote-1, instead of a heading" }),
    op: z.enum(SECTION_OPS, { error: `must be one of ${SECTION_OPS.join(", ")}` }),
    text: textInput,
  })
  .refine(
    ({ heading, block }) => (heading === undefined) !== (block === undefined),
    "give either heading or block",
  );

export const replaceInput = z
  .array(
    z.strictObject({ old: textInput.min(1, "cannot be empty"), new: textInput }),
    "must be a list of {old, new}",
  )
  .min(1, "must have at least one replacement")
  .max(MAX_REPLACEMENTS, `at most ${MAX_REPLACEMENTS} replacements in one request`);

export interface PartialEdit {
  section?: z.output<typeof sectionInput> | undefined;
  replace?: z.output<typeof replaceInput> | undefined;
}

/**
 * The text of a record after parts of its body were edited: first `replace`, then `section`. Throws
 * `VALIDATION_ERROR` where a part is not found exactly once.
 */
export async function withEditedParts(
  ctx: Context,
  text: string,
  { section, replace }: PartialEdit,
): Promise<string> {
  if (section === undefined && replace === undefined) return text;
  const split = splitDocument(text);
  if (split.unclosed)
    throw invalid("body", "The frontmatter that opens in line 1 is not closed: send the whole text as body");
  const body = text.slice(split.bodyStart);
  const replaced = replace === undefined ? body : replaceTexts(body, replace, "replace");
  const edited = section === undefined ? replaced : await withSection(ctx, replaced, section);
  return edited === body ? text : withBody(text, split, edited);
}

async function withSection(
  ctx: Context,
  body: string,
  section: z.output<typeof sectionInput>,
): Promise<string> {
  const { heading, block, op, text } = section;
  const outline = await readOutline(ctx.account.id, body, "section");
  if (heading !== undefined)
    return editSection(body, findHeading(outline, heading, "section.heading"), op, text);
  return editBlock(body, findBlock(outline, block ?? "", "section.block"), op, text, "section");
}
