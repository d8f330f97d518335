import { z } from "zod";
import { ENTITY_TYPES } from "../plan";
import { PROPOSAL_STATES, REVIEWS } from "../tables";

/** A link of a proposal; an end is the key of an entity of the same file, or the path of a record. */
export const proposedLink = z.object({ from: z.string(), to: z.string(), field: z.string() });
export type ProposedLink = z.output<typeof proposedLink>;

const value = z.union([z.string().max(2000), z.number(), z.boolean()]);
const proposedFields = z.record(z.string(), z.union([value, z.array(z.string().max(500)).max(200)]));

export const proposal = z
  .object({
    id: z.uuid(),
    file: z.object({ id: z.uuid(), filename: z.string() }),
    note: z.string().meta({ description: "The path of the file's note" }),
    type: z.enum(ENTITY_TYPES),
    name: z.string(),
    owner: z.string().nullable().meta({ description: "Who is to do a task, where the file says so" }),
    fields: proposedFields,
    evidence: z.string().meta({ description: "A quote from the file" }),
    confidence: z.number(),
    likely: z.boolean().meta({
      description: "Whether it is likelier right than wrong. The dashboard counts these, and folds others",
    }),
    state: z.enum(PROPOSAL_STATES),
    path: z
      .string()
      .nullable()
      .meta({ description: "Of the record: a decision that is a draft, or what was accepted" }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Proposal" });
export type Proposal = z.output<typeof proposal>;

export const settings = z
  .object({
    review: z.enum(REVIEWS, `must be one of ${REVIEWS.join(", ")}`).meta({
      description:
        "Which findings need review: those that the curator is unsure of, all, or none. Decisions are drafts until they are accepted, unless it is off.",
    }),
  })
  .meta({ id: "CuratorSettings" });
export type CuratorSettings = z.output<typeof settings>;
