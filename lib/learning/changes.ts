import { and, eq, inArray } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import {
  findCandidates,
  type Layout,
  layoutIn,
  linksOf,
  parseRecord,
  resolveLink,
  type StoredFile,
  stemKey,
  type VaultChange,
  vaultFiles,
} from "@/lib/vault";
import { correctByDeletion, correctByMove, correctByProject, correctByType, routedRecords } from "./correct";
import { followProjects } from "./renamed";

/** More changes at once are not corrections: a disk is missing, or another version was checked out. */
const MAX_LOST_FILES = 200;

/** Corrects routing decisions by what the user did to the records of routed files. */
export async function learnFromChanges(ctx: Context, tx: Tx, changes: readonly VaultChange[]): Promise<void> {
  const relevant = changes.filter(isRelevant);
  if (relevant.length === 0 || relevant.length > MAX_LOST_FILES) return;
  await followProjects(ctx, tx, relevant);
  const routed = new Set(
    await routedRecords(
      ctx,
      tx,
      relevant.map((change) => change.from ?? change.path),
    ),
  );
  if (routed.size === 0) return;
  const layout = await layoutIn(ctx, tx);
  for (const change of relevant)
    if (routed.has(change.from ?? change.path)) await correct(ctx, tx, layout, change);
}

const isRelevant = ({ kind, fields }: VaultChange): boolean =>
  kind === "moved" || kind === "deleted" || fields?.includes("type") || fields?.includes("project") || false;

async function correct(
  ctx: Context,
  tx: Tx,
  layout: Layout,
  { kind, path, from, before, after, fields = [] }: VaultChange,
) {
  if (kind === "deleted") return correctByDeletion(ctx, tx, path);
  if (kind === "moved") return layout.isRecord(path) ? correctByMove(ctx, tx, from ?? path, path) : undefined;
  if (before && after) await correctByEdit(ctx, tx, layout, { before, after, fields });
}

/** An edit, and the names of the changed fields. */
interface Edit {
  before: StoredFile;
  after: StoredFile;
  fields: readonly string[];
}

/** The type or the project of a record was changed. */
async function correctByEdit(
  ctx: Context,
  tx: Tx,
  layout: Layout,
  { before, after, fields }: Edit,
): Promise<void> {
  const { path } = after;
  if (fields.includes("type")) {
    const [was, is] = [before, after].map(({ text }) => layout.typeOf(path, parseRecord(text).frontmatter));
    if (is !== undefined && was !== is) await correctByType(ctx, tx, path, is);
  }
  if (!fields.includes("project")) return;
  const [was, is] = [await projectsOf(ctx, tx, before), await projectsOf(ctx, tx, after)];
  const added = is.filter((project) => !was.includes(project));
  if (added[0] !== undefined) await correctByProject(ctx, tx, path, added[0]);
  else if (is.length === 0 && was.length > 0) await correctByProject(ctx, tx, path, null);
}

/** The project records that the field `project` links to. */
async function projectsOf(ctx: Context, tx: Tx, { path, text }: StoredFile): Promise<string[]> {
  const links = linksOf(text).filter(({ relation }) => relation === "project");
  const keys = links.map(({ target }) => stemKey(target));
  const found = await findCandidates(ctx, tx, keys);
  const targets = links.flatMap(
    ({ target }) => resolveLink(target, path, found.get(stemKey(target)) ?? []).path ?? [],
  );
  const projects = await projectsAmong(ctx, tx, targets);
  return targets.filter((target) => projects.has(target));
}

async function projectsAmong(ctx: Context, tx: Tx, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await tx
    .select({ path: vaultFiles.path })
    .from(vaultFiles)
    .where(
      and(
        eq(vaultFiles.accountId, ctx.account.id),
        eq(vaultFiles.type, "project"),
        inArray(vaultFiles.path, [...paths]),
      ),
    );
  return new Set(rows.map(({ path }) => path));
}
