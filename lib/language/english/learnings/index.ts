import { ENGLISH_GRAMMAR } from "../grammar";
import { ASSUMPTIONS, NO_ASSUMPTION, STRANGERS as STRANGERS_ASSUME } from "./assumptions";
import { BOUNDS } from "./bounds";
import { CHANGES } from "./changes";
import { CHOICES } from "./choices";
import * as contradictions from "./contradictions";
import { CUES } from "./cues";
import { DECISIONS } from "./decisions";
import { LIMITS } from "./limits";
import { MINOR } from "./minor";
import { NO_CONSTRAINTS } from "./no-constraints";
import { NO_DECISION, NO_DECISIONS, PENDING, STRANGERS } from "./no-decisions";
import { OBLIGATIONS } from "./obligations";
import { FAULT, OUTCOME, REPAIR, SECTIONS } from "./sections";
import * as unasserted from "./unasserted";
import { VOTES } from "./votes";

/** As `LearningWords` of the other languages, with more of it. */
export const ENGLISH_LEARNINGS = {
  grammar: ENGLISH_GRAMMAR,
  patterns: {
    decision: [...CHOICES, ...DECISIONS, ...CHANGES],
    assumption: ASSUMPTIONS,
    constraint: [...OBLIGATIONS, ...LIMITS, ...BOUNDS],
    contradiction: contradictions.CONTRADICTIONS,
  },
  excluded: {
    decision: [NO_DECISION, STRANGERS, ...NO_DECISIONS],
    assumption: [NO_ASSUMPTION, STRANGERS_ASSUME],
    constraint: NO_CONSTRAINTS,
    contradiction: [contradictions.NO_CONTRADICTION],
  },
  /** What stands before a decision that is none. */
  pending: PENDING,
  unasserted: unasserted.NOT_ASSERTED,
  chosen: unasserted.CHOSEN,
  reader: unasserted.READER,
  intended: unasserted.INTENDED,
  noChoice: unasserted.NO_CHOICE,
  othersWorks: unasserted.OTHERS_WORKS,
  programFiles: unasserted.PROGRAM_FILES,
  ours: unasserted.OURS,
  hedges: unasserted.HEDGES,
  spoken: unasserted.SPOKEN,
  clauses: unasserted.CLAUSES,
  sections: SECTIONS,
  repair: REPAIR,
  fault: FAULT,
  outcome: OUTCOME,
  votes: VOTES,
  minor: MINOR,
  /** Words that hint at a kind. */
  cues: CUES,
  /** What documents say, and what speaks against it. */
  sources: contradictions,
} as const;
