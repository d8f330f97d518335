import { describeInstinct } from "./labels";
import type { Mistakes } from "./mistakes";
import type { ObservationRow } from "./observe";
import type { Instinct, Observation } from "./shapes";
import type { learningInstincts } from "./tables";
import { shareOf, thresholdOf } from "./thresholds";

type InstinctRow = typeof learningInstincts.$inferSelect;

export const presentObservation = (row: ObservationRow): Observation => ({
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

/** How often an instinct decided, and how often the user corrected it. */
export interface Uses {
  uses: number;
  corrected: number;
}

export const presentInstinct = (
  row: InstinctRow,
  { uses, corrected }: Uses,
  { total, newest }: Mistakes,
): Instinct => ({
  id: row.id,
  kind: row.kind,
  pattern: row.pattern,
  destination: row.destination,
  says: describeInstinct(row),
  state: row.state,
  agreeing: row.agreeing,
  observed: row.observed,
  share: shareOf(row),
  threshold: thresholdOf(row.observed, row.pattern),
  accepted: row.acceptedShare !== null,
  retired_by: row.retiredBy,
  uses,
  corrected,
  wrong: total,
  mistakes: newest,
  formed_at: row.formedAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
});
