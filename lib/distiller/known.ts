import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { nameKey, parseRecord, readFileIfAny, type VaultPath, vaultFiles } from "@/lib/vault";
import { isLearningKind, isOwn } from "./drafts";
import { type Evidence, quotedIn } from "./evidence";
import { LEARNING_KINDS, type LearningKind } from "./learning";
import { isSame, type Signature, signatureOf } from "./likeness";
import { distillerRejections } from "./tables";
import { WordIndex } from "./word-index";

/** A record of one of the five kinds, whoever made it. */
export interface KnownLearning {
  path: string;
  kind: LearningKind;
  name: string;
  /** The Distiller made it. */
  isOwn: boolean;
  evidence: Evidence[];
  signatures: Signature[];
}

/** What somebody did not want to know. */
type Rejected = Pick<KnownLearning, "signatures"> & { kind: string };

/** What the vault knows already, and what somebody did not want to know. */
export class Knowledge {
  private readonly known = new WordIndex<KnownLearning>();
  private readonly paths = new Set<string>();

  constructor(
    readonly learnings: KnownLearning[],
    private readonly rejected: readonly Rejected[],
  ) {
    for (const learning of learnings) this.enter(learning);
  }

  /** The record that says the same, if there is one; one that the Distiller made comes first. */
  find(kind: LearningKind, signatures: readonly Signature[]): KnownLearning | undefined {
    const near = signatures.flatMap((signature) => this.known.near(signature));
    const same = [...new Set(near)].filter((each) => each.kind === kind && says(each, signatures));
    return same.find((each) => each.isOwn) ?? same[0];
  }

  /** Own learnings that share words with one. */
  near(learning: KnownLearning): KnownLearning[] {
    return [...new Set(learning.signatures.flatMap((signature) => this.known.near(signature)))];
  }

  isRejected(kind: LearningKind, signatures: readonly Signature[]): boolean {
    return this.rejected.some((each) => each.kind === kind && says(each, signatures));
  }

  isTaken = (path: string): boolean => this.paths.has(nameKey(path));

  add(learning: KnownLearning): void {
    this.learnings.push(learning);
    this.enter(learning);
  }

  /** Another record says what a known one says. */
  support(learning: KnownLearning, evidence: readonly Evidence[]): void {
    const signatures = evidence.map(({ quote }) => signatureOf(quote));
    learning.evidence.push(...evidence);
    learning.signatures.push(...signatures);
    for (const signature of signatures) this.known.add(signature, learning);
  }

  private enter(learning: KnownLearning): void {
    this.paths.add(nameKey(learning.path));
    for (const signature of learning.signatures) this.known.add(signature, learning);
  }
}

/** Both sides of a contradiction must be there; a synthesis grows with each record that agrees. */
function says({ kind, signatures }: Rejected, wanted: readonly Signature[]): boolean {
  const isThere = (one: Signature) => signatures.some((two) => isSame(one, two));
  return kind === "synthesis" ? wanted.some(isThere) : wanted.every(isThere);
}

/** What this process has read of an account's records, by path, with the hash of the file that it read. */
const read = new Map<string, Map<string, { hash: string; learning: KnownLearning }>>();

/** Reads the records of the five kinds from the disk, as far as they have changed, and the rejections. */
export async function readKnowledge(ctx: Context): Promise<Knowledge> {
  const { files, rejections } = await ctx.db.tx(async (tx) => ({
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
  }));
  const before = read.get(ctx.account.id);
  const now = new Map<string, { hash: string; learning: KnownLearning }>();
  for (const { path, type, name, hash } of files) {
    const held = before?.get(path);
    const learning =
      held?.hash === hash ? held.learning : isLearningKind(type) && (await readOne(ctx, path, type, name));
    if (learning) now.set(path, { hash, learning });
  }
  read.set(ctx.account.id, now);
  const rejected = rejections.map(({ kind, evidence }) => ({ kind, signatures: evidence.map(signatureOf) }));
  return new Knowledge(
    [...now.values()].map(({ learning }) => copyOf(learning)),
    rejected,
  );
}

/** A run adds to what it knows before it is written. */
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
  const file = await readFileIfAny(ctx.account.vaultDir, path as VaultPath);
  if (!file) return null;
  const { frontmatter, body } = parseRecord(file.text);
  const own = isOwn(frontmatter);
  const quotes = quotedIn(body);
  const evidence = quotes.flatMap(({ quote, source }) => (source === null ? [] : [{ quote, source }]));
  const statements = quotes.map(({ quote }) => quote);
  // What a person or the Curator wrote says it by its name, too.
  const signatures = (own ? statements : [name, ...statements]).map(signatureOf);
  return { path, kind, name, isOwn: own, evidence, signatures };
}
