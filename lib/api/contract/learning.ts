import { z } from "zod";
import { DECIDERS, INSTINCT_STATES, RETIRED_BY, ROUTE_KINDS, ROUTE_OUTCOMES } from "@/lib/db/schema";
import { instinctInput, listInstinctsInput, listObservationsInput, routeInput } from "@/lib/learning";
import { withRun } from "@/lib/runs";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();
const none = z.strictObject({});
const kind = z.enum(ROUTE_KINDS);
const tag = "Learning" as const;

const observation = z.object({
  id: z.uuid(),
  input_id: text,
  filename: text,
  kind,
  destination: text,
  decided_by: z.enum(DECIDERS),
  instinct: z.uuid().nullable(),
  record: text.nullable(),
  outcome: z.enum(ROUTE_OUTCOMES),
  patterns: z.array(text),
  processed: z.boolean(),
  decided_at: time,
  observed_at: time,
  corrected_at: time.nullable(),
});

const instinct = z.object({
  id: z.uuid(),
  kind,
  pattern: text,
  destination: text,
  says: text,
  state: z.enum(INSTINCT_STATES),
  agreeing: z.int(),
  observed: z.int(),
  share: z.number(),
  threshold: z.number(),
  accepted: z.boolean(),
  retired_by: z.enum(RETIRED_BY).nullable(),
  uses: z.int(),
  corrected: z.int(),
  formed_at: time,
  changed_at: time,
});

const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), next_cursor: text.nullable() });

const turned = z.object({ message: text, enabled: z.boolean() });

export const learningDisable = operation({
  id: "learningDisable",
  method: "POST",
  path: "/learning/disable",
  tag,
  summary: "Pause all learning; what was observed and learned is kept",
  input: none,
  output: turned,
  status: 200,
});

export const learningEnable = operation({
  id: "learningEnable",
  method: "POST",
  path: "/learning/enable",
  tag,
  summary: "Learn again, from what was kept",
  input: none,
  output: turned,
  status: 200,
});

export const learningStatus = operation({
  id: "learningStatus",
  method: "GET",
  path: "/learning/status",
  tag,
  summary: "What was observed, what was learned, and how often it was right",
  input: none,
  output: z.object({
    enabled: z.boolean(),
    observations: z.object({ total: z.int(), unprocessed: z.int(), processed: z.int() }),
    instincts: z.object({ total: z.int(), active: z.int(), proposed: z.int(), retired: z.int() }),
    uses: z.object({ total: z.int(), corrected: z.int() }),
    last_reflection: time.nullable(),
  }),
  status: 200,
});

export const listObservations = operation({
  id: "listObservations",
  method: "GET",
  path: "/learning/observations",
  tag,
  summary: "Where inbox files were routed, by whom, and what the user corrected; newest first",
  input: listObservationsInput,
  output: page(observation),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const listInstincts = operation({
  id: "listInstincts",
  method: "GET",
  path: "/learning/instincts",
  tag,
  summary: "The routing patterns that were learned; newest first",
  input: listInstinctsInput,
  output: page(instinct),
  status: 200,
});

export const acceptInstinct = operation({
  id: "acceptInstinct",
  method: "POST",
  path: "/learning/instincts/{id}/accept",
  tag,
  summary: "Have the curator follow an instinct from now on",
  input: instinctInput,
  output: instinct,
  status: 200,
  errors: ["NOT_FOUND"],
});

export const retireInstinct = operation({
  id: "retireInstinct",
  method: "POST",
  path: "/learning/instincts/{id}/retire",
  tag,
  summary: "Have the curator never follow an instinct again",
  input: instinctInput,
  output: instinct,
  status: 200,
  errors: ["NOT_FOUND"],
});

export const recordRoute = operation({
  id: "recordRoute",
  method: "POST",
  path: "/learning/route",
  tag,
  summary: "Record where an inbox file belongs: one observation; nothing is moved",
  description:
    "An input and a destination are one observation, however often they are sent. Another destination for the same " +
    "input takes the place of the one before. While learning is off: 409.",
  input: routeInput,
  output: z.object({ message: text, recorded: z.boolean(), observation }),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const learningReflect = operation({
  id: "learningReflect",
  method: "POST",
  path: "/learning/reflect",
  tag,
  summary: "Form instincts of what was observed now, instead of at night",
  input: none,
  long: true,
  output: withRun(
    z.object({
      observations_processed: z.int(),
      formed: z.int(),
      activated: z.int(),
      deactivated: z.int(),
      disabled: z.boolean(),
    }),
  ),
  status: 200,
});
