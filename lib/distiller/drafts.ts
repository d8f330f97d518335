import { STATUS_BY_TYPE } from "@/lib/vault";
import { LEARNING_KINDS, type LearningKind } from "./learning";

/** Learnings are told from what people wrote by this field: it says which engine made the record. */
export const MADE_BY = "distilled_by";
/** Says `draft` where the type has no such status. */
const REVIEW = "review";
const DRAFT = "draft";

export const isLearningKind = (type: unknown): type is LearningKind =>
  LEARNING_KINDS.some((kind) => kind === type);

const knowsDraft = (kind: LearningKind): boolean => STATUS_BY_TYPE[kind]?.includes(DRAFT) ?? false;

/** What a new learning bears, for as long as nobody has accepted it. */
export const draftFields = (kind: LearningKind): Record<string, unknown> =>
  knowsDraft(kind) ? { status: DRAFT } : { status: STATUS_BY_TYPE[kind]?.[0], [REVIEW]: DRAFT };

export const isDraft = (kind: LearningKind, frontmatter: Readonly<Record<string, unknown>>): boolean =>
  (knowsDraft(kind) ? frontmatter.status : frontmatter[REVIEW]) === DRAFT;

/** What an accepted learning is: a decision is final, the others hold. */
export const acceptance = (kind: LearningKind): { set?: Record<string, unknown>; unset?: string[] } =>
  knowsDraft(kind) ? { set: { status: kind === "decision" ? "final" : "active" } } : { unset: [REVIEW] };

export const isOwn = (frontmatter: Readonly<Record<string, unknown>>): boolean => {
  const maker = frontmatter[MADE_BY];
  return maker !== undefined && maker !== null && maker !== "";
};
