import { z } from "zod";
import { DECIDERS, INSTINCT_STATES, RETIRED_BY, ROUTE_KINDS, ROUTE_OUTCOMES } from "./tables";

const kind = z.enum(ROUTE_KINDS);

const text = z.string();

const time = z.iso.datetime();

export const instinctId = z.uuid("must be the id of an instinct");
export const instinctInput = z.strictObject({ id: instinctId });

export const observation = z
  .object({
    id: z.uuid(),
    input_id: text.meta({ description: "Id of the inbox file, or `record:<path>`" }),
    filename: text,
    kind,
    destination: text,
    decided_by: z.enum(DECIDERS),
    instinct: z.uuid().nullable().meta({ description: "Id of the deciding instinct" }),
    record: text.nullable().meta({ description: "The current path of the file's record" }),
    outcome: z.enum(ROUTE_OUTCOMES).meta({ description: "`unchanged`: not corrected" }),
    patterns: z.array(text),
    processed: z.boolean().meta({ description: "Whether a learning run has counted it" }),
    decided_at: time,
    observed_at: time,
    corrected_at: time.nullable(),
  })
  .meta({ id: "Observation" });

export type Observation = z.output<typeof observation>;

const mistake = z.object({
  filename: text,
  destination: text
    .nullable()
    .meta({ description: "Where the file belongs; null if its record was deleted, or is of no project" }),
  record: text.nullable(),
});

export type Mistake = z.output<typeof mistake>;

export const instinct = z
  .object({
    id: z.uuid(),
    kind,
    pattern: text,
    destination: text,
    says: text.meta({ description: "`Files named invoice-* become account records`" }),
    state: z.enum(INSTINCT_STATES),
    agreeing: z.int().meta({
      description:
        "Observations that agree, of `observed`; the curator follows it when `share` reaches `threshold`",
    }),
    observed: z.int(),
    share: z.number(),
    threshold: z.number(),
    accepted: z.boolean(),
    retired_by: z.enum(RETIRED_BY).nullable(),
    uses: z.int(),
    corrected: z.int(),
    wrong: z.int().meta({ description: "Observed files with the pattern that belong elsewhere" }),
    mistakes: z.array(mistake).meta({ description: "The newest of those files" }),
    formed_at: time,
    changed_at: time,
  })
  .meta({ id: "Instinct" });

export type Instinct = z.output<typeof instinct>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), next_cursor: text.nullable() });

export const learningSwitch = z.object({ message: text, enabled: z.boolean() });

export const learningResult = z.object({
  observations_processed: z.int().meta({ description: "Observations that were not counted before" }),
  formed: z.int().meta({ description: "New instincts" }),
  activated: z.int(),
  deactivated: z.int(),
  disabled: z.boolean().meta({ description: "Nothing was done, since learning is off" }),
});

export type LearningResult = z.output<typeof learningResult>;
