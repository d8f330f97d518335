import { z } from "zod";
import { textInput } from "@/lib/core/text";

export const project = textInput
  .min(1, "cannot be empty: omit it for all records")
  .optional()
  .meta({ description: "Limit to this project: its name, or the path of its record" });

const text = z.string();

const signal = z.object({ kind: text, count: z.int(), words: z.array(text) });

/** The sentences of a source that indicate learnings of one kind; `words`: a few of the words that do. */
export type Signal = z.output<typeof signal>;

const candidate = z
  .object({ path: text, score: z.number(), signals: z.array(signal) })
  .meta({ id: "Candidate" });

/** A source that is likely to contain learnings; `score` is from 0 to 1. */
export type Candidate = z.output<typeof candidate>;

const scanCounts = { records_scanned: z.int(), candidates_found: z.int() };

export const scanResult = { ...scanCounts, candidates: z.array(candidate) };

const engines = z.object({ model: z.int(), local: z.int(), reason: text.optional() }).meta({ id: "Engines" });

/** Sources of a run by the engine that read them; `reason`: why some were not read by a model. */
export type RunEngines = z.output<typeof engines>;

export const runResult = {
  learnings_extracted: z.int(),
  created: z.array(text),
  planned_by: engines,
};

/** The result of a scan or run; the candidates are in their table. */
export const distillerResult = z.object({
  distill_id: z.uuid(),
  ...scanCounts,
  ...runResult,
  /** Claims beyond those that were compared for contradictions. */
  claims_left: z.int().optional(),
});

export type DistillerResult = z.output<typeof distillerResult>;

const time = z.iso.datetime();

export const historyRecord = z
  .object({
    timestamp: time,
    candidates: z.int(),
    learnings_extracted: z.int(),
    distill_id: z.uuid(),
    kind: z.enum(["scan", "run"]),
    project: text.nullable(),
    records_scanned: z.int(),
    duration_ms: z.int(),
    planned_by: engines,
  })
  .meta({ id: "DistillerHistoryEntry" });

export type DistillerRecord = z.output<typeof historyRecord>;
