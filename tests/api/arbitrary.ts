import fc from "fast-check";

/** What the OpenAPI document says of a value: as much of JSON Schema as our operations use. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** Text of all alphabets, control characters and halves of characters. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "\0",
      "\ud800",
      "\udfff",
      "\u202e",
      "%",
      "/",
      "\\",
      ".",
      "'",
      '"',
      "\n",
      "[",
      "]",
      "{",
      "-",
      ":",
      "#",
    ),
  }),
  fc.constantFrom("", " ", "null", "__proto__", "constructor", "..", "%00", "true", "1e999", "-0"),
);

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  anyText,
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], { a: null }),
);

/** Metadata: names of fields that mean something among any. */
export const anyFields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      "status",
      "tags",
      "created",
      "name",
      "subject",
      "type",
      "related",
      "project",
      "aliases",
      "x",
    ),
    anyText,
  ),
  anyJson,
  { maxKeys: 5, noNullPrototype: true },
);

/** Values that a schema allows; where it says little, anything that it does not forbid. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  switch (schema.type) {
    case "string":
      return schema.format === "uuid" ? fc.uuid() : anyText;
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case "object":
      return schema.properties ? objectOf(schema) : anyFields;
    default:
      return anyJson;
  }
}

const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, arbitraryOf(inner)])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
