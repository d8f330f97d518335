import { z } from "zod";
import { checkName, STATUS_BY_TYPE, typeMeant } from "@/lib/vault";
import { ENTITY_TYPES, type EntityType, NOTE_KEY, plannedEntity, planSchema } from "../plan";

type Json = Record<string, unknown>;

/** A finding whose confidence the model does not say waits for review. */
const UNSAID = 0.8;
const FIELD = /^[a-z][a-z0-9_]{0,63}$/;
const DAY_FIELDS = new Set(["due", "date"]);

/**
 * The plan of a model's answer. What small models often get wrong and what has one meaning is put right: what is missing or
 * null, a type by another name, a confidence in percent, characters that no name may have. Single fields, links and entities
 * that stay wrong are left out, so that the rest counts; where half of the entities would be, the answer is refused.
 */
export const lenientPlan = z.preprocess(
  (answer) => (isObject(answer) ? repaired(answer) : answer),
  planSchema,
);

function repaired(answer: Json): Json {
  const { note, entities, links } = answer;
  if (!isObject(note) || !Array.isArray(entities)) return answer;
  const keys = new Map<unknown, string>([[NOTE_KEY, NOTE_KEY]]);
  const kept = entities.flatMap((entity, at) => {
    const own = isObject(entity) ? repairedEntity(entity, at) : undefined;
    if (own === undefined || !plannedEntity.safeParse(own).success || keys.has(own.was)) return [];
    const { was, ...rest } = own;
    keys.set(was, own.key);
    return [rest];
  });
  if (kept.length * 2 < entities.length) return answer;
  const kinds: readonly unknown[] = planSchema.shape.kind.options;
  return {
    kind: kinds.includes(answer.kind) ? answer.kind : "note",
    note: {
      ...withoutNulls(note),
      type: note.type === "conversation" ? "conversation" : "note",
      name: nameOf(note.name),
      fields: fieldsOf(note.fields),
      body: typeof note.body === "string" ? note.body : "",
    },
    entities: kept,
    links: Array.isArray(links) ? links.flatMap((link) => (isObject(link) ? linkOf(link, keys) : [])) : [],
  };
}

/** With the key that the links of the answer call it by. */
function repairedEntity(entity: Json, at: number): (Json & { key: string; was: unknown }) | undefined {
  const type = typeOf(entity.type);
  if (type === undefined) return undefined;
  const hasKey = plannedEntity.shape.key.safeParse(entity.key).success;
  const key = hasKey ? String(entity.key) : `${type}:n${at + 1}`;
  const { aliases, confidence, body } = entity;
  return {
    ...withoutNulls(entity),
    was: entity.key ?? key,
    key,
    type,
    name: nameOf(entity.name),
    aliases: Array.isArray(aliases)
      ? aliases.filter((alias) => typeof alias === "string" && alias !== "")
      : [],
    fields: fieldsOf(entity.fields, type),
    body: typeof body === "string" ? body : "",
    confidence: confidenceOf(confidence),
  };
}

const typeOf = (written: unknown): EntityType | undefined => {
  const type = typeof written === "string" ? typeMeant(written) : undefined;
  return ENTITY_TYPES.find((each) => each === type);
};

function nameOf(name: unknown): unknown {
  const check = typeof name === "string" ? checkName(name.trim()) : undefined;
  return check === undefined ? name : check.ok ? check.name : check.suggestion;
}

function confidenceOf(confidence: unknown): unknown {
  const share = confidence === undefined || confidence === null ? UNSAID : Number(confidence);
  return share > 1 ? share / 100 : share;
}

/** Those that a record of this type can have: a status of its list, and days that are days. */
function fieldsOf(fields: unknown, type?: EntityType): Json {
  if (!isObject(fields)) return {};
  const statuses = type && STATUS_BY_TYPE[type];
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        FIELD.test(name) &&
        plannedEntity.shape.fields.safeParse({ [name]: value }).success &&
        value !== "" &&
        (name !== "status" || statuses === undefined || statuses.includes(String(value))) &&
        (!DAY_FIELDS.has(name) || z.iso.date().safeParse(value).success),
    ),
  );
}

function linkOf({ from, to, field }: Json, keys: ReadonlyMap<unknown, string>): Json[] {
  const ends = [keys.get(from), keys.get(to)];
  return ends.every((end) => end !== undefined) && typeof field === "string" && FIELD.test(field)
    ? [{ from: ends[0], to: ends[1], field }]
    : [];
}

const withoutNulls = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
