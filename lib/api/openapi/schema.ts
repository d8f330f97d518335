import { z } from "zod";
import { finish } from "./finish";

export type Json = Record<string, unknown>;

/** Schemas named by `.meta({ id })`, which the document lists once and refers to. */
export type Components = Record<string, Json>;

/** Zod leaves out the default of what it reads in two steps, such as a number that may also be text. */
function addDefault({ zodSchema: { _zod }, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) {
  if (_zod.def.type === "default") jsonSchema.default ??= _zod.def.defaultValue;
}

/**
 * A schema as JSON Schema. Named schemas within go to `components`, a reference in their place; properties without a
 * description get the one that their name has within `owner`, a component or an operation.
 */
export function toSchema(
  schema: z.ZodType,
  io: "input" | "output",
  components: Components,
  owner = "",
): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: addDefault,
  });
  for (const [name, named] of Object.entries($defs ?? {})) components[name] = finish(named, io, name);
  // A schema that is named itself is not among those within it.
  const { id, ...rest } = json as Json;
  if (typeof id !== "string") return finish(json, io, owner);
  components[id] = finish(rest, io, id);
  return { $ref: `#/components/schemas/${id}` };
}
