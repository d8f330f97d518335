import type { Json } from "@/lib/api/openapi/schema";
import { comment, membersOf, typeOf } from "./types";

/** An operation as the document describes it. */
export interface Described {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Json }>; headers?: object }>;
}

export interface Placed {
  method: string;
  path: string;
  op: Described;
}

/** Headers that the wrapper itself sends. */
const OWN_HEADERS = new Set(["If-None-Match", "Idempotency-Key", "Prefer"]);

/** The entry of an operation: the types of what it takes and answers. */
export function entryOf({ op }: Placed): string {
  const input = inputOf(op);
  const optional = (input.required as string[]).length === 0;
  return [
    comment(op.summary, "  "),
    `  ${op.operationId}: {\n`,
    `    input${optional ? "?" : ""}: {\n${membersOf(input, "      ")}    };\n`,
    `    output: ${outputOf(op)};\n`,
    "  };\n",
  ].join("");
}

/** How an operation is sent, for the wrapper. */
export function routeOf({ method, path, op }: Placed): string {
  const at = (place: string) => parametersOf(op).filter((each) => each.in === place);
  const headers = Object.fromEntries(at("header").map(({ name }) => [keyOf(name), name]));
  const body = Object.keys(op.requestBody?.content ?? {})[0];
  const route = {
    method: method.toUpperCase(),
    path,
    ...(at("query").length > 0 && { query: at("query").map(({ name }) => name) }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body?.startsWith("text/") && { text: TEXT_KEY }),
    ...(isRepeatable(method, op) && { repeatable: true }),
    ...(replyOf(op)?.[0] !== "application/json" && { raw: true }),
    ...(pageOf(op) !== undefined && { page: pageOf(op) }),
  };
  return `  ${op.operationId}: ${JSON.stringify(route)},\n`;
}

/** Reading and what accepts a key for a repeated call may be sent again after a lost reply. */
const isRepeatable = (method: string, op: Described): boolean =>
  method === "get" || (op.parameters ?? []).some(({ name }) => name === "Idempotency-Key");

const parametersOf = (op: Described) =>
  (op.parameters ?? []).filter(
    ({ name, in: place }) =>
      !OWN_HEADERS.has(name) ||
      (place === "header" && name === "If-None-Match" && op.requestBody !== undefined),
  );

/** `If-Match` is `ifMatch` in the input. */
const keyOf = (name: string): string =>
  name
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace(/-([A-Za-z])/g, (_, letter) => letter.toUpperCase());

/** The argument of a client's method that is sent as a body of plain text. */
const TEXT_KEY = "text";

function inputOf(op: Described): Json {
  const properties: Record<string, Json> = {};
  const required: string[] = [];
  for (const { name, in: place, required: isRequired, description, schema } of parametersOf(op)) {
    const key = place === "header" ? keyOf(name) : name;
    properties[key] = { description, ...schema };
    if (isRequired) required.push(key);
  }
  const [type, body] = Object.entries(op.requestBody?.content ?? {})[0] ?? [];
  if (type?.startsWith("text/")) {
    properties[TEXT_KEY] = { type: "string", description: "The body" };
    required.push(TEXT_KEY);
  } else if (body) {
    const object = ((body.schema.anyOf as Json[] | undefined)?.find((each) => each.properties) ??
      body.schema) as Json;
    for (const [name, schema] of Object.entries((object.properties ?? {}) as Record<string, Json>))
      properties[name] ??= schema;
    required.push(...((object.required ?? []) as string[]));
  }
  return { type: "object", properties, required };
}

const replyOf = ({ responses }: Described) =>
  Object.entries((responses["200"] ?? responses["201"])?.content ?? {})[0];

function outputOf(op: Described): string {
  const [type, media] = replyOf(op) ?? [];
  if (type !== "application/json" || !media) return "Response";
  const done = typeOf(media.schema, "    ");
  return op.responses["202"] ? `${done} | AcceptedRun` : done;
}

/** The key of the list in a reply that has further pages; empty where the reply is the list itself. */
function pageOf(op: Described): string | undefined {
  const takesCursor = (op.parameters ?? []).some(({ name }) => name === "cursor");
  const schema = replyOf(op)?.[1].schema;
  if (!takesCursor || !schema) return undefined;
  if (schema.type === "array") return "";
  const lists = Object.entries((schema.properties ?? {}) as Record<string, Json>).filter(
    ([name, { type }]) => type === "array" && name !== "hints",
  );
  return lists[0]?.[0];
}
