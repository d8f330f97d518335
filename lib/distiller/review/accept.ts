import { z } from "zod";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { editRecord } from "@/lib/vault";
import { acceptedFields, isDraft } from "../drafts";
import { findLearning } from "./find";

const acceptLearningInput = z.strictObject({ path: z.string("must be the path of a learning") });

export interface Accepted {
  path: string;
  name: string;
}

/** Accepts a draft. Throws `NOT_FOUND`, and `CONFLICT` when it is not a draft. */
export async function acceptLearning(
  ctx: Context,
  input: z.input<typeof acceptLearningInput>,
): Promise<Accepted> {
  const { record, kind } = await findLearning(ctx, parse(acceptLearningInput, input).path);
  if (!isDraft(kind, record.frontmatter)) throw conflict(`${record.path} is not a draft`);
  await editRecord(ctx, { path: record.path, ...acceptedFields(kind), ifMatch: `"${record.etag}"` });
  return { path: record.path, name: record.name };
}
