import { z } from "zod";

/** What the reference reads of a JSON schema. */
export const schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get allOf() {
    return z.array(schema).optional();
  },
});

export type Schema = z.output<typeof schema>;
export type Schemas = Readonly<Record<string, Schema>>;

/** The schema that a reference names, with the description of the reference. */
export function resolved(given: Schema, schemas: Schemas): Schema {
  const named = given.$ref && schemas[nameOfRef(given.$ref)];
  return named ? { ...named, ...(given.description && { description: given.description }) } : given;
}

export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

/** The type of a value, as a person writes it: `list of string`. */
export function typeText(given: Schema, schemas: Schemas): string {
  const {
    type,
    format,
    items,
    enum: values,
    const: constant,
    oneOf,
    anyOf,
    allOf,
  } = resolved(given, schemas);
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return "string";
  const alternatives = oneOf ?? anyOf;
  if (alternatives) {
    const texts = alternatives.map((each) => typeText(each, schemas));
    return [...new Set(texts)].join(" or ");
  }
  if (allOf) return "object";
  if (type === "array") return items ? `list of ${typeText(items, schemas)}` : "list";
  const name = Array.isArray(type) ? type.join(" or ") : (type ?? "any");
  return format ? `${name} (${format})` : name;
}
