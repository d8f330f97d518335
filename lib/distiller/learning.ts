import { z } from "zod";
import type { Context } from "@/lib/db";
import type { EngineUsed } from "@/lib/gateway";
import type { RecordType } from "@/lib/vault";
import { LEARNING_KINDS } from "./tables";

export { LEARNING_KINDS };
export type LearningKind = (typeof LEARNING_KINDS)[number];

/** Kinds that one source can have; a synthesis needs several. */
export const SINGLE_KINDS = ["decision", "assumption", "constraint", "contradiction"] as const;

export type SingleKind = (typeof SINGLE_KINDS)[number];

/** The input of an extractor. */
export interface SourceText {
  /** `note/Kickoff.md` */
  path: string;
  type: RecordType;
  name: string;
  frontmatter?: Readonly<Record<string, unknown>>;
  /** The text after the frontmatter, with `\n` as line break. */
  body: string;
}

/** A learning in one source. */
export const extractedLearning = z.object({
  kind: z.enum(SINGLE_KINDS),
  /** A short title; not validated as a record's name. */
  name: z.string().min(1).max(400),
  /** Verbatim from the source's body. */
  evidence: z.string().min(1).max(2_000),
  /** Confidence of the extractor, from 0 to 1. */
  confidence: z.number().min(0).max(1),
});

/**
 * Of surer learnings of unseen authors nine of ten are worth keeping and one in eighty is wrong; of less sure ones two
 * of three, and one in six.
 */
export const SURE_FROM = 0.85;

export type ExtractedLearning = z.output<typeof extractedLearning>;

export interface Extraction {
  findings: readonly ExtractedLearning[];
  /** The engine that read the source. */
  by: EngineUsed;
}

/** Extracts learnings from a source by a model; else takes those that were found without one. */
export type Extractor = (
  ctx: Context,
  source: SourceText,
  found: readonly ExtractedLearning[],
) => Promise<Extraction>;
