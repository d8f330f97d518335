import { z } from "zod";
import { DAY_MS } from "@/lib/core/clock";
import { NOTE_KINDS, type SourceFile } from "@/lib/language";
import { checkName } from "@/lib/vault";

/** The record types that a plan may create in addition to its note. */
export const ENTITY_TYPES = ["person", "org", "project", "task", "decision", "event", "location"] as const;

/** A finding of this confidence is written; others wait for review. */
export const SURE = 0.85;
/** A task that was due longer ago waits for review, whatever its confidence. */
export const LONG_OVERDUE_MS = 366 * DAY_MS;
/** From here on a finding is more likely right than wrong, and asks for review; less likely ones do not. */
export const LIKELY = 0.5;

/** How many records one file may become, beside its note. */
export const MAX_ENTITIES = 200;

/** The key of the note itself in `links`. */
export const NOTE_KEY = "note";

const name = z.string().superRefine((text, ctx) => {
  const check = checkName(text);
  if (!check.ok) ctx.addIssue({ code: "custom", message: check.reason });
  else if (check.name !== text)
    ctx.addIssue({ code: "custom", message: "A name must be in Unicode form NFC." });
});
const fieldName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, "A field name must be lower case, with _ between words.");
const scalar = z.union([z.string().max(2000), z.number(), z.boolean()]);
const fields = z.record(fieldName, z.union([scalar, z.array(z.string().max(500)).max(200)]));
const recordPath = z.string().min(4).max(1024).endsWith(".md");

const plannedNote = z.object({
  type: z.enum(["note", "conversation"]),
  name,
  status: z.string().min(1).max(40).optional(),
  fields,
  body: z.string().max(200_000),
});

export const plannedEntity = z.object({
  key: z
    .string()
    .regex(/^[a-z]+:[\p{L}\p{N} ._-]{1,300}$/u, "A key must be `<type>:<short text>`, such as person:1."),
  type: z.enum(ENTITY_TYPES),
  name,
  existing: recordPath.optional(),
  aliases: z.array(z.string().min(1).max(240)).max(50),
  fields,
  body: z.string().max(20_000),
  evidence: z.string().min(1).max(2000),
  confidence: z.number().min(0).max(1),
});

const plannedLink = z.object({
  from: z.string().min(1).max(320),
  to: z.string().min(1).max(320),
  field: fieldName,
});

/**
 * What one inbox file becomes, planned by the local planner or a model.
 *
 * - `entities[].existing`: path of the matching known record; absent for a new record.
 *   `name` is then the known record's name, `aliases` and `fields` are what the file adds to it.
 * - `entities[].evidence`: a verbatim quote from the source (the decoded text of a mail counts as its source).
 * - `links[]`: frontmatter field `field` of `from` receives a link to `to`. Each direction is a separate link. A field
 *   that is not a list occurs once per `from`.
 */
export const planSchema = z
  .object({
    kind: z.enum(NOTE_KINDS),
    note: plannedNote,
    entities: z.array(plannedEntity).max(MAX_ENTITIES),
    links: z.array(plannedLink).max(4000),
  })
  .superRefine((plan, ctx) => {
    const keys = new Set<string>([NOTE_KEY]);
    plan.entities.forEach((entity, at) => {
      if (keys.has(entity.key)) {
        ctx.addIssue({
          code: "custom",
          path: ["entities", at, "key"],
          message: "Another entity has this key.",
        });
      }
      keys.add(entity.key);
    });
    plan.links.forEach((link, at) => {
      for (const end of ["from", "to"] as const) {
        if (!keys.has(link[end])) {
          ctx.addIssue({ code: "custom", path: ["links", at, end], message: "No entity has this key." });
        }
      }
    });
  });

export type Plan = z.infer<typeof planSchema>;
export type PlannedNote = Plan["note"];
export type PlannedEntity = Plan["entities"][number];
export type PlannedLink = Plan["links"][number];
export type EntityType = (typeof ENTITY_TYPES)[number];

/** What a planner needs to recognise a record of the vault. */
export interface KnownRecord {
  /** `person/Alice Chen.md` */
  path: string;
  type: string;
  name: string;
  aliases: string[];
  /** Who does a task. */
  owner?: string;
}

/** The input of a planner: the inbox file and the known records. */
export interface PlanInput extends SourceFile {
  known: KnownRecord[];
}
