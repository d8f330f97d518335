import type { Context } from "@/lib/db";
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
  /** The text after the frontmatter, with `\n` as line break. */
  body: string;
}

/** A learning in one source. */
export interface ExtractedLearning {
  kind: SingleKind;
  /** A short title; not validated as a record's name. */
  name: string;
  /** Verbatim from the source's body. */
  evidence: string;
  /** Confidence of the extractor, from 0 to 1. */
  confidence: number;
}

/** The engine that read a source; `reason`: why it was not a model. */
export type DistilledBy =
  | { engine: "model"; provider: string; model: string }
  | { engine: "local"; reason: string };

export interface Extraction {
  findings: ExtractedLearning[];
  by: DistilledBy;
}

/** Extracts learnings from a source, locally or with a model. */
export type Extractor = (ctx: Context, source: SourceText) => Promise<Extraction>;
