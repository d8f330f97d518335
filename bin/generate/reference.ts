import type { ApiOperation } from "@/lib/api";
import { parametersOf, requestBodyOf } from "@/lib/api/openapi/parameters";
import { responseSchema } from "@/lib/api/openapi/responses";
import { type Json, toSchema } from "@/lib/api/openapi/schema";
import { TAGS } from "@/lib/operation";
import { typeOf } from "./schema-text";

/** The reference of these operations in Markdown, grouped by tag. */
export function referenceOf(operations: readonly ApiOperation[]): string {
  return `## Reference\n\n${TAGS.map((tag) => sectionOf(tag, operations)).join("\n")}`;
}

function sectionOf(tag: string, operations: readonly ApiOperation[]): string {
  const here = operations.filter((op) => op.tag === tag);
  // A module's exports have no order of their own.
  const placeOf = ({ http }: ApiOperation) => `${http.path} ${http.method}`;
  const sorted = here.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return `### ${tag}\n\n${sorted.map(entryOf).join("\n")}`;
}

function entryOf(op: ApiOperation): string {
  const { method, path } = op.http;
  return [
    `#### ${method} ${path}`,
    `${op.summary}.${op.description ? ` ${op.description}` : ""}`,
    inputTable(op),
    replyOf(op),
    ...(op.examples ?? []).map(exampleOf),
  ]
    .filter((part) => part !== "")
    .map((part) => `${part}\n`)
    .join("\n");
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
}

function inputTable(op: ApiOperation): string {
  const inAddress = (parametersOf(op, {}) as unknown as Parameter[]).filter((each) => each.in !== "header");
  const rows = [...inAddress, ...bodyFields(op)].map(
    ({ name, in: location, required, schema }) =>
      `| \`${name}\` | ${location} | ${typeOf(schema)}${required ? ", required" : ""} | ${descriptionOf(schema)} |`,
  );
  return rows.length === 0 ? "" : ["| Name | In | Type | |", "|---|---|---|---|", ...rows].join("\n");
}

function bodyFields(op: ApiOperation): Parameter[] {
  const body = requestBodyOf(op, {}) as { content: { "application/json": { schema: Json } } } | undefined;
  const schema = body?.content["application/json"].schema;
  const object = (schema?.anyOf as Json[] | undefined)?.find((each) => each.properties) ?? schema;
  const required = new Set(object?.required as string[] | undefined);
  return Object.entries((object?.properties ?? {}) as Record<string, Json>).map(([name, inner]) => ({
    name,
    in: "body",
    required: required.has(name),
    schema: inner,
  }));
}

const descriptionOf = (schema: Json): string =>
  String(schema.description ?? "")
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ");

function replyOf(op: ApiOperation): string {
  const status = op.http.status ?? 200;
  const errors = op.errors?.length ? ` Errors: ${op.errors.map((code) => `\`${code}\``).join(", ")}.` : "";
  return `${status}: ${bodyText(op)}.${op.kind === "run" ? " 202 while the run is not finished." : ""}${errors}`;
}

function bodyText(op: ApiOperation): string {
  if (op.kind === "file") return "the file";
  const text = typeOf(toSchema(responseSchema(op), "output", {}));
  return op.kind === "stream" ? `server-sent events, each ${text}` : text;
}

function exampleOf({ summary, input, output }: NonNullable<ApiOperation["examples"]>[number]): string {
  const parts = [input, output].filter((part) => part !== undefined);
  const blocks = parts.map((part) => `\`\`\`json\n${JSON.stringify(part, null, 2)}\n\`\`\``);
  return [...(summary ? [`${summary}:`] : []), ...blocks].join("\n\n");
}
