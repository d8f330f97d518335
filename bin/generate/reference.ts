import { API_BASE, type ApiOperation } from "@/lib/api";
import { inputAt, responseBodyOf } from "@/lib/api/openapi/examples";
import { parametersOf, requestBodyOf } from "@/lib/api/openapi/parameters";
import { responseSchema } from "@/lib/api/openapi/responses";
import { type Json, toSchema } from "@/lib/api/openapi/schema";
import { type Example, HEADER_NAMES, TAGS } from "@/lib/operation";
import { jsonText } from "./json-text";
import { typeOf } from "./schema-text";

/** The reference of these operations in Markdown, grouped by tag. */
export function referenceOf(operations: readonly ApiOperation[]): string {
  return `## Reference\n\n${TAGS.map((tag) => sectionOf(tag, operations)).join("\n")}`;
}

function sectionOf(tag: string, operations: readonly ApiOperation[]): string {
  const here = operations.filter((op) => op.tag === tag);
  // A module's exports have no defined order.
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
    textBodyOf(op),
    replyOf(op),
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
  const body = requestBodyOf(op, {}) as { content: Record<string, { schema: Json }> } | undefined;
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
