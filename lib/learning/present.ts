import type { learningInstincts } from "@/lib/db/schema";
import { shareOf, thresholdOf } from "./discretion";
import type { Observation } from "./observe";
import { sayInstinct } from "./words";

type InstinctRow = typeof learningInstincts.$inferSelect;

/** A decision as it is told. */
export interface ToldObservation {
  id: string;
  /** Id of the inbox file, or `record:<path>`. */
  input_id: string;
  filename: string;
  kind: Observation["kind"];
  destination: string;
  decided_by: Observation["decidedBy"];
  /** Id of the instinct that decided it. */
  instinct: string | null;
  /** The record that the file became, where it lies now. */
  record: string | null;
  /** `standing`: nobody said otherwise. */
  outcome: Observation["outcome"];
  patterns: string[];
  /** Whether a reflection has counted it. */
  processed: boolean;
  decided_at: string;
  observed_at: string;
  corrected_at: string | null;
}

export const tellObservation = (row: Observation): ToldObservation => ({
  id: row.id,
  input_id: row.input,
  filename: row.filename,
  kind: row.kind,
  destination: row.destination,
  decided_by: row.decidedBy,
  instinct: row.instinctId,
  record: row.recordPath,
  outcome: row.outcome,
  patterns: row.features,
  processed: row.processedAt !== null,
  decided_at: row.decidedAt.toISOString(),
  observed_at: row.observedAt.toISOString(),
  corrected_at: row.correctedAt?.toISOString() ?? null,
});

/** How often an instinct decided, and how often the user then decided otherwise. */
export interface Uses {
  uses: number;
  corrected: number;
}

/** An instinct as it is told. */
export interface ToldInstinct extends Uses {
  id: string;
  kind: InstinctRow["kind"];
  pattern: string;
  destination: string;
  /** `Files named invoice-* become account records` */
  says: string;
  state: InstinctRow["state"];
  /** Observations that agree, of so many; their share, and the one from which it is followed. */
  agreeing: number;
  observed: number;
  share: number;
  threshold: number;
  accepted: boolean;
  retired_by: InstinctRow["retiredBy"];
  formed_at: string;
  changed_at: string;
}

export const tellInstinct = (row: InstinctRow, { uses, corrected }: Uses): ToldInstinct => ({
  id: row.id,
  kind: row.kind,
  pattern: row.pattern,
  destination: row.destination,
  says: sayInstinct(row),
  state: row.state,
  agreeing: row.agreeing,
  observed: row.observed,
  share: shareOf(row),
  threshold: thresholdOf(row.observed),
  accepted: row.acceptedShare !== null,
  retired_by: row.retiredBy,
  uses,
  corrected,
  formed_at: row.formedAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
});
