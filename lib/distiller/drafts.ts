import { STATUS_BY_TYPE } from "@/lib/vault";
import { LEARNING_KINDS, type LearningKind } from "./learning";

/** The engine that created a learning. Records by people do not have this field. */
export const MADE_BY = "distilled_by";
/** Is `draft` for types without a draft status. */
const REVIEW = "review";
const DRAFT = "draft";

export const isLearningKind = (type: unknown): type is LearningKind =>
  LEARNING_KINDS.some((kind) => kind === type);

const hasDraftStatus = (kind: LearningKind): boolean => STATUS_BY_TYPE[kind]?.includes(DRAFT) ?? false;

/** The fields of a new learning until it is accepted. */
export const draftFields = (kind: LearningKind): Record<string, unknown> =>
  hasDraftStatus(kind) ? { status: DRAFT } : { status: STATUS_BY_TYPE[kind]?.[0], [REVIEW]: DRAFT };

export const isDraft = (kind: LearningKind, frontmatter: Readonly<Record<string, unknown>>): boolean =>
  (hasDraftStatus(kind) ? frontmatter.status : frontmatter[REVIEW]) === DRAFT;

/** The change that accepts a learning: a decision becomes final, a synthesis active. */
export const acceptedFields = (kind: LearningKind): { set?: Record<string, unknown>; unset?: string[] } =>
  hasDraftStatus(kind) ? { set: { status: kind === "decision" ? "final" : "active" } } : { unset: [REVIEW] };

export const isOwn = (frontmatter: Readonly<Record<string, unknown>>): boolean => {
  const maker = frontmatter[MADE_BY];
  return maker !== undefined && maker !== null && maker !== "";
};
