import { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import { acceptedRun } from "@/lib/runs";
import { type ApiOperation, acceptsIdempotencyKey, isConditional, isWriting } from "../kinds";
import { HTTP_STATUS } from "../reply/errors";
import { ERROR_SCHEMA, ERROR_TEXTS, FORM_ERROR } from "./errors";
import { namedExamples, responseBodyOf } from "./examples";
import { sampleOf } from "./sample";
import { type Components, type Json, toSchema } from "./schema";

/** Codes that any operation can answer. */
const COMMON: ErrorCode[] = ["VALIDATION_ERROR", "INTERNAL_ERROR", "UNAVAILABLE"];
const WITH_KEY: ErrorCode[] = ["UNAUTHORIZED", "RATE_LIMITED"];
const WITH_BODY: ErrorCode[] = ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
/** Codes of operations that accept an `Idempotency-Key`. */
const WRITING: ErrorCode[] = ["CONFLICT", "IDEMPOTENCY_MISMATCH"];
/** Of operations that a read-only key may not call. */
const REFUSED: ErrorCode[] = ["FORBIDDEN"];

/** The responses of an operation by status. */
export function responsesOf(op: ApiOperation, hasBody: boolean, components: Components): Json {
  const codes = [...new Set(codesOf(op, { hasBody }))].sort((a, b) => HTTP_STATUS[a] - HTTP_STATUS[b]);
  const headers = headersOf([
    ...(op.kind === "public" ? [] : QUOTA),
    ...(op.http.linkCursor === undefined ? [] : ["Link"]),
    ...(isConditional(op) ? ["ETag"] : []),
    ...(op.http.headerNames ?? []),
  ]);
  const content = contentOf(op, components);
  return {
    [op.http.status ?? 200]: { description: doneText(op), headers, content },
    ...(op.http.hasCreated && { 201: { description: "Created", headers, content } }),
    ...(isConditional(op) && { 304: NOT_MODIFIED }),
    ...(op.kind === "run" && { 202: { $ref: "#/components/responses/Accepted" } }),
    ...Object.fromEntries(codes.map((code) => [HTTP_STATUS[code], errorOf(op, code)])),
  };
}

/** What an error is answered with: of operations that take forms, in OAuth's form where the request was one. */
const errorOf = (op: ApiOperation, code: ErrorCode): Json =>
  op.http.form ? errorResponse(code, FORM_ERROR) : { $ref: `#/components/responses/${code}` };

const NOT_MODIFIED: Json = { $ref: "#/components/responses/NotModified" };

function doneText(op: ApiOperation): string {
  if (op.http.status === 201) return "Created";
  return op.kind === "run" ? "Done; the result of the run" : "Done";
}

const codes = (Object.keys(HTTP_STATUS) as ErrorCode[]).filter((code) => code !== "METHOD_NOT_ALLOWED");

/** The responses that operations share. */
export const sharedResponses = (components: Components): Json => ({
  Accepted: {
    description: "The run is not finished; its result will be at status_url",
    headers: headersOf([...QUOTA, "Location"]),
    content: { "application/json": acceptedContent(toSchema(acceptedRun, "output", components), components) },
  },
  NotModified: { description: "Not modified: If-None-Match has the ETag", headers: headersOf(["ETag"]) },
  ...Object.fromEntries(codes.map((code) => [code, errorResponse(code, ERROR_SCHEMA)])),
});

const acceptedContent = (schema: Json, components: Components): Json => ({
  schema,
  example: sampleOf(schema, components, "AcceptedRun"),
});

/** OpenAPI 3.1 has no words for the events of a stream: their data is described as the content of a text. */
function contentOf(op: ApiOperation, components: Components): Json {
  const schema = toSchema(responseSchema(op), "output", components, op.id);
  if (op.kind === "file") return ofTypes(["application/octet-stream", ...(op.shown ?? [])], schema);
  const example = namedExamples(op, schema, components, (each) => responseBodyOf(op, each));
  if (op.kind !== "stream")
    return {
      "application/json": { schema, ...example },
      ...(op.kind === "plain" &&
        op.text && { [op.text.type]: { schema: { type: "string" }, example: TEXT_EXAMPLE } }),
    };
  const data = { type: "string", contentMediaType: "application/json", contentSchema: schema };
  const description = "Server-sent events without end; `contentSchema` describes the data of each";
  return { "text/event-stream": { schema: { ...data, description }, example: STREAM_EXAMPLE } };
}

const ofTypes = (types: readonly string[], schema: Json): Json =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const TEXT_EXAMPLE = "---\ntype: person\n---\nMet at the trade fair.\n";
const STREAM_EXAMPLE = 'id: 1\ndata: {"line": "worker started"}\n\n';

/** The schema of the body of a successful reply. */
export function responseSchema({ http, output }: Pick<ApiOperation, "http" | "output">): z.ZodType {
  if (http.responseBody === undefined || !(output instanceof z.ZodObject)) return output;
  return output.shape[http.responseBody] as z.ZodType;
}

const QUOTA = ["RateLimit", "RateLimit-Policy"];
/** Headers of replies of one status only. */
const OF_STATUS: Record<number, string[]> = { 401: ["WWW-Authenticate"], 429: ["Retry-After"] };

const headersOf = (names: readonly string[]): Json =>
  Object.fromEntries(
    ["X-Request-Id", ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** The codes that an operation can answer. */
export const codesOf = (op: ApiOperation, { hasBody }: { hasBody: boolean }): ErrorCode[] => [
  ...COMMON,
  ...(op.kind === "public" ? [] : WITH_KEY),
  ...(hasBody ? WITH_BODY : []),
  ...(acceptsIdempotencyKey(op) ? WRITING : []),
  ...(isWriting(op) ? REFUSED : []),
  ...(op.kind === "run" ? (["EXEC_ERROR"] as const) : []),
  ...(op.errors ?? []),
];

function errorResponse(code: ErrorCode, schema: Json): Json {
  const error = { code, message: ERROR_TEXTS[code], request_id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" };
  return {
    description: ERROR_TEXTS[code],
    headers: headersOf(OF_STATUS[HTTP_STATUS[code]] ?? []),
    content: { "application/json": { schema, example: { error } } },
  };
}
