import { fieldOf } from "./fields";
import type { Components, Json } from "./schema";

/**
 * A value that a schema allows, made of the example values of its fields: the example of a body or reply that has none of
 * its own.
 */
export function sampleOf(schema: Json, components: Components, owner: string, name = ""): unknown {
  const { value, of, as } = resolve(schema, components, owner);
  const example = name === "" ? undefined : fieldOf(owner, name)?.[1];
  if (example !== undefined && fits(example, value, components)) return example;
  return made(value, components, of, as ? "" : name);
}

function resolve(schema: Json, components: Components, owner: string) {
  const ref = typeof schema.$ref === "string" ? schema.$ref.replace(/.*\//, "") : undefined;
  if (ref === undefined) return { value: schema, of: owner, as: false };
  return { value: components[ref] ?? {}, of: ref, as: true };
}

function made(schema: Json, components: Components, owner: string, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [first] = alternativesOf(schema);
  if (first) return sampleOf(first, components, owner, name);
  if (isObject(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner]) => [key, sampleOf(inner, components, owner, key)]),
    );
  const [type] = typesOf(schema);
  if (type === "array")
    return isObject(schema.items) ? [sampleOf(schema.items, components, owner, name)] : [];
  return PLAIN[`${schema.format ?? type}`] ?? {};
}

const typesOf = ({ type }: Json): unknown[] =>
  Array.isArray(type) ? type : type === undefined ? [] : [type];

const alternativesOf = ({ anyOf, oneOf }: Json): Json[] =>
  [anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []));

const PLAIN: Readonly<Record<string, unknown>> = {
  uuid: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
  "date-time": "2026-03-02T09:15:00.000Z",
  date: "2026-03-02",
  string: "text",
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

/** Whether an example is of the schema's type: a name may hold a number here and a list there. */
function fits(example: unknown, schema: Json, components: Components): boolean {
  const options = alternativesOf(schema);
  if (options.length > 0)
    return options.some((each) => fits(example, resolve(each, components, "").value, components));
  if (schema.const !== undefined) return schema.const === example;
  if (Array.isArray(schema.enum)) return schema.enum.includes(example);
  const types = typesOf(schema);
  if (Array.isArray(example))
    return (
      types.includes("array") && example.every((each) => fits(each, (schema.items ?? {}) as Json, components))
    );
  if (isObject(example)) return types.includes("object") && !isObject(schema.properties);
  if (schema.format === "uuid" && example !== null && !/^[0-9a-f]{8}-/.test(String(example))) return false;
  const type = typeOf(example);
  return types.length === 0 || types.includes(type) || (type === "integer" && types.includes("number"));
}

const typeOf = (value: unknown): string =>
  value === null ? "null" : Number.isInteger(value) ? "integer" : typeof value;

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
