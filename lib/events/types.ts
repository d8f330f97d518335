import { z } from "zod";
import { ACTOR_TYPES } from "@/lib/db/tables";

/** What can happen, in the order of the documentation. */
export const EVENT_TYPES = [
  "record.created",
  "record.changed",
  "record.moved",
  "record.deleted",
  "inbox.processed",
  "inbox.quarantined",
  "run.completed",
  "run.failed",
  "issue.found",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The facts of an event, by its type. */
export interface EventData {
  "record.created": { path: string };
  "record.changed": { path: string; fields?: readonly string[] };
  "record.moved": { path: string; from: string };
  "record.deleted": { path: string };
  "inbox.processed": { id: string; filename: string; path: string; records: readonly object[] };
  "inbox.quarantined": { id: string; filename: string; path: string; error: string };
  "run.completed": { workflow_id: string; run_id: string; workflow_type: string };
  "run.failed": { workflow_id: string; run_id: string; workflow_type: string; failure: string };
  "issue.found": {
    id: string;
    code: string;
    severity: string;
    path: string;
    message: string;
    suggested_fix: string;
    /** Number of new issues in the same scan; only the first 100 have an event. */
    new_issues: number;
  };
}

/** An event to emit. */
export type NewEvent = { [T in EventType]: { type: T; data: EventData[T] } }[EventType];

/** An event as the feed and webhooks send it. */
export const event = z.object({
  id: z.uuid().meta({ description: "The same in the feed and in every delivery of it" }),
  type: z.string().meta({ description: `One of ${EVENT_TYPES.join(", ")}; later versions may add others` }),
  timestamp: z.iso.datetime().meta({ description: "When it happened" }),
  actor: z
    .object({
      type: z.enum(ACTOR_TYPES).meta({ description: "What did it" }),
      id: z
        .string()
        .default("")
        .meta({ description: "Its id, as in the audit log; empty in events of earlier versions" }),
      label: z.string().meta({ description: "Name of the API key, e-mail address, or the worker's name" }),
    })
    .meta({ description: "Who did it" }),
  data: z.record(z.string(), z.unknown()).meta({ description: "What happened: docs/webhooks.md lists it" }),
});
export type Event = z.output<typeof event>;

/** Types separated by commas, or a list of them. */
export const eventTypesInput = z
  .array(z.enum(EVENT_TYPES, `must be one of ${EVENT_TYPES.join(", ")}`), "must be a list of types of events")
  .min(1, "name at least one type, or leave it out for all")
  .transform((types) => [...new Set(types)]);
