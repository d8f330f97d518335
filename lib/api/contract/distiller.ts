import { z } from "zod";
import { distillerHistoryInput, distillerRunInput, distillerScanInput } from "@/lib/distiller";
import { DESIRED_STATES, withRun } from "@/lib/runs";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();
const tag = "Workers" as const;

const look = {
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

const engines = z.object({ model: z.int(), local: z.int(), reason: text.optional() });

export const distillerScan = operation({
  id: "distillerScan",
  method: "POST",
  path: "/workers/distiller/scan",
  tag,
  summary:
    "Look for records that hint at learnings and have changed since they were distilled; changes nothing",
  description:
    "The reply bears the best 1,000 candidates; `score` is from 0 to 1, `signals` say what hints at which kind.",
  input: distillerScanInput,
  long: true,
  output: withRun(z.object(look)),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const distillerRun = operation({
  id: "distillerRun",
  method: "POST",
  path: "/workers/distiller/run",
  tag,
  summary: "Extract learnings from the records that have changed",
  description:
    "Each learning is a record of its own that quotes its evidence word for word and links to its source; it is a draft until it is accepted. " +
    "`planned_by` says how many sources a model and the local engine read, and why it was not a model.",
  input: distillerRunInput,
  long: true,
  output: withRun(
    z.object({ ...look, learnings_extracted: z.int(), created: z.array(text), planned_by: engines }),
  ),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const distillerStatus = operation({
  id: "distillerStatus",
  method: "GET",
  path: "/workers/distiller/status",
  tag,
  summary: "What the last run came to",
  input: z.strictObject({}),
  output: z.object({
    status: z.enum(DESIRED_STATES),
    last_run: time.nullable(),
    candidates: z.int(),
    learnings_extracted: z.int(),
    learnings_total: z.int(),
    next_run: time.nullable(),
  }),
  status: 200,
});

export const distillerHistory = operation({
  id: "distillerHistory",
  method: "GET",
  path: "/workers/distiller/history",
  tag,
  summary: "The last scans and runs, oldest first",
  input: distillerHistoryInput,
  output: z.object({
    history: z.array(
      z.object({
        timestamp: time,
        candidates: z.int(),
        learnings_extracted: z.int(),
        distill_id: z.uuid(),
        kind: z.enum(["scan", "run"]),
        project: text.nullable(),
        records_scanned: z.int(),
        duration_ms: z.int(),
        planned_by: engines,
      }),
    ),
  }),
  status: 200,
});
