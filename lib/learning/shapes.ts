import { z } from "zod";
import { DECIDERS, INSTINCT_STATES, RETIRED_BY, ROUTE_KINDS, ROUTE_OUTCOMES } from "./tables";

const kind = z.enum(ROUTE_KINDS);

const text = z.string();

const time = z.iso.datetime();

export const instinctId = z.uuid("must be the id of an instinct");
export const instinctInput = z.strictObject({ id: instinctId });

export const observation = z.object({
  id: z.uuid(),
  input_id: text.meta({ description: "Id of the inbox file, or `record:<path>`" }),
  filename: text,
  kind,
  destination: text,
  decided_by: z.enum(DECIDERS),
  instinct: z.uuid().nullable().meta({ description: "Id of the instinct that decided it" }),
  record: text.nullable().meta({ description: "The record that the file became, where it lies now" }),
  outcome: z.enum(ROUTE_OUTCOMES).meta({ description: "`unchanged`: nobody has corrected it" }),
  patterns: z.array(text),
  processed: z.boolean().meta({ description: "Whether a reflection has counted it" }),
  decided_at: time,
  observed_at: time,
  corrected_at: time.nullable(),
});

/** A decision as it is told. */
export type ToldObservation = z.output<typeof observation>;

export const instinct = z.object({
  id: z.uuid(),
  kind,
  pattern: text,
  destination: text,
  says: text.meta({ description: "`Files named invoice-* become account records`" }),
  state: z.enum(INSTINCT_STATES),
  agreeing: z.int().meta({
    description: "Observations that agree, of so many; their share, and the one from which it is followed",
  }),
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

/** An instinct as it is told. */
export type ToldInstinct = z.output<typeof instinct>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), next_cursor: text.nullable() });

export const turned = z.object({ message: text, enabled: z.boolean() });

/**
 * The result of a learning run: observations that no run had counted before, new instincts, and instincts that became
 * active or inactive. `disabled`: nothing was done, because learning is off.
 */
export const reflection = z.object({
  observations_processed: z.int(),
  formed: z.int(),
  activated: z.int(),
  deactivated: z.int(),
  disabled: z.boolean(),
});

export type Reflection = z.output<typeof reflection>;
