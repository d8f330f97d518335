import type { Json } from "@/lib/api/openapi/schema";

/** A short Markdown description of a JSON Schema: "`open` or `closed`", "integer, 1 to 1000", "list of string". */
export function typeOf(schema: Json): string {
  if (typeof schema.$ref === "string") return nameOf(schema.$ref);
  if (schema.const !== undefined) return code(schema.const);
  if (Array.isArray(schema.enum)) return oneOf(schema.enum.map(code));
  const union = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(union)) return oneOf([...new Set(union.map((each) => typeOf(each as Json)))]);
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => typeOf({ ...schema, type })));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return `list of ${typeOf((schema.items ?? {}) as Json)}`;
    case "integer":
    case "number":
      return `${schema.type}${rangeOf(schema)}`;
    case undefined:
      return "any JSON";
    default:
      return typeof schema.format === "string" ? schema.format : String(schema.type);
  }
}

function objectOf({ properties }: Json): string {
  const names = Object.keys((properties ?? {}) as object);
  return names.length === 0 ? "object" : `{${names.map((name) => `\`${name}\``).join(", ")}}`;
}

/** The bounds, unless they are those of the number type itself. */
function rangeOf({ minimum, maximum }: Json): string {
  const [low, high] = [minimum, maximum].map((bound) =>
    typeof bound === "number" && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined,
  );
  if (low !== undefined && high !== undefined) return `, ${low} to ${high}`;
  if (low !== undefined) return `, at least ${low}`;
  return high === undefined ? "" : `, at most ${high}`;
}

const oneOf = (names: string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

const code = (value: unknown): string => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

/** A link to the schema of this name. */
function nameOf(ref: string): string {
  const name = ref.slice(ref.lastIndexOf("/") + 1);
  return `[${name}](#${name.toLowerCase()})`;
}
