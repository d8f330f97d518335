import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { createRecord, editRecord } from "@/lib/vault";
import { draftFields, MADE_BY } from "./drafts";
import { type Evidence, linkTo, shown } from "./evidence";
import type { Knowledge } from "./known";
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

/** What became of it; `path` where it stands, if it does. */
export interface Kept {
  outcome: "created" | "merged" | "known" | "rejected";
  path: string | null;
}

/**
 * Makes a record of a learning, or adds its evidence to the one that says the same. What a person or the Curator
 * wrote stays as it is, and what somebody has rejected stays away. Doing it again changes nothing.
 */
export async function keep(ctx: Context, knowledge: Knowledge, learning: NewLearning): Promise<Kept> {
  const { kind, evidence } = learning;
  const signatures = evidence.map(({ quote }) => signatureOf(quote));
  if (knowledge.isRejected(kind, signatures)) return { outcome: "rejected", path: null };
  const known = knowledge.find(kind, signatures);
  if (!known) return { outcome: "created", path: await create(ctx, knowledge, learning) };
  const isNew = ({ source }: Evidence) => !known.evidence.some((each) => each.source === source);
  const added = known.isOwn ? evidence.filter(isNew) : [];
  if (added.length === 0 || !(await addEvidence(ctx, known.path, added)))
    return { outcome: "known", path: known.path };
  known.evidence.push(...added);
  known.signatures.push(...added.map(({ quote }) => signatureOf(quote)));
  return { outcome: "merged", path: known.path };
}

/** Answers false when the record cannot be edited: then it stays as it is. */
async function addEvidence(ctx: Context, path: string, evidence: Evidence[]): Promise<boolean> {
  return whenPossible(ctx, path, () =>
    editRecord(ctx, {
      path,
      append: { based_on: linksOf(evidence) },
      body_append: evidence.map(shown).join("\n\n"),
    }),
  );
}

/** Links `path` to `target` in a list field; false when its metadata cannot be edited. */
export const relate = (ctx: Context, path: string, field: string, target: string): Promise<boolean> =>
  whenPossible(ctx, path, () => editRecord(ctx, { path, append: { [field]: [linkTo(target)] } }));

async function whenPossible(ctx: Context, path: string, edit: () => Promise<unknown>): Promise<boolean> {
  try {
    await edit();
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

/** Records of one name that say different things are counted on from the second. */
const MOST_OF_A_NAME = 100;

async function create(ctx: Context, knowledge: Knowledge, learning: NewLearning): Promise<string> {
  const { kind, name, evidence, confidence, project, by } = learning;
  const fields = {
    ...draftFields(kind),
    confidence: Math.round(confidence * 100) / 100,
    based_on: linksOf(evidence),
    ...(project.length > 0 && { project }),
    [MADE_BY]: by,
  };
  const body = `${evidence.map(shown).join("\n\n")}\n`;
  for (let n = 1; ; n += 1) {
    const own = n === 1 ? name : `${name.slice(0, 180)} (${n})`;
    try {
      const { path } = await createRecord(ctx, { type: kind, name: own, fields, body });
      knowledge.add({ path, kind, name: own, isOwn: true, evidence });
      return path;
    } catch (error) {
      if (!(error instanceof KvError) || error.code !== "CONFLICT" || n === MOST_OF_A_NAME) throw error;
    }
  }
}

/** As the field `distilled_by` says it. */
export const nameOfEngine = (by: DistilledBy): string =>
  by.engine === "local" ? "local" : `${by.provider}/${by.model}`;
