import { z } from "zod";

export type Json = Record<string, unknown>;

/** Schemas named by `.meta({ id })`, which the document lists once and refers to. */
export type Components = Record<string, Json>;

/** A schema as JSON Schema. Named schemas within go to `components`, a reference in their place. */
export function toSchema(schema: z.ZodType, io: "input" | "output", components: Components): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  for (const [name, named] of Object.entries($defs ?? {})) components[name] = withRefs(named) as Json;
  return withRefs(json) as Json;
}

function withRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRefs);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string"
        ? [key, inner.replace("#/$defs/", "#/components/schemas/")]
        : [key, withRefs(inner)],
    ),
  );
}
