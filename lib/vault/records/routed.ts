import type { Context, Tx } from "@/lib/db";
import { correctByProject, correctByType } from "@/lib/learning/correct";
import { findCandidates, typeOf } from "../indexing";
import { linksOf, resolveLink, stemKey } from "../links";
import { recordAt } from "../path";
import { parseRecord } from "../record";
import type { StoredFile } from "../store";

/** An edit, with the names of the fields that it changed. */
interface Edit {
  before: StoredFile;
  after: StoredFile;
  fields: readonly string[];
}

/** What a user's edit says of how the record's file was routed: another type, or another project. */
export async function correctByEdit(ctx: Context, tx: Tx, { before, after, fields }: Edit): Promise<void> {
  const { path } = after;
  if (fields.includes("type")) {
    const [was, is] = [before, after].map(({ text }) => typeOf(path, parseRecord(text).frontmatter));
    if (is && was !== is) await correctByType(ctx, tx, path, is);
  }
  if (!fields.includes("project")) return;
  const [was, is] = [await projectsOf(ctx, tx, before), await projectsOf(ctx, tx, after)];
  const added = is.filter((project) => !was.includes(project));
  if (added[0] !== undefined) await correctByProject(ctx, tx, path, added[0]);
  else if (is.length === 0 && was.length > 0) await correctByProject(ctx, tx, path, null);
}

/** The project records that the field `project` leads to. */
async function projectsOf(ctx: Context, tx: Tx, { path, text }: StoredFile): Promise<string[]> {
  const links = linksOf(text).filter(({ relation }) => relation === "project");
  const found = await findCandidates(
    ctx,
    tx,
    links.map(({ target }) => stemKey(target)),
  );
  return links.flatMap(({ target }) => {
    const led = resolveLink(target, path, found.get(stemKey(target)) ?? []).path;
    return led !== undefined && recordAt(led)?.type === "project" ? [led] : [];
  });
}
