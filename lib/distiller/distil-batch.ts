import { Turns } from "@/lib/core/turns";
import type { Context } from "@/lib/db";
import { claimsOf } from "./claims";
import { containsQuote, linkTo } from "./evidence";
import { readKnowledge } from "./known";
import type { Extractor } from "./learning";
import { LearningWriter, nameOfEngine } from "./learning-writer";
import type { SourceReading } from "./reading";
import { type DistilledSource, type RunId, storeSources } from "./runs";
import { type ChangedSource, changedSources, type ReadSource, readSources } from "./sources";
import { readAll } from "./threads/read-all";

/** Sources that are stored together; a crash repeats those that are not stored yet. */
const GROUP_SIZE = 40;
/** How long a step begins further groups: a run is canceled between its steps. */
const STEP_MS = 5_000;

interface DistilOptions {
  project?: string | undefined;
  inThreads: boolean;
  /** Called before each group with the number of sources before it. */
  report: (done: number) => Promise<void>;
}

/**
 * Distils the next changed sources. Returns their paths; empty when all are done. The next group is read while the
 * learnings of the one before are written.
 */
export async function distilBatch(
  ctx: Context,
  run: RunId,
  extract: Extractor,
  { project, inThreads, report }: DistilOptions,
): Promise<string[]> {
  const writer = new LearningWriter(ctx, await readKnowledge(ctx));
  const until = performance.now() + STEP_MS;
  const paths: string[] = [];
  let stored = Promise.resolve();
  try {
    do {
      await report(paths.length);
      const after = paths.at(-1) ?? "";
      const changed = await changedSources(ctx, { ...(project && { project }), limit: GROUP_SIZE, after });
      if (changed.length === 0) break;
      const read = await readGroup(ctx, changed, inThreads);
      const group = await distilGroup(ctx, extract, writer, read);
      await stored;
      stored = writer.write().then((created) => storeSources(ctx, run, group, created));
      // Whatever it throws is thrown where it is awaited.
      stored.catch(() => {});
      paths.push(...group.map(({ path }) => path));
    } while (performance.now() < until);
  } finally {
    await stored;
  }
  return paths;
}

interface ReadRecord {
  path: string;
  hash: string;
  /** Null: it cannot be a source. */
  source: ReadSource | null;
  /** Missing when only the frontmatter has changed. */
  reading: SourceReading | undefined;
}

async function readGroup(
  ctx: Context,
  changed: readonly ChangedSource[],
  inThreads: boolean,
): Promise<ReadRecord[]> {
  const { sources, toRead } = await readSources(ctx, changed);
  const found = await readAll(toRead, inThreads);
  const readings = new Map(toRead.map(({ path }, n) => [path, found[n]]));
  return changed.map(({ path, hash }, n) => ({
    path,
    hash,
    source: sources[n] ?? null,
    reading: readings.get(path),
  }));
}

async function distilGroup(
  ctx: Context,
  extract: Extractor,
  writer: LearningWriter,
  group: readonly ReadRecord[],
): Promise<DistilledSource[]> {
  const done: DistilledSource[] = [];
  const turns = new Turns();
  for (const { path, hash, source, reading } of group) {
    await turns.next();
    const place = { path, fileHash: hash, bodyHash: source?.bodyHash ?? "" };
    const nothing = { candidate: null, learnings: 0, by: null };
    if (source === null) done.push({ ...place, ...nothing, claims: [] });
    else if (reading === undefined) done.push({ ...place, ...nothing, claims: null });
    else done.push({ ...place, ...(await distil(ctx, extract, writer, source, reading)) });
  }
  return done;
}

async function distil(
  ctx: Context,
  extract: Extractor,
  writer: LearningWriter,
  source: ReadSource,
  { candidate, learnings: found, stated }: SourceReading,
): Promise<Pick<DistilledSource, "claims" | "candidate" | "learnings" | "by">> {
  // Sources without signals are not sent to a model, but their claims are read.
  const extraction = candidate ? await extract(ctx, source, found) : null;
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
  const claims = claimsOf(source, findings, stated).filter(({ quote }) => containsQuote(source.body, quote));
  const learnings = outcomes.filter((outcome) => outcome.kind === "created").length;
  return { claims, candidate, learnings, by };
}

/** Links to the projects of a source; a project's record belongs to itself. */
function projectsOf({ path, type, frontmatter }: ReadSource): string[] {
  if (type === "project") return [linkTo(path)];
  const { project } = frontmatter;
  return (Array.isArray(project) ? project : [project]).filter(
    (each): each is string => typeof each === "string" && /^\[\[[^[\]]+\]\]$/.test(each),
  );
}
