import type { Json } from "./schema";

/** Their keys are names or data of the interface, not words of OpenAPI. */
const NAMES = new Set(["properties", "schemas", "headers", "paths", "responses"]);
const DATA = new Set(["example", "examples", "default", "enum"]);

/** The same document with each description after what it describes, which makes it smaller when it is compressed. */
export const describedLast = (document: Json): Json => each(document, "");

function each(node: Json, at: string): Json {
  const entries = Object.entries(node).map(
    ([key, value]) => [key, DATA.has(key) ? value : inner(value, key)] as const,
  );
  if (NAMES.has(at)) return Object.fromEntries(entries);
  const { description, ...rest } = Object.fromEntries(entries) as Json;
  return description === undefined ? rest : { ...rest, description };
}

function inner(value: unknown, at: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inner(one, ""));
  return typeof value === "object" && value !== null ? each(value as Json, at) : value;
}
