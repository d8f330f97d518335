import type { Context } from "@/lib/db";
import { titleOf } from "@/lib/language";
import type { Evidence } from "./evidence";
import { Keeper } from "./keep";
import { type KnownLearning, readKnowledge } from "./known";
import { isAkin } from "./likeness";

/** So many records must say it. */
const FEWEST_SOURCES = 3;
/** A learning that many share in part is about nothing in particular. */
const MOST_QUOTES = 12;
const BASE = 0.5;
const BY_EACH = 0.1;
const MOST = 0.95;

/**
 * Where learnings of one kind from three or more records agree, one of them from `sources`, makes a synthesis that
 * quotes each, or adds to the one there is. Doing it again changes nothing.
 */
export async function findSyntheses(ctx: Context, sources: ReadonlySet<string>): Promise<string[]> {
  const knowledge = await readKnowledge(ctx);
  const keeper = new Keeper(ctx, knowledge);
  const done = new Set<KnownLearning>();
  for (const seed of knowledge.learnings.filter(isAgreeable)) {
    if (done.has(seed) || !seed.evidence.some(({ source }) => sources.has(source))) continue;
    const group = [
      seed,
      ...knowledge.near(seed).filter((each) => each !== seed && isAgreeable(each) && isLike(seed, each)),
    ];
    const evidence = ofEachSource(group.flatMap((each) => each.evidence)).slice(0, MOST_QUOTES);
    if (evidence.length < FEWEST_SOURCES) continue;
    for (const each of group) done.add(each);
    keeper.take({
      kind: "synthesis",
      name: titleOf(`Several records agree - ${seed.name}`),
      evidence,
      confidence: Math.min(MOST, BASE + BY_EACH * evidence.length),
      project: [],
      by: "local",
    });
  }
  return keeper.write();
}

const isAgreeable = ({ kind, isOwn, evidence }: KnownLearning): boolean =>
  isOwn && kind !== "contradiction" && kind !== "synthesis" && evidence.length > 0;

const isLike = (a: KnownLearning, b: KnownLearning): boolean =>
  a.kind === b.kind && a.signatures.some((one) => b.signatures.some((two) => isAkin(one, two)));

/** One quotation a record, the first. */
function ofEachSource(evidence: readonly Evidence[]): Evidence[] {
  const bySource = new Map<string, Evidence>();
  for (const each of evidence) if (!bySource.has(each.source)) bySource.set(each.source, each);
  return [...bySource.values()];
}
