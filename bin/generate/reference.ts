import { API_BASE, type ApiOperation } from "@/lib/api";
import { inputAt, responseBodyOf } from "@/lib/api/openapi/examples";
import { addressParametersOf, requestBodyOf } from "@/lib/api/openapi/parameters";
import { responseSchema } from "@/lib/api/openapi/responses";
import { type Components, type Json, toSchema } from "@/lib/api/openapi/schema";
import { TAG_TEXTS } from "@/lib/api/openapi/tags";
import { type Example, HEADER_NAMES, TAGS, type Tag } from "@/lib/operation";
import { cellOf } from "./cell";
import { jsonText } from "./json-text";
import { typeOf } from "./schema-text";
import { schemasOf } from "./schemas";

/** The reference of these operations in Markdown, grouped by tag. */
export function referenceOf(operations: readonly ApiOperation[]): string {
  const schemas: Components = {};
  const used = TAGS.filter((tag) => operations.some((op) => op.tag === tag));
  const sections = used.map((tag) => sectionOf(tag, operations, schemas));
  return `## Reference\n\n${[...sections, schemasOf(schemas)].join("\n")}`;
}

function sectionOf(tag: Tag, operations: readonly ApiOperation[], schemas: Components): string {
  const here = operations.filter((op) => op.tag === tag);
  // A module's exports have no defined order.
  const placeOf = ({ http }: ApiOperation) => `${http.path} ${http.method}`;
  const sorted = here.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return `### ${tag}\n\n${TAG_TEXTS[tag]}\n\n${sorted.map((op) => entryOf(op, schemas)).join("\n")}`;
}

function entryOf(op: ApiOperation, schemas: Components): string {
  const { method, path } = op.http;
  return [
    `#### ${method} ${path}`,
    `${op.summary}.${op.description ? ` ${op.description}` : ""}`,
    inputTable(op, schemas),
    textBodyOf(op),
    replyOf(op, schemas),
    ...(op.examples ?? []).map((example) => exampleOf(op, example)),
  ]
    .filter((part) => part !== "")
    .map((part) => `${part}\n`)
    .join("\n");
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Json;
}

function inputTable(op: ApiOperation, schemas: Components): string {
  const inAddress = addressParametersOf(op, schemas) as unknown as Parameter[];
  const rows = [...inAddress, ...bodyFields(op, schemas)].map(
    ({ name, in: location, required, description, schema }) =>
      `| \`${name}\` | ${location} | ${typeOf(schema)}${required ? ", required" : ""} | ${cellOf(description ?? schema.description)} |`,
  );
  return rows.length === 0 ? "" : ["| Name | In | Type | |", "|---|---|---|---|", ...rows].join("\n");
}

function bodyFields(op: ApiOperation, schemas: Components): Parameter[] {
  const body = requestBodyOf(op, schemas) as { content: Record<string, { schema: Json }> } | undefined;
  const schema = body?.content["application/json"]?.schema;
  const object = (schema?.anyOf as Json[] | undefined)?.find((each) => each.properties) ?? schema;
  const required = new Set(object?.required as string[] | undefined);
  return Object.entries((object?.properties ?? {}) as Record<string, Json>).map(([name, inner]) => ({
    name,
    in: "body",
    required: required.has(name),
    schema: inner,
  }));
}

const textBodyOf = ({ http: { textBody } }: ApiOperation): string =>
  textBody ? `The body is the text, as \`${textBody.type}\`.` : "";

function replyOf(op: ApiOperation, schemas: Components): string {
  const status = op.http.hasCreated ? "201, or 200 where nothing was created" : (op.http.status ?? 200);
  const errors = op.errors?.length ? ` Errors: ${op.errors.map((code) => `\`${code}\``).join(", ")}.` : "";
  return `${status}: ${bodyText(op, schemas)}.${op.kind === "run" ? " 202 while the run is not finished." : ""}${errors}`;
}

function bodyText(op: ApiOperation, schemas: Components): string {
  if (op.kind === "file") return "the file";
  const text = typeOf(toSchema(responseSchema(op), "output", schemas, op.id));
  return op.kind === "stream" ? `server-sent events, each ${text}` : text;
}

/** An example as request and response. */
function exampleOf(op: ApiOperation, example: Example<Json>): string {
  const { method, path } = op.http;
  const inPath = inputAt(op, example, "path");
  const target = path.replace(/\{(\w+)\}/g, (_, name) => encodePath(String(inPath[name])));
  const query = new URLSearchParams(
    Object.entries(inputAt(op, example, "query")).map(([key, value]) => [key, String(value)]),
  );
  const line = `${method} ${API_BASE}${target}${query.size > 0 ? `?${query}` : ""}`;
  const request = [line, ...headerLines(op, example), ...bodyLines(op, example)].join("\n");
  const response = jsonText(responseBodyOf(op, example));
  const blocks = [`\`\`\`http\n${request}\n\`\`\``, `\`\`\`json\n${response}\n\`\`\``];
  return [...(example.summary ? [`${example.summary}:`] : []), ...blocks].join("\n\n");
}

function headerLines({ http: { textBody }, ...op }: ApiOperation, { input = {} }: Example<Json>): string[] {
  const given = Object.keys(op.input.shape).filter((key) => HEADER_NAMES[key] && input[key] !== undefined);
  const headers = given.map((key) => `${HEADER_NAMES[key]}: ${input[key]}`);
  return textBody ? [`Content-Type: ${textBody.type}`, ...headers] : headers;
}

function bodyLines(op: ApiOperation, example: Example<Json>): string[] {
  const body = inputAt(op, example, "body");
  const { textBody } = op.http;
  if (textBody) return ["", String(body[textBody.key]).trimEnd()];
  return Object.keys(body).length > 0 ? ["", jsonText(body)] : [];
}

/** Slashes of a record's path may be sent as they are. */
const encodePath = (value: string): string => value.split("/").map(encodeURIComponent).join("/");
