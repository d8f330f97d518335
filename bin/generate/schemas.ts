import type { Components, Json } from "@/lib/api/openapi/schema";
import { cellOf } from "./cell";
import { typeOf } from "./schema-text";

/** What operations share, in Markdown: each schema with its fields. */
export function schemasOf(schemas: Components): string {
  const names = Object.keys(schemas).sort();
  return `### Schemas\n\n${names.map((name) => `#### ${name}\n\n${textOf(schemas[name] ?? {})}\n`).join("\n")}`;
}

function textOf(schema: Json): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  if (properties.length === 0)
    return `${schema.description ? `${schema.description}: ` : ""}${typeOf(schema)}.`;
  const rows = properties.map(
    ([name, inner]) => `| \`${name}\` | ${typeOf(inner)} | ${cellOf(inner.description)} |`,
  );
  return ["| Name | Type | |", "|---|---|---|", ...rows].join("\n");
}
