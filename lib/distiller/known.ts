import { and, eq, inArray } from "drizzle-orm";
import { SizedCache } from "@/lib/core/sized-cache";
import { proposedDecisions } from "@/lib/curator";
import type { Context } from "@/lib/db";
import {
  type Layout,
  layoutIn,
  nameKey,
  parseRecord,
  pathFor,
  readIfReadable,
  type VaultPath,
  vaultFiles,
} from "@/lib/vault";
import { isLearningKind, isOwn } from "./drafts";
import { type Evidence, quotedIn } from "./evidence";
import { LEARNING_KINDS, type LearningKind } from "./learning";
import { isSameStatement, type Signature, signatureOf } from "./similarity";
import { distillerRejections } from "./tables";
import { WordIndex } from "./word-index";

/** A record of one of the five kinds, by the distiller or by a person. */
export interface KnownLearning {
  path: string;
  kind: LearningKind;
  name: string;
  /** Created by the distiller. */
  isOwn: boolean;
  evidence: Evidence[];
  signatures: Signature[];
}

type RejectedLearning = Pick<KnownLearning, "signatures"> & { kind: string };

/** Existing and rejected learnings. */
export class Knowledge {
  private readonly known = new WordIndex<KnownLearning>();
  private readonly paths = new Set<string>();

  constructor(
    readonly learnings: KnownLearning[],
    private readonly rejected: readonly RejectedLearning[],
    private readonly layout: Layout,
  ) {
    for (const learning of learnings) this.index(learning);
  }

  /** An equal learning, if any; preferably one by the distiller. */
  find(kind: LearningKind, signatures: readonly Signature[]): KnownLearning | undefined {
    const isSame = (each: KnownLearning, wanted: readonly Signature[]): boolean =>
      matches(each, wanted) || hasGrown(each, wanted);
    const near = signatures.flatMap((signature) => this.known.near(signature));
    const same = [...new Set(near)].filter((each) => each.kind === kind && isSame(each, signatures));
    return same.find((each) => each.isOwn) ?? same[0];
  }

  /** Learnings that share words with this one. */
  near(learning: KnownLearning): KnownLearning[] {
    return [...new Set(learning.signatures.flatMap((signature) => this.known.near(signature)))];
  }

  isRejected(kind: LearningKind, signatures: readonly Signature[]): boolean {
    return this.rejected.some(
      (each) => each.kind === kind && (matches(each, signatures) || hasGrown(each, signatures)),
    );
  }

  /** The path of a new learning. */
  pathOf = (kind: LearningKind, name: string): VaultPath => pathFor(this.layout, kind, name);

  isTaken = (path: string): boolean => this.paths.has(nameKey(path));

  add(learning: KnownLearning): void {
    this.learnings.push(learning);
    this.index(learning);
  }

  /** Adds evidence from another record. */
  addEvidence(learning: KnownLearning, evidence: readonly Evidence[]): void {
    const signatures = evidence.map(({ quote }) => signatureOf(quote));
    learning.evidence.push(...evidence);
    learning.signatures.push(...signatures);
    for (const signature of signatures) this.known.add(signature, learning);
  }

  private index(learning: KnownLearning): void {
    this.paths.add(nameKey(learning.path));
    for (const signature of learning.signatures) this.known.add(signature, learning);
  }
}

/** A contradiction must match on both sides, a synthesis on one. */
function matches({ kind, signatures }: RejectedLearning, wanted: readonly Signature[]): boolean {
  const isThere = (one: Signature) => signatures.some((two) => isSameStatement(one, two));
  return kind === "synthesis" ? wanted.some(isThere) : wanted.every(isThere);
}

/** A contradiction that has two sides in common with this one, and half of the smaller: other records joined it. */
function hasGrown({ kind, signatures }: RejectedLearning, wanted: readonly Signature[]): boolean {
  if (kind !== "contradiction") return false;
  const common = wanted.filter((one) => signatures.some((two) => isSameStatement(one, two))).length;
  return common >= 2 && common * 2 >= Math.min(wanted.length, signatures.length);
}

/**
 * Learnings that are kept, of all accounts, at some 1.5 kB each. Of an account with more, each step of a run reads all of them
 * again.
 */
const CAPACITY = 100_000;

/** Parsed learnings by account and path, with the hash of the file. */
const cache = new SizedCache<ReadonlyMap<string, { hash: string; learning: KnownLearning }>>(CAPACITY);

/**
 * Reads changed learnings from disk, the rejections, and the curator's proposals, which are not to be created twice.
 */
export async function readKnowledge(ctx: Context): Promise<Knowledge> {
  const { files, rejections, proposed, layout } = await ctx.db.tx(async (tx) => ({
    files: await tx
      .select({ path: vaultFiles.path, type: vaultFiles.type, name: vaultFiles.name, hash: vaultFiles.hash })
      .from(vaultFiles)
      .where(
        and(
          eq(vaultFiles.accountId, ctx.account.id),
          eq(vaultFiles.kind, "record"),
          inArray(vaultFiles.type, [...LEARNING_KINDS]),
        ),
      ),
    rejections: await tx
      .select({ kind: distillerRejections.kind, evidence: distillerRejections.evidence })
      .from(distillerRejections)
      .where(eq(distillerRejections.accountId, ctx.account.id)),
    proposed: await proposedDecisions(ctx, tx),
    layout: await layoutIn(ctx, tx),
  }));
  const learnings = await learningsIn(ctx, files);
  const rejected = [
    ...rejections.map(({ kind, evidence }) => ({ kind, signatures: evidence.map(signatureOf) })),
    ...proposed.map((statements) => ({ kind: "decision", signatures: statements.map(signatureOf) })),
  ];
  return new Knowledge(learnings.map(copyOf), rejected, layout);
}

/** Reads those that have changed since they were last read. */
async function learningsIn(
  ctx: Context,
  files: readonly Pick<typeof vaultFiles.$inferSelect, "path" | "type" | "name" | "hash">[],
): Promise<KnownLearning[]> {
  const before = cache.get(ctx.account.id);
  const now = new Map<string, { hash: string; learning: KnownLearning }>();
  for (const { path, type, name, hash } of files) {
    const cached = before?.get(path);
    const learning =
      // Its folder may have another type by now, though the file is the same.
      cached?.hash === hash && cached.learning.kind === type
        ? cached.learning
        : isLearningKind(type) && (await readOne(ctx, path, type, name));
    if (learning) now.set(path, { hash, learning });
  }
  cache.set(ctx.account.id, now, 1 + now.size);
  return [...now.values()].map(({ learning }) => learning);
}

/** A run changes learnings before they are written. */
const copyOf = (learning: KnownLearning): KnownLearning => ({
  ...learning,
  evidence: [...learning.evidence],
  signatures: [...learning.signatures],
});

async function readOne(
  ctx: Context,
  path: string,
  kind: LearningKind,
  name: string,
): Promise<KnownLearning | null> {
  const file = await readIfReadable(ctx.account.vaultDir, path as VaultPath);
  if (!file) return null;
  const { frontmatter, body } = parseRecord(file.text);
  const own = isOwn(frontmatter);
  const quotes = quotedIn(body);
  const evidence = quotes.flatMap(({ quote, source }) => (source === null ? [] : [{ quote, source }]));
  const statements = quotes.map(({ quote }) => quote);
  // The name of a record by a person or the curator is a statement as well.
  const signatures = (own ? statements : [name, ...statements]).map(signatureOf);
  return { path, kind, name, isOwn: own, evidence, signatures };
}
