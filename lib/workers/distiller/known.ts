import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { distillerRejections, vaultFiles } from "@/lib/db/schema";
import { parseRecord, readFileIfAny, type VaultPath } from "@/lib/vault";
import { isLearningKind, isOwn } from "./drafts";
import { type Evidence, quotedIn } from "./evidence";
import { LEARNING_KINDS, type LearningKind } from "./learning";
import { isSame, type Signature, signatureOf } from "./likeness";

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

/** What the vault knows already, and what somebody did not want to know. */
export class Knowledge {
  constructor(
    readonly learnings: KnownLearning[],
    private readonly rejected: { kind: string; signatures: Signature[] }[],
  ) {}

  /** The record that says the same, if there is one; one that the Distiller made comes first. */
  find(kind: LearningKind, signatures: readonly Signature[]): KnownLearning | undefined {
    const same = this.learnings.filter((each) => each.kind === kind && says(each, signatures));
    return same.find((each) => each.isOwn) ?? same[0];
  }

  isRejected(kind: LearningKind, signatures: readonly Signature[]): boolean {
    return this.rejected.some((each) => each.kind === kind && says(each, signatures));
  }

  add(learning: Omit<KnownLearning, "signatures">): void {
    this.learnings.push({
      ...learning,
      signatures: learning.evidence.map(({ quote }) => signatureOf(quote)),
    });
  }
}

/** Both sides of a contradiction must be there; a synthesis grows with each record that agrees. */
function says(
  { kind, signatures }: { kind: string; signatures: Signature[] },
  wanted: readonly Signature[],
): boolean {
  const isThere = (one: Signature) => signatures.some((two) => isSame(one, two));
  return kind === "synthesis" ? wanted.some(isThere) : wanted.every(isThere);
}

/** Reads the records of the five kinds from the disk, as far as the index names them, and the rejections. */
export async function readKnowledge(ctx: Context): Promise<Knowledge> {
  const { files, rejections } = await ctx.db.tx(async (tx) => ({
    files: await tx
      .select({ path: vaultFiles.path, type: vaultFiles.type, name: vaultFiles.name })
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
  const learnings: KnownLearning[] = [];
  for (const { path, type, name } of files) {
    const file = await readFileIfAny(ctx.account.vaultDir, path as VaultPath);
    if (file && isLearningKind(type)) learnings.push(knownOf(path, type, name, file.text));
  }
  const rejected = rejections.map(({ kind, evidence }) => ({ kind, signatures: evidence.map(signatureOf) }));
  return new Knowledge(learnings, rejected);
}

function knownOf(path: string, kind: LearningKind, name: string, text: string): KnownLearning {
  const { frontmatter, body } = parseRecord(text);
  const own = isOwn(frontmatter);
  const quotes = quotedIn(body);
  const evidence = quotes.flatMap(({ quote, source }) => (source === null ? [] : [{ quote, source }]));
  const statements = quotes.map(({ quote }) => quote);
  // What a person or the Curator wrote says it by its name, too.
  const signatures = (own ? statements : [name, ...statements]).map(signatureOf);
  return { path, kind, name, isOwn: own, evidence, signatures };
}
