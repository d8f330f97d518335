import type { Context } from "@/lib/db";
import { claimsOf } from "./claims";
import { linkTo, standsIn } from "./evidence";
import { type Kept, keep, nameOfEngine } from "./keep";
import { type Knowledge, readKnowledge } from "./known";
import type { Extractor } from "./learning";
import { noteUnchanged, type RunId, storeSource } from "./runs";
import { judge } from "./signals";
import { changedSources, lastBodyHash, type ReadSource, readSource } from "./sources";

/** Sources of one step: what a crash costs at most. */
const AT_ONCE = 20;

/** Distils the next sources that have changed. Answers which; none when all are done. */
export async function distilSome(
  ctx: Context,
  run: RunId,
  extract: Extractor,
  project?: string,
): Promise<string[]> {
  const sources = await changedSources(ctx, { ...(project && { project }), limit: AT_ONCE });
  let knowledge: Knowledge | null = null;
  for (const each of sources) {
    const source = await readSource(ctx, each);
    if (source === null) {
      const nothing = { claims: [], created: [], extracted: 0, by: null };
      await storeSource(ctx, run, { path: each.path, hash: each.hash, bodyHash: "" }, nothing);
    } else if (source.bodyHash === (await lastBodyHash(ctx, each.path))) {
      await noteUnchanged(ctx, each.path, each.hash);
    } else {
      knowledge ??= await readKnowledge(ctx);
      await distil(ctx, run, extract, knowledge, { ...source, hash: each.hash });
    }
  }
  return sources.map(({ path }) => path);
}

async function distil(
  ctx: Context,
  run: RunId,
  extract: Extractor,
  knowledge: Knowledge,
  source: ReadSource & { hash: string },
): Promise<void> {
  // What hints at nothing is not worth a model's time; its claims are read all the same.
  const extraction = judge(source) ? await extract(ctx, source) : null;
  const findings = (extraction?.findings ?? []).filter(({ evidence }) => standsIn(source.body, evidence));
  const created: string[] = [];
  for (const { kind, name, evidence, confidence } of findings) {
    const kept: Kept = await keep(ctx, knowledge, {
      kind,
      name,
      evidence: [{ quote: evidence, source: source.path }],
      confidence,
      project: projectsOf(source),
      by: extraction ? nameOfEngine(extraction.by) : "local",
    });
    if (kept.outcome === "created" && kept.path) created.push(kept.path);
  }
  const claims = claimsOf(source, findings).filter(({ quote }) => standsIn(source.body, quote));
  await storeSource(ctx, run, source, {
    claims,
    created,
    extracted: created.length,
    by: extraction?.by ?? null,
  });
}

/** Links to the projects that a source says it belongs to; a project's own record belongs to itself. */
function projectsOf({ path, type, frontmatter }: ReadSource): string[] {
  if (type === "project") return [linkTo(path)];
  const { project } = frontmatter;
  return (Array.isArray(project) ? project : [project]).filter(
    (each): each is string => typeof each === "string" && /^\[\[[^[\]]+\]\]$/.test(each),
  );
}
