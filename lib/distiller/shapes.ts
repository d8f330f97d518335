import { z } from "zod";
import { textInput } from "@/lib/core/text";

export const project = textInput
  .min(1, "cannot be empty: leave it out for all records")
  .optional()
  .meta({ description: "Only what belongs to this project: its name, or the path of its record" });

const text = z.string();

export const look = {
  records_scanned: z.int(),
  candidates_found: z.int(),
  candidates: z.array(
    z.object({
      path: text,
      score: z.number(),
      signals: z.array(z.object({ kind: text, count: z.int(), words: z.array(text) })),
    }),
  ),
};

export const engines = z.object({ model: z.int(), local: z.int(), reason: text.optional() });

const time = z.iso.datetime();

export const historyRecord = z.object({
  timestamp: time,
  candidates: z.int(),
  learnings_extracted: z.int(),
  distill_id: z.uuid(),
  kind: z.enum(["scan", "run"]),
  project: text.nullable(),
  records_scanned: z.int(),
  duration_ms: z.int(),
  planned_by: engines,
});

export type DistillerRecord = z.output<typeof historyRecord>;
