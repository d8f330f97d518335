import type { Json } from "@/lib/api/openapi/schema";

/** The TypeScript type of a JSON Schema; `named` types are of the module of components. */
export function typeOf(schema: Json, indent = ""): string {
  if (typeof schema.$ref === "string") return schema.$ref.replace(/.*\//, "");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return union(options.map((each) => typeOf(each, indent)));
  if (Array.isArray(schema.allOf)) return schema.allOf.map((each) => typeOf(each, indent)).join(" & ");
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)));
  if (schema.type === "array") return listOf(typeOf((schema.items ?? {}) as Json, indent));
  if (schema.type === "object") return objectOf(schema, indent);
  return PLAIN[String(schema.type)] ?? "unknown";
}

/** The members of an object, each with its description. */
export function membersOf(schema: Json, indent = ""): string {
  const required = new Set((schema.required ?? []) as string[]);
  return Object.entries((schema.properties ?? {}) as Record<string, Json>)
    .map(([name, inner]) => {
      const type = typeOf(inner, `${indent}  `);
      return `${comment(inner.description, indent)}${indent}${key(name)}${required.has(name) ? "" : "?"}: ${type};\n`;
    })
    .join("");
}

export const comment = (text: unknown, indent: string): string =>
  text === undefined
    ? ""
    : `${indent}/** ${String(text).replaceAll("*/", "*\u200b/").replaceAll("\n", " ")} */\n`;

function objectOf(schema: Json, indent: string): string {
  if (schema.properties) return `{\n${membersOf(schema, `${indent}  `)}${indent}}`;
  const values = schema.additionalProperties;
  const inner = typeof values === "object" && values !== null ? typeOf(values as Json, indent) : "unknown";
  const names = (schema.propertyNames as Json | undefined)?.enum;
  return Array.isArray(names)
    ? `Partial<Record<${union(names.map((name) => JSON.stringify(name)))}, ${inner}>>`
    : `Record<string, ${inner}>`;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

const union = (types: readonly string[]): string => [...new Set(types)].join(" | ") || "never";
const listOf = (type: string): string => (/^\w+$/.test(type) ? `${type}[]` : `Array<${type}>`);
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
