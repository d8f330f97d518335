import type { Context } from "@/lib/db";
import type { RecordType } from "@/lib/vault";
import { LEARNING_KINDS } from "./tables";

export { LEARNING_KINDS };
export type LearningKind = (typeof LEARNING_KINDS)[number];

/** What one source can teach by itself; a synthesis takes several. */
export const SINGLE_KINDS = ["decision", "assumption", "constraint", "contradiction"] as const;

export type SingleKind = (typeof SINGLE_KINDS)[number];

/** A record as an extractor is given it. */
export interface SourceText {
  /** `note/Kickoff.md` */
  path: string;
  type: RecordType;
  name: string;
  /** What follows the frontmatter; line breaks are `\n`. */
  body: string;
}

/** What a source says, in its own words. */
export interface Finding {
  kind: SingleKind;
  /** A short title; not yet checked as a record's name. */
  name: string;
  /** Stands in the source's body word for word. */
  evidence: string;
  /** How sure the extractor is that this is what the source means, from 0 to 1. */
  confidence: number;
}

/** Who read a source; `reason`: why it was not a model. */
export type DistilledBy =
  | { engine: "model"; provider: string; model: string }
  | { engine: "local"; reason: string };

export interface Extraction {
  findings: Finding[];
  by: DistilledBy;
}

/** Reads a source for learnings. The local engine and a model's are both this. */
export type Extractor = (ctx: Context, source: SourceText) => Promise<Extraction>;
