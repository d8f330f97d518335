import type { Context } from "@/lib/db";
import { claimsOf } from "./claims";
import { linkTo, standsIn } from "./evidence";
import { Keeper, nameOfEngine } from "./keep";
import { readKnowledge } from "./known";
import type { Extractor } from "./learning";
import { type Distilled, type RunId, storeSources } from "./runs";
import { judge } from "./signals";
import { bodyHashes, changedSources, type ReadSource, readSource } from "./sources";

/** Sources of one step: what a crash costs at most. */
const AT_ONCE = 40;

/** Distils the next sources that have changed. Answers which; none when all are done. */
export async function distilSome(
  ctx: Context,
  run: RunId,
  extract: Extractor,
  project?: string,
): Promise<string[]> {
  const changed = await changedSources(ctx, { ...(project && { project }), limit: AT_ONCE });
  if (changed.length === 0) return [];
  const hashes = await bodyHashes(ctx, changed);
  const keeper = new Keeper(ctx, await readKnowledge(ctx));
  const done: Distilled[] = [];
  for (const { path, hash, ...rest } of changed) {
    const source = await readSource(ctx, { path, hash, ...rest });
    const place = { path, fileHash: hash, bodyHash: source?.bodyHash ?? "" };
    if (source === null) done.push({ ...place, claims: [], learnings: 0, by: null });
    // Only the rest of the file has changed: nothing is read again.
    else if (source.bodyHash === hashes.get(path))
      done.push({ ...place, claims: null, learnings: 0, by: null });
    else done.push({ ...place, ...(await distil(ctx, extract, keeper, source)) });
  }
  await storeSources(ctx, run, done, await keeper.write());
  return changed.map(({ path }) => path);
}

async function distil(
  ctx: Context,
  extract: Extractor,
  keeper: Keeper,
  source: ReadSource,
): Promise<Pick<Distilled, "claims" | "learnings" | "by">> {
  // What hints at nothing is not worth a model's time; its claims are read all the same.
  const extraction = judge(source) ? await extract(ctx, source) : null;
  const by = extraction?.by ?? null;
  const findings = (extraction?.findings ?? []).filter(({ evidence }) => standsIn(source.body, evidence));
  const taken = findings.map(({ kind, name, evidence, confidence }) =>
    keeper.take({
      kind,
      name,
      evidence: [{ quote: evidence, source: source.path }],
      confidence,
      project: projectsOf(source),
      by: by ? nameOfEngine(by) : "local",
    }),
  );
  const claims = claimsOf(source, findings).filter(({ quote }) => standsIn(source.body, quote));
  return { claims, learnings: taken.filter(({ outcome }) => outcome === "created").length, by };
}

/** Links to the projects that a source says it belongs to; a project's own record belongs to itself. */
function projectsOf({ path, type, frontmatter }: ReadSource): string[] {
  if (type === "project") return [linkTo(path)];
  const { project } = frontmatter;
  return (Array.isArray(project) ? project : [project]).filter(
    (each): each is string => typeof each === "string" && /^\[\[[^[\]]+\]\]$/.test(each),
  );
}
