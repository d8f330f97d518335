import { z } from "zod";
import { conflict, invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { checkName, moveRecord } from "@/lib/vault";
import { isDraft } from "../drafts";
import { type Accepted, acceptLearning } from "./accept";
import { findLearning } from "./find";

const editLearningInput = z.strictObject({
  path: z.string("must be the path of a learning"),
  name: z.string("must be text").trim().min(1, "cannot be empty"),
});

/**
 * Renames a draft, updates its links, and accepts it; its evidence stays. Throws `NOT_FOUND`, and `CONFLICT` when it
 * is not a draft.
 */
export async function editLearning(
  ctx: Context,
  input: z.input<typeof editLearningInput>,
): Promise<Accepted> {
  const { path, name } = parse(editLearningInput, input);
  const { record, kind } = await findLearning(ctx, path);
  if (!isDraft(kind, record.frontmatter)) throw conflict(`${record.path} is not a draft`);
  const check = checkName(name);
  if (!check.ok) throw invalid("name", `${check.reason} Try "${check.suggestion}".`);
  const moved =
    check.name === record.name
      ? record.path
      : (await moveRecord(ctx, { path: record.path, name: check.name })).to;
  return acceptLearning(ctx, { path: moved });
}
