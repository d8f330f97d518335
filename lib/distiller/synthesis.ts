import { groupBy } from "@/lib/core/group-by";
import { Turns } from "@/lib/core/turns";
import type { Context } from "@/lib/db";
import { matchKey, titleOf } from "@/lib/language";
import { clustersOf } from "./clusters";
import type { Evidence } from "./evidence";
import { type KnownLearning, readKnowledge } from "./known";
import { LearningWriter } from "./learning-writer";
import { isSimilar } from "./similarity";

const MIN_SOURCES = 5;
/** Limits groups that agree only in part. */
const MAX_QUOTES = 12;
const BASE_CONFIDENCE = 0.5;
const CONFIDENCE_PER_SOURCE = 0.1;
const MAX_CONFIDENCE = 0.95;

/**
 * Creates or extends a synthesis where learnings of one kind from five or more records of a cluster agree and at least one is
 * from `sources`. Idempotent.
 */
export async function findSyntheses(ctx: Context, sources: ReadonlySet<string>): Promise<string[]> {
  const knowledge = await readKnowledge(ctx);
  const writer = new LearningWriter(ctx, knowledge);
  const done = new Set<KnownLearning>();
  const turns = new Turns();
  for (const seed of knowledge.learnings.filter(isAgreeable)) {
    await turns.next();
    if (done.has(seed) || !seed.evidence.some(({ source }) => sources.has(source))) continue;
    const group = [
      seed,
      ...knowledge.near(seed).filter((each) => each !== seed && isAgreeable(each) && isLike(seed, each)),
    ];
    const evidence = (await ofOneCluster(ctx, ofEachSource(group.flatMap((each) => each.evidence)))).slice(
      0,
      MAX_QUOTES,
    );
    if (evidence.length < MIN_SOURCES || isCopied(evidence)) continue;
    for (const each of group) done.add(each);
    writer.add({
      kind: "synthesis",
      name: titleOf(`Several records agree - ${seed.name}`),
      evidence,
      confidence: Math.min(MAX_CONFIDENCE, BASE_CONFIDENCE + CONFIDENCE_PER_SOURCE * evidence.length),
      project: [],
      by: "local",
    });
  }
  return writer.write();
}

/** The quotes from the cluster that most of the records belong to; records without a cluster form one. */
async function ofOneCluster(ctx: Context, evidence: readonly Evidence[]): Promise<Evidence[]> {
  if (evidence.length < MIN_SOURCES) return [];
  const clusters = await clustersOf(
    ctx,
    evidence.map(({ source }) => source),
  );
  const groups = groupBy(evidence, ({ source }) => clusters.get(source) ?? "");
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

const isAgreeable = ({ kind, isOwn, evidence }: KnownLearning): boolean =>
  isOwn && kind !== "contradiction" && kind !== "synthesis" && evidence.length > 0;

const isLike = (a: KnownLearning, b: KnownLearning): boolean =>
  a.kind === b.kind && a.signatures.some((one) => b.signatures.some((two) => isSimilar(one, two)));

/** Whether all quotes are the same sentence, which is one learning with its sources. */
const isCopied = (evidence: readonly Evidence[]): boolean =>
  new Set(evidence.map(({ quote }) => matchKey(quote))).size === 1;

/** The first quotation of each record. */
function ofEachSource(evidence: readonly Evidence[]): Evidence[] {
  const bySource = new Map<string, Evidence>();
  for (const each of evidence) if (!bySource.has(each.source)) bySource.set(each.source, each);
  return [...bySource.values()];
}
