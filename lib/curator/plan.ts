import { z } from "zod";
import { NOTE_KINDS, type SourceFile } from "@/lib/language";
import { checkName } from "@/lib/vault";

/** The record types that a plan may create beside its note. */
export const ENTITY_TYPES = ["person", "org", "project", "task", "decision", "event", "location"] as const;

/** The key that stands for the note itself in `links`. */
export const NOTE_KEY = "note";

const name = z.string().superRefine((text, ctx) => {
  const check = checkName(text);
  if (!check.ok) ctx.addIssue({ code: "custom", message: check.reason });
  else if (check.name !== text) ctx.addIssue({ code: "custom", message: "A name is in Unicode form NFC." });
});
const fieldName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, "A field name is lower case, with _ between words.");
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

const plannedEntity = z.object({
  key: z
    .string()
    .regex(/^[a-z]+:[\p{L}\p{N} ._-]{1,300}$/u, "A key is `<type>:<anything short>`, such as person:1."),
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
 * What shall become of one inbox file, whoever thought of it (the local planner or a model).
 *
 * - `entities[].existing`: path of the known record that this entity is; absent means a new record.
 *   `name` is then the known record's name, `aliases` and `fields` are what the file adds to it.
 * - `entities[].evidence`: a verbatim quote from the source (the decoded text of a mail counts as its source).
 * - `links[]`: metadata field `field` of `from` receives a link to `to`. Every direction that is wanted
 *   is a link of its own. A field that the schema does not list as a list occurs once per `from`.
 */
export const planSchema = z
  .object({
    kind: z.enum(NOTE_KINDS),
    note: plannedNote,
    entities: z.array(plannedEntity).max(200),
    links: z.array(plannedLink).max(4000),
  })
  .superRefine((plan, ctx) => {
    const keys = new Set<string>([NOTE_KEY]);
    plan.entities.forEach((entity, at) => {
      if (keys.has(entity.key)) {
        ctx.addIssue({
          code: "custom",
          path: ["entities", at, "key"],
          message: "Two entities bear this key.",
        });
      }
      keys.add(entity.key);
    });
    plan.links.forEach((link, at) => {
      for (const end of ["from", "to"] as const) {
        if (!keys.has(link[end])) {
          ctx.addIssue({ code: "custom", path: ["links", at, end], message: "No entity bears this key." });
        }
      }
    });
  });

export type Plan = z.infer<typeof planSchema>;
export type PlannedNote = Plan["note"];
export type PlannedEntity = Plan["entities"][number];
export type PlannedLink = Plan["links"][number];
export type EntityType = (typeof ENTITY_TYPES)[number];

/** A record of the vault, as far as a planner needs it to recognise it. */
export interface KnownRecord {
  /** `person/Alice Chen.md` */
  path: string;
  type: string;
  name: string;
  aliases: string[];
}

/** What a planner is given: the file as it lay in the inbox, and what the vault knows. */
export interface PlanInput extends SourceFile {
  known: KnownRecord[];
}
