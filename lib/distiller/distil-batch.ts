import type { Context } from "@/lib/db";
import { claimsOf } from "./claims";
import { containsQuote, linkTo } from "./evidence";
import { readKnowledge } from "./known";
import type { Extractor } from "./learning";
import { LearningWriter, nameOfEngine } from "./learning-writer";
import { type DistilledSource, type RunId, storeSources } from "./runs";
import { candidateOf } from "./signals";
import { bodyHashes, changedSources, type ReadSource, readSource } from "./sources";

/** Sources per step, which is what a crash repeats. */
const BATCH_SIZE = 40;

/** Distils the next changed sources. Returns their paths; empty when all are done. */
export async function distilBatch(
  ctx: Context,
  run: RunId,
  extract: Extractor,
  project?: string,
): Promise<string[]> {
  const changed = await changedSources(ctx, { ...(project && { project }), limit: BATCH_SIZE });
  if (changed.length === 0) return [];
  const hashes = await bodyHashes(ctx, changed);
  const writer = new LearningWriter(ctx, await readKnowledge(ctx));
  const done: DistilledSource[] = [];
  for (const { path, hash, ...rest } of changed) {
    const source = await readSource(ctx, { path, hash, ...rest });
    const place = { path, fileHash: hash, bodyHash: source?.bodyHash ?? "" };
    if (source === null) done.push({ ...place, claims: [], learnings: 0, by: null });
    // Only the frontmatter has changed.
    else if (source.bodyHash === hashes.get(path))
      done.push({ ...place, claims: null, learnings: 0, by: null });
    else done.push({ ...place, ...(await distil(ctx, extract, writer, source)) });
  }
  await storeSources(ctx, run, done, await writer.write());
  return changed.map(({ path }) => path);
}

async function distil(
  ctx: Context,
  extract: Extractor,
  writer: LearningWriter,
  source: ReadSource,
): Promise<Pick<DistilledSource, "claims" | "learnings" | "by">> {
  // Sources without signals are not sent to a model, but their claims are read.
  const extraction = candidateOf(source) ? await extract(ctx, source) : null;
  const by = extraction?.by ?? null;
  const findings = (extraction?.findings ?? []).filter(({ evidence }) =>
    containsQuote(source.body, evidence),
  );
  const outcomes = findings.map(({ kind, name, evidence, confidence }) =>
    writer.add({
      kind,
      name,
      evidence: [{ quote: evidence, source: source.path }],
      confidence,
      project: projectsOf(source),
      by: by ? nameOfEngine(by) : "local",
    }),
  );
  const claims = claimsOf(source, findings).filter(({ quote }) => containsQuote(source.body, quote));
  return { claims, learnings: outcomes.filter((outcome) => outcome.kind === "created").length, by };
}

/** Links to the projects of a source; a project's record belongs to itself. */
function projectsOf({ path, type, frontmatter }: ReadSource): string[] {
  if (type === "project") return [linkTo(path)];
  const { project } = frontmatter;
  return (Array.isArray(project) ? project : [project]).filter(
    (each): each is string => typeof each === "string" && /^\[\[[^[\]]+\]\]$/.test(each),
  );
}
