import { fieldOf } from "./fields";
import { portable } from "./pattern";

type Json = Record<string, unknown>;

/** JSON Schema as zod makes it, with our references, without what says nothing, and with a description for each property. */
export function finish(schema: object, io: "input" | "output", owner: string): Json {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !saysNothing(key, value, schema as Json, io))
      .map(([key, value]) => [key, finished(key, value, io, owner)]),
  );
}

function finished(key: string, value: unknown, io: "input" | "output", owner: string): unknown {
  if (key === "default" || key === "enum" || key === "const" || key === "required") return value;
  if (key === "$ref" && typeof value === "string") return value.replace("#/$defs/", "#/components/schemas/");
  if (key === "pattern" && typeof value === "string") return portable(value);
  if (key === "properties") return properties(value as Json, io, owner);
  if (Array.isArray(value)) return value.map((each) => (isObject(each) ? finish(each, io, owner) : each));
  return isObject(value) ? finish(value, io, owner) : value;
}

const properties = (given: Json, io: "input" | "output", owner: string): Json =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const schema = finish(value as object, io, owner);
      const description = schema.description ?? fieldOf(owner, name)?.[0];
      return [name, { ...(description !== undefined && { description }), ...schema }];
    }),
  );

/**
 * A pattern beside a format that says the same, the bounds of numbers that are exact, that names are text; replies may
 * grow.
 */
function saysNothing(key: string, value: unknown, schema: Json, io: "input" | "output"): boolean {
  if (key === "id") return typeof value === "string";
  if (key === "pattern") return schema.format !== undefined;
  if (key === "propertyNames") return isObject(value) && Object.keys(value).join() === "type";
  if (key === "minimum" || key === "maximum") return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  return key === "additionalProperties" && value === false && io === "output";
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
