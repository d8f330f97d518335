import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { createRecord, editRecord, pathFor } from "@/lib/vault";
import { draftFields, MADE_BY } from "./drafts";
import { type Evidence, linkTo, shown } from "./evidence";
import type { Knowledge, KnownLearning } from "./known";
import type { DistilledBy, LearningKind } from "./learning";
import { signatureOf } from "./likeness";

/** A learning on its way into the vault. */
export interface NewLearning {
  kind: LearningKind;
  name: string;
  evidence: Evidence[];
  confidence: number;
  /** Links to the projects that its sources belong to. */
  project: string[];
  by: string;
}

/** What becomes of it; `learning` is the record that says it, whose path is certain when all is written. */
export type Taken =
  | { outcome: "created" | "merged" | "known"; learning: KnownLearning }
  | { outcome: "rejected" };

/** Flushes to the disk overlap. */
const AT_ONCE = 16;
/** Records of one name that say different things are counted on from the second. */
const MOST_OF_A_NAME = 100;

/**
 * Takes learnings one after the other and decides what becomes of each: a record of its own, or evidence added to
 * the one that says the same. What a person or the Curator wrote stays as it is, and what somebody has rejected stays
 * away. `write` then writes all of it. Doing it again changes nothing.
 */
export class Keeper {
  private readonly made = new Map<KnownLearning, NewLearning>();
  private readonly added = new Map<KnownLearning, Evidence[]>();

  constructor(
    private readonly ctx: Context,
    private readonly knowledge: Knowledge,
  ) {}

  take(given: NewLearning): Taken {
    const { kind, evidence } = given;
    const signatures = evidence.map(({ quote }) => signatureOf(quote));
    if (this.knowledge.isRejected(kind, signatures)) return { outcome: "rejected" };
    const known = this.knowledge.find(kind, signatures);
    if (!known) return { outcome: "created", learning: this.plan(given, signatures) };
    const isNew = ({ source }: Evidence) => !known.evidence.some((each) => each.source === source);
    const fresh = known.isOwn ? evidence.filter(isNew) : [];
    if (fresh.length === 0) return { outcome: "known", learning: known };
    this.knowledge.support(known, fresh);
    if (!this.made.has(known)) this.added.set(known, [...(this.added.get(known) ?? []), ...fresh]);
    return { outcome: "merged", learning: known };
  }

  /** Writes what was decided. Answers the paths of the records that were made. */
  async write(): Promise<string[]> {
    const made = [...this.made];
    const added = [...this.added];
    this.made.clear();
    this.added.clear();
    const paths: string[] = [];
    await several(made, async ([learning, given]) => {
      const isMade = await whenPossible(this.ctx, learning.path, () => this.create(learning, given));
      if (isMade) paths.push(learning.path);
    });
    await several(added, ([{ path }, evidence]) => addEvidence(this.ctx, path, evidence));
    return paths.sort();
  }

  private plan(given: NewLearning, signatures: KnownLearning["signatures"]): KnownLearning {
    const { kind, evidence } = given;
    let n = 1;
    while (n < MOST_OF_A_NAME && this.knowledge.isTaken(pathFor(kind, numbered(given.name, n)))) n += 1;
    const name = numbered(given.name, n);
    const learning = {
      path: pathFor(kind, name),
      kind,
      name,
      isOwn: true,
      evidence: [...evidence],
      signatures,
    };
    this.knowledge.add(learning);
    this.made.set(learning, given);
    return learning;
  }

  /** Where somebody came to its path meanwhile, the next name is tried. */
  private async create(learning: KnownLearning, given: NewLearning): Promise<void> {
    const { kind, evidence } = learning;
    const fields = {
      ...draftFields(kind),
      confidence: Math.round(given.confidence * 100) / 100,
      based_on: linksOf(evidence),
      ...(given.project.length > 0 && { project: given.project }),
      [MADE_BY]: given.by,
    };
    const body = `${evidence.map(shown).join("\n\n")}\n`;
    for (let n = 1; ; n += 1) {
      const name = n === 1 ? learning.name : numbered(given.name, MOST_OF_A_NAME + n);
      try {
        learning.path = (await createRecord(this.ctx, { type: kind, name, fields, body })).path;
        return;
      } catch (error) {
        if (!(error instanceof KvError) || error.code !== "CONFLICT" || n === MOST_OF_A_NAME) throw error;
      }
    }
  }
}

/** So many characters leave room for the number, whatever they are written in. */
const BEFORE_NUMBER = 50;

const numbered = (name: string, n: number): string =>
  n === 1 ? name : `${[...name].slice(0, BEFORE_NUMBER).join("").trimEnd()} (${n})`;

async function several<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}

const addEvidence = (ctx: Context, path: string, evidence: readonly Evidence[]): Promise<boolean> =>
  whenPossible(ctx, path, () =>
    editRecord(ctx, {
      path,
      append: { based_on: linksOf(evidence) },
      body_append: evidence.map(shown).join("\n\n"),
    }),
  );

/** Links `path` to `target` in a list field, if its metadata can be edited. */
export const relate = (ctx: Context, path: string, field: string, target: string): Promise<boolean> =>
  whenPossible(ctx, path, () => editRecord(ctx, { path, append: { [field]: [linkTo(target)] } }));

/** A record that the vault refuses to make or to edit stays as it is, and stops nothing: then the answer is false. */
async function whenPossible(ctx: Context, path: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof KvError) || (error.code !== "VALIDATION_ERROR" && error.code !== "NOT_FOUND"))
      throw error;
    ctx.log.warn({ path, reason: error.message }, "left as it is");
    return false;
  }
}

const linksOf = (evidence: readonly Evidence[]): string[] => [
  ...new Set(evidence.map(({ source }) => linkTo(source))),
];

/** As the field `distilled_by` says it. */
export const nameOfEngine = (by: DistilledBy): string =>
  by.engine === "local" ? "local" : `${by.provider}/${by.model}`;
