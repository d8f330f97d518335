import { batchesOf } from "@/lib/core/batches";
import { KvError } from "@/lib/core/errors";
import { addToGroup } from "@/lib/core/group-by";
import type { Context } from "@/lib/db";
import type { EngineUsed } from "@/lib/gateway";
import { createRecord, editRecord } from "@/lib/vault";
import { draftFields, MADE_BY } from "./drafts";
import { type Evidence, formatEvidence, linkTo } from "./evidence";
import type { Knowledge, KnownLearning } from "./known";
import type { LearningKind } from "./learning";
import { signatureOf } from "./similarity";

/** A learning to write. */
export interface NewLearning {
  kind: LearningKind;
  name: string;
  evidence: Evidence[];
  confidence: number;
  /** Links to the projects that its sources belong to. */
  project: string[];
  by: string;
}

/** What happens to a learning; the path of `learning` is final after `write`. */
export type LearningOutcome =
  | { kind: "created" | "merged" | "known"; learning: KnownLearning }
  | { kind: "rejected" };

/** Records sent to be written at once: the vault writes a few dozen together, and the next of them have to be there by then. */
const CONCURRENCY = 128;
/** Different records of one name are numbered from 2. */
const MAX_SAME_NAME = 100;

/**
 * Collects learnings: each becomes a new record or evidence of an equal one. Records by people or the curator are not
 * changed, and rejected learnings are dropped. `write` writes the collected changes. Idempotent.
 */
export class LearningWriter {
  private readonly made = new Map<KnownLearning, NewLearning>();
  private readonly added = new Map<KnownLearning, Evidence[]>();

  constructor(
    private readonly ctx: Context,
    private readonly knowledge: Knowledge,
  ) {}

  add(given: NewLearning): LearningOutcome {
    const { kind, evidence } = given;
    const signatures = evidence.map(({ quote }) => signatureOf(quote));
    const known = this.knowledge.find(kind, signatures);
    // A learning that exists again, such as a deleted file that was put back, is no longer rejected.
    if (!known?.isOwn && this.knowledge.isRejected(kind, signatures)) return { kind: "rejected" };
    if (!known) return { kind: "created", learning: this.plan(given, signatures) };
    const isNew = ({ source }: Evidence) => !known.evidence.some((each) => each.source === source);
    const added = known.isOwn ? evidence.filter(isNew) : [];
    if (added.length === 0) return { kind: "known", learning: known };
    this.knowledge.addEvidence(known, added);
    if (!this.made.has(known)) for (const each of added) addToGroup(this.added, known, each);
    return { kind: "merged", learning: known };
  }

  /**
   * Writes the learnings collected so far. Returns the paths of new records, sorted. More can be collected meanwhile, for the
   * next call, which has to wait for this one.
   */
  async write(): Promise<string[]> {
    const made = [...this.made].map(([learning, given]) => ({
      learning,
      given,
      all: [...learning.evidence],
    }));
    const added = [...this.added].map(([learning, evidence]) => ({
      learning,
      evidence,
      all: [...learning.evidence],
    }));
    this.made.clear();
    this.added.clear();
    const paths: string[] = [];
    await inBatches(made, async ({ learning, given, all }) => {
      const isMade = await tryWrite(this.ctx, learning.path, () => this.create(learning, given, all));
      if (isMade) paths.push(learning.path);
    });
    await inBatches(added, ({ learning, evidence, all }) =>
      addEvidence(this.ctx, learning.path, evidence, all),
    );
    return paths.sort();
  }

  private plan(given: NewLearning, signatures: KnownLearning["signatures"]): KnownLearning {
    const { kind, evidence } = given;
    let n = 1;
    while (n < MAX_SAME_NAME && this.knowledge.isTaken(this.knowledge.pathOf(kind, numbered(given.name, n))))
      n += 1;
    const name = numbered(given.name, n);
    const learning = {
      path: this.knowledge.pathOf(kind, name),
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

  /** Tries the next name while the path is in use. */
  private async create(
    learning: KnownLearning,
    given: NewLearning,
    evidence: readonly Evidence[],
  ): Promise<void> {
    const { kind } = learning;
    const fields = {
      ...draftFields(kind),
      confidence: Math.round(given.confidence * 100) / 100,
      based_on: linksOf(evidence),
      ...countOf(evidence),
      ...(given.project.length > 0 && { project: given.project }),
      [MADE_BY]: given.by,
    };
    const body = `${evidence.map(formatEvidence).join("\n\n")}\n`;
    for (let n = 1; ; n += 1) {
      const name = n === 1 ? learning.name : numbered(given.name, MAX_SAME_NAME + n);
      try {
        learning.path = (await createRecord(this.ctx, { type: kind, name, fields, body })).path;
        return;
      } catch (error) {
        if (!(error instanceof KvError) || error.code !== "CONFLICT" || n === MAX_SAME_NAME) throw error;
      }
    }
  }
}

/** Characters of a name before its number, within the vault's limit in any script. */
const MAX_NUMBERED_LENGTH = 50;

const numbered = (name: string, n: number): string =>
  n === 1 ? name : `${[...name].slice(0, MAX_NUMBERED_LENGTH).join("").trimEnd()} (${n})`;

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const batch of batchesOf(items, CONCURRENCY)) await Promise.all(batch.map(work));
}

const addEvidence = (
  ctx: Context,
  path: string,
  evidence: readonly Evidence[],
  all: readonly Evidence[],
): Promise<boolean> =>
  tryWrite(ctx, path, () =>
    editRecord(ctx, {
      path,
      set: countOf(all),
      append: { based_on: linksOf(evidence) },
      body_append: evidence.map(formatEvidence).join("\n\n"),
    }),
  );

/** Links `path` to `target` in a list field, if its frontmatter can be edited. */
export const relate = (ctx: Context, path: string, field: string, target: string): Promise<boolean> =>
  tryWrite(ctx, path, () => editRecord(ctx, { path, append: { [field]: [linkTo(target)] } }));

/** Skips a record that the vault rejects: logs the reason and returns false. */
async function tryWrite(ctx: Context, path: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof KvError) || (error.code !== "VALIDATION_ERROR" && error.code !== "NOT_FOUND"))
      throw error;
    ctx.log.warn({ path, reason: error.message }, "record skipped");
    return false;
  }
}

/** In how many records it was found, where it was more than one. */
function countOf(evidence: readonly Evidence[]): { sources?: number } {
  const sources = new Set(evidence.map(({ source }) => source)).size;
  return sources > 1 ? { sources } : {};
}

const linksOf = (evidence: readonly Evidence[]): string[] => [
  ...new Set(evidence.map(({ source }) => linkTo(source))),
];

/** The value of the field `distilled_by`. */
export const nameOfEngine = (by: EngineUsed): string =>
  by.engine === "local" ? "local" : `${by.provider}/${by.model}`;
